/// One thing to do.
struct ToDoItem: Equatable, Sendable {
  let title: String

  init(title: String) {
    self.title = title
  }

  /// - Parameter number: Its place in the list as it is added, from one.
  init(number: Int) {
    title = "To Do Item \(number)"
  }
}
