import Equivalence
import Lessons
import Suites
import Synchronization

/// What the screen that is being checked has gone through, kept where another thread can read it when that screen
/// does not come to an end.
final class CheckHistory: Sendable {
  /// There is one check in a program.
  static let current = CheckHistory()

  private struct State {
    var step = ""
    var start: @Sendable (_ script: [String]) -> [String] = { $0 }
    var events: [String] = []
    /// How much has happened: as long as it grows, the check goes on.
    var count = 0
  }

  private let state = Mutex(State())

  /// How to play what has happened again, written out when it is asked for.
  func begin(at start: @escaping @Sendable (_ script: [String]) -> [String]) {
    state.withLock {
      $0.start = start
      $0.events.removeAll(keepingCapacity: true)
      $0.count += 1
    }
  }

  func add(_ event: String) {
    state.withLock {
      $0.events.append(event)
      $0.count += 1
    }
  }

  var step: String {
    get { state.withLock { $0.step } }
    set { state.withLock { $0.step = newValue } }
  }

  var count: Int { state.withLock { $0.count } }

  /// The last event, and the commands that lead to it.
  var script: (last: String, replay: [String]) {
    state.withLock { ($0.events.last ?? "the start", $0.start($0.events)) }
  }
}
