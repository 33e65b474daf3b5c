import Equivalence
import Lessons
import Renderer

extension ToDoState: PackableState {
  package func pack(into bytes: inout PackedBytes) {
    bytes.append(capacity)
    bytes.append(items) { $0.append($1) }
  }

  package init(unpacking bytes: inout UnpackedBytes) {
    self.init(capacity: bytes.number(), items: bytes.array { $0.text() })
  }
}

extension ToDoSuite {
  package static func exploredSettings(_ size: ExplorationSize) -> ToDoSettings { ToDoSettings(capacity: 4) }

  /// The empty list.
  package static func initialStates(_ settings: ToDoSettings) -> [ToDoState] {
    [ToDoState(capacity: settings.capacity, items: [])]
  }

  /// Every control that is on the screen as a list is shown at first: no explored event depends on the scroll.
  package static func steps(_ settings: ToDoSettings) -> [[Event<ToDoControl>]] {
    [[.press(.add)]] + (0..<min(settings.capacity, 10)).map { [.press(.delete(row: $0))] }
  }
}
