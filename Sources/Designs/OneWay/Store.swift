import Lessons
import Observing

/// Holds the state. Whoever wants another one sends an action; the reducer then changes it, and the store announces it.
final class Store {
  private(set) var state: MinesState
  private let observers = Observers<MinesState>()

  init(state: MinesState) { self.state = state }

  /// Calls the handler with each state until the subscription is dropped.
  func observe(_ handler: @escaping (MinesState) -> Void) -> Subscription { observers.add(handler) }

  func send(_ action: Action) {
    state.reduce(action)
    observers.note(state)
  }
}
