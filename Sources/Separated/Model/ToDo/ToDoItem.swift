/// One thing to do.
package struct ToDoItem: Equatable, Sendable {
  package let title: String

  package init(title: String) {
    self.title = title
  }

  /// - Parameter number: Its place in the list as it is added, from one.
  package init(number: Int) {
    title = "To Do Item \(number)"
  }
}
