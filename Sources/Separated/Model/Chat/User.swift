import Observing

/// One of the two who write. In the model the name is stored here alone. Whoever shows it observes the user.
package final class User {
  /// What changed.
  package enum Change: Equatable, Sendable {
    /// The user with this id has another name.
    case renamed(Int)
  }

  package let id: Int
  package private(set) var name: String { didSet { observers.note(.renamed(id)) } }
  private let observers: Observers<Change>

  init(id: Int, name: String, _ transaction: Transaction) {
    self.id = id
    self.name = name
    observers = Observers(transaction)
  }

  /// Calls the handler with each change until the subscription is dropped.
  package func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  func rename(_ name: String) { self.name = name }
}
