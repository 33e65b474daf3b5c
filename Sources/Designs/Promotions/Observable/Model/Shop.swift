import Lessons

/// Joins the parts of a shop, so that screens can share them and a file can hold them. What there is to ask and to read
/// are the parts.
package final class Shop {
  package let order: Order
  package let store: PromotionStore
  package let request: PromotionRequest
  package let server: LocalPromotionServer

  /// Goes on with a saved shop.
  package init(state: ShopState) {
    order = Order(amount: state.amount, today: state.today)
    server = LocalPromotionServer(promotions: state.server, isOffline: state.isOffline)
    request = PromotionRequest(server: server, pending: state.pending, failure: state.message)
    store = PromotionStore(state.promotions, request: request)
    request.resume(with: store)
  }

  // MARK: Saved state

  package var savedState: ShopState {
    ShopState(
      promotions: store.records, server: server.promotions, amount: order.amount, today: order.today,
      pending: request.pending, message: request.failure, isOffline: server.isOffline)
  }

  /// Takes over a saved shop in place.
  package func restore(_ state: ShopState) {
    order.restore(amount: state.amount, today: state.today)
    server.restore(promotions: state.server, isOffline: state.isOffline)
    store.replace(with: state.promotions)
    request.restore(pending: state.pending, failure: state.message)
    request.resume(with: store)
  }
}
