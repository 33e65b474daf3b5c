import Lessons
import Observing

/// Holds the state. Whoever wants another one sends an action; the reducer then changes it, and the store announces it.
package final class Store {
  package private(set) var state: MinesState
  private let observers = Observers<MinesState>()

  package init(state: MinesState) { self.state = state }

  /// Calls the handler with each state until the subscription is dropped.
  func observe(_ handler: @escaping (MinesState) -> Void) -> Subscription { observers.add(handler) }

  package func send(_ action: Action) {
    state.reduce(action)
    observers.note(state)
  }
}
