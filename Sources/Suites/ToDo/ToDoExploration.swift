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
  /// The empty list.
  package static func initialStates(_ settings: ToDoSettings) -> [ToDoState] {
    [ToDoState(capacity: settings.capacity, items: [])]
  }

  /// Every control that can be on the screen, as far as the list does not scroll: at most ten rows.
  package static func events(_ settings: ToDoSettings) -> [Event<ToDoControl>] {
    precondition(settings.capacity <= 10, "A list that is explored does not scroll (was of \(settings.capacity) rows)")
    return [.press(.add)] + (0..<settings.capacity).map { .press(.delete(row: $0)) }
  }
}
