import Observing

/// One of the two who write, and the only one who knows the name. Whoever shows it observes the user.
package final class User {
  package let id: Int
  package private(set) var name: String
  private let observers = Observers<User>()

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  /// Calls the handler after each renaming until the subscription is dropped.
  package func observe(_ handler: @escaping (User) -> Void) -> Subscription { observers.add(handler) }

  func rename(_ name: String) {
    self.name = name
    observers.announce(self)
  }

  /// Takes over a saved name. The conversation announces it, as a part of everything.
  func restore(_ name: String) { self.name = name }
}
