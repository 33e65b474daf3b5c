/// The lesson To-do: a list of things to do, up to a number of them. Source: "RightMVC", after Wei Wang (onevcat), "A
/// common misuse of MVC" (2018).
package enum ToDo: Lesson {
  package typealias Settings = ToDoSettings
  package typealias Control = ToDoControl
  package typealias State = ToDoState

  package static let name = "todo"
  package static let summary = "add and delete items, up to a capacity"
}

package struct ToDoSettings: LessonSettings {
  package static let capacities = 1...50

  /// How many items there can be.
  package var capacity = 10

  package init() {}

  package init(capacity: Int) { self.capacity = capacity }

  package static var options: [SettingOption<ToDoSettings>] {
    [SettingOption("capacity", \.capacity) { _ in capacities }]
  }
}

package enum ToDoControl: Hashable, Sendable, LosslessStringConvertible {
  /// Appends an item.
  case add
  /// Deletes the item in a row of the list, from zero.
  case delete(row: Int)

  package init?(_ description: String) {
    guard let words = ControlWords(description) else { return nil }
    switch (words.word, words.numbers.count) {
    case ("add", 0): self = .add
    case ("delete", 1): self = .delete(row: words.numbers[0])
    default: return nil
    }
  }

  package var description: String {
    switch self {
    case .add: "add"
    case .delete(let row): "delete \(row)"
    }
  }
}
