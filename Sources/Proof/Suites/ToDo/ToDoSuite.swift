import Equivalence
import Lessons
import Renderer

package enum ToDoSuite: LessonSuite {
  package typealias L = ToDo

  /// The smallest, one that never scrolls, two that do, the largest.
  package static let shapes = [1, 10, 12, 25, 50].map { ToDoSettings(capacity: $0) }

  package static var sources: [EventSource<ToDoControl, ToDoState>] { [.uniform, busy] }

  package static let goals = [
    Goal<ToDoState>("filled") { before, after in !before.isFull && after.isFull },
    Goal("deleted from a full list") { before, after in before.isFull && !after.isFull },
    Goal("emptied") { before, after in !before.items.isEmpty && after.items.isEmpty },
    Goal("longer than what is in sight") { before, after in before.items.count == 10 && after.items.count == 11 },
    Goal("back in sight") { before, after in before.items.count == 11 && after.items.count == 10 },
    Goal("the same title again") { before, after in
      after.items.count > before.items.count && after.items.last.map(before.items.contains) == true
    },
  ]

  /// Nothing of the view is saved.
  package static func keepsView(_ before: ToDoState, _ after: ToDoState) -> Bool { true }

  /// Adds more than it deletes, and between that goes along the rows: up while their number is even, down while it is
  /// odd, so that the way is long enough for the list to scroll.
  private static var busy: EventSource<ToDoControl, ToDoState> {
    EventSource("busy") { generator, window, state in
      switch generator.next(below: 20) {
      case 0...2: .press(.add)
      case 3: .key(.character("a"))
      case 4, 5: generator.press(in: window)
      default: .key(state.items.count.isMultiple(of: 2) ? .up : .down)
      }
    }
  }

  // MARK: Exploration

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

extension ToDoState {
  fileprivate var isFull: Bool { items.count == capacity }
}

extension ToDoState: PackableState {
  package func pack(into bytes: inout PackedBytes) {
    bytes.append(capacity)
    bytes.append(items) { $0.append($1) }
  }

  package init(unpacking bytes: inout UnpackedBytes) {
    self.init(capacity: bytes.number(), items: bytes.array { $0.text() })
  }
}
