import Lessons
import Observing

/// Joins the parts of a shop, so that screens can share them, a file can hold them, and none is announced before all
/// are written. What there is to ask and to observe are the parts.
package final class Shop {
  package let order: Order
  package let store: PromotionStore
  package let request: PromotionRequest
  package let server: LocalPromotionServer
  private let transaction = Transaction()

  /// Goes on with a saved shop.
  package init(state: ShopState) {
    order = Order(amount: state.amount, today: state.today, transaction)
    server = LocalPromotionServer(promotions: state.server, isOffline: state.isOffline, transaction)
    request = PromotionRequest(server: server, pending: state.pending, failure: state.message, transaction)
    store = PromotionStore(state.promotions, request: request, transaction)
    request.resume(with: store)
  }

  // MARK: Saved state

  package var savedState: ShopState {
    ShopState(
      promotions: store.promotions, server: server.promotions, amount: order.amount, today: order.today,
      pending: request.pending, message: request.failure, isOffline: server.isOffline)
  }

  /// Takes over a saved shop in place.
  package func restore(_ state: ShopState) {
    transaction.perform {
      order.restore(amount: state.amount, today: state.today)
      server.restore(promotions: state.server, isOffline: state.isOffline)
      store.replace(with: state.promotions)
      request.restore(pending: state.pending, failure: state.message)
      request.resume(with: store)
    }
  }
}
