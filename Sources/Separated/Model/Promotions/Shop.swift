import Lessons
import Observing

/// A merchant's promotions, and one order: joins store, request and calculator, and announces what changed.
package final class Shop {
  /// What changed.
  package enum Change: Equatable, Sendable {
    case added(Int)
    case removed(Int)
    case edited(Int, PromotionStore.Property)
    /// The list was replaced by the server's.
    case loaded
    case amount
    case today
    /// A request was sent, or answered.
    case request
    case isOffline
    /// All of it: a saved shop was restored.
    case everything
  }

  /// What the order comes to, in cents.
  package private(set) var amount: Int
  /// The day, from zero.
  package private(set) var today: Int
  package let store: PromotionStore
  package let request: PromotionRequest
  private let server: LocalPromotionServer
  private let observers = Observers<Change>()

  /// Goes on with a saved shop.
  package init(state: ShopState) {
    amount = state.amount
    today = state.today
    server = LocalPromotionServer(promotions: state.server, isOffline: state.isOffline)
    request = PromotionRequest(server: server, observers: observers)
    store = PromotionStore(request: request, observers: observers)
    request.restore(pending: state.pending, failure: state.message)
    store.restore(state.promotions)
  }

  /// Calls the handler with each change until the subscription is dropped.
  package func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  package var bestDiscount: PromotionRecord? { calculator.best(.discount, for: amount) }
  /// What the order costs, in cents.
  package var price: Int { calculator.price(of: amount) }
  private var calculator: PromotionCalculator { PromotionCalculator(store: store, today: today) }

  // MARK: The order

  /// Appends a promotion that begins today.
  package func addPromotion() { store.addPromotion(on: today) }

  /// - Parameter steps: Each is 10.00.
  package func stepAmount(by steps: Int) {
    let stepped = (amount + steps * 10_00).clamped(to: Promotions.money)
    if stepped == amount { return }
    amount = stepped
    observers.note(.amount)
  }

  package func stepToday(by days: Int) {
    let stepped = (today + days).clamped(to: Promotions.days)
    if stepped == today { return }
    today = stepped
    observers.note(.today)
  }

  // MARK: The server

  package var isOffline: Bool { server.isOffline }

  package func toggleOffline() {
    server.toggleOffline()
    observers.note(.isOffline)
  }

  /// Time passes: the server answers.
  package func tick() { server.tick() }

  // MARK: Saved state

  package var savedState: ShopState {
    ShopState(
      promotions: store.promotions, server: server.promotions, amount: amount, today: today,
      pending: request.pending, message: request.failure, isOffline: isOffline)
  }

  /// Takes over a saved shop in place.
  package func restore(_ state: ShopState) {
    amount = state.amount
    today = state.today
    server.restore(promotions: state.server, isOffline: state.isOffline)
    request.restore(pending: state.pending, failure: state.message)
    store.restore(state.promotions)
    observers.note(.everything)
  }
}
