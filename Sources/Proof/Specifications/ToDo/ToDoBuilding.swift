import Lessons

extension ToDo {
  static func holding(_ titles: String..., capacity: Int = 10) -> ToDoState { State(capacity: capacity, items: titles) }

  static func items(_ count: Int, of capacity: Int = 10) -> ToDoState {
    State(capacity: capacity, items: (0..<count).map { "To Do Item \($0 + 1)" })
  }

  static func presses(_ control: String, _ count: Int) -> String { lines("press \(control)", count) }

  static func keys(_ key: String, _ count: Int) -> String { lines("key \(key)", count) }
}
