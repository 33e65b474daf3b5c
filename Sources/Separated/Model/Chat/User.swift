import Observing

/// One of the two who write, and the only one who knows the name. Whoever shows it observes the user.
package final class User {
  /// What changed.
  package enum Change: Equatable, Sendable {
    /// The user with this id has another name.
    case renamed(Int)
  }

  package let id: Int
  package private(set) var name: String
  private let observers = Observers<Change>()

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// Calls the handler with each change until the subscription is dropped.
  package func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  func rename(_ name: String) {
    self.name = name
    observers.announce(.renamed(id))
  }

  /// Takes over a saved name, unannounced: the collection of messages announces that everything was restored.
  func restore(_ name: String) { self.name = name }
}
