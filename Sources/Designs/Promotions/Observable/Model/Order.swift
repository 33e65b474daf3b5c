import Lessons
import Observation

/// An order, on a day.
@Observable
package final class Order {
  /// What the order comes to before any promotion, in cents.
  package private(set) var amount: Int
  /// The day, from zero.
  package private(set) var today: Int

  init(amount: Int, today: Int) {
    self.amount = amount
    self.today = today
  }

  /// - Parameter steps: Each is 10.00.
  package func stepAmount(by steps: Int) { amount = (amount + steps * 10_00).clamped(to: Promotions.money) }

  package func stepToday(by days: Int) { today = (today + days).clamped(to: Promotions.days) }

  /// Takes over a saved order.
  func restore(amount: Int, today: Int) {
    self.amount = amount
    self.today = today
  }
}
