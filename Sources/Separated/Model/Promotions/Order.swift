import Lessons
import Observing

/// An order, on a day.
package final class Order {
  /// What changed.
  package enum Change: Equatable, Sendable {
    case amount, today
  }

  /// What the order comes to before any promotion, in cents.
  package private(set) var amount: Int { didSet { if amount != oldValue { observers.note(.amount) } } }
  /// The day, from zero.
  package private(set) var today: Int { didSet { if today != oldValue { observers.note(.today) } } }
  private let observers: Observers<Change>

  init(amount: Int, today: Int, _ transaction: Transaction) {
    self.amount = amount
    self.today = today
    observers = Observers(transaction)
  }

  /// Calls the handler with each change until the subscription is dropped.
  package func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  /// - Parameter steps: Each is 10.00.
  package func stepAmount(by steps: Int) { amount = (amount + steps * 10_00).clamped(to: Promotions.money) }

  package func stepToday(by days: Int) { today = (today + days).clamped(to: Promotions.days) }

  /// Takes over a saved order.
  func restore(amount: Int, today: Int) {
    self.amount = amount
    self.today = today
  }
}
