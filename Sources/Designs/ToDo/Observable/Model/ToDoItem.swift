/// One thing to do. Two items with the same title are still two.
package final class ToDoItem: Sendable {
  package let title: String

  init(title: String) {
    self.title = title
  }

  /// - Parameter number: Its place in the list as it is added, from one.
  convenience init(number: Int) {
    self.init(title: "To Do Item \(number)")
  }
}
