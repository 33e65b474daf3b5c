import Lessons
import Observing

/// A merchant's promotions, and one order: joins store, request and calculator, and announces what changed.
package final class Shop {
  /// What changed.
  package enum Change: Equatable, Sendable {
    case added(Int)
    case removed(Int)
    case edited(Int, Promotion.Property)
    case amount
    case today
    /// A request was sent, or answered.
    case request
    /// The list was replaced by the server's.
    case loaded
    case isOffline
    /// All of it: a saved shop was restored.
    case everything
  }

  /// Of the order, in cents.
  package private(set) var amount: Int
  /// The day, from zero.
  package private(set) var today: Int
  private var store: PromotionStore
  private let request: PromotionRequest
  private let server: LocalPromotionServer
  private let observers = Observers<Change>()

  /// Goes on with a saved shop.
  package init(state: ShopState) {
    amount = state.amount
    today = state.today
    store = PromotionStore(state.promotions.map(Promotion.init))
    server = LocalPromotionServer(promotions: state.server, isOffline: state.isOffline)
    request = PromotionRequest(server: server)
    restoreRequest(state)
  }

  /// Calls the handler with each change until the subscription is dropped.
  package func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  package var promotions: [Promotion] { store.promotions }
  package var bestDiscount: Promotion? { calculator.best(.discount, for: amount) }
  /// What the order costs, in cents.
  package var price: Int { calculator.price(of: amount) }
  private var calculator: PromotionCalculator { PromotionCalculator(store: store, today: today) }

  package var pending: PendingRequest? { request.pending }
  package var failure: RequestFailure? { request.failure }
  package var isOffline: Bool { server.isOffline }

  // MARK: The list

  /// Appends a promotion for a week; does nothing while a request is pending, or when there are six.
  package func addPromotion() {
    if pending != nil || store.isFull { return }
    store.addPromotion(today: today)
    observers.announce(.added(promotions.count - 1))
  }

  /// Does nothing while a request is pending.
  package func removePromotion(_ index: Int) {
    if pending != nil { return }
    store.removePromotion(index)
    observers.announce(.removed(index))
  }

  // MARK: Edits

  /// Keeps the discount where the rule allows it, and else takes the nearest limit.
  package func setRule(_ promotionType: PromotionType, _ discountType: DiscountType, of index: Int) {
    edit(index, .rule) { $0.setRule(promotionType, discountType, of: index) }
  }

  package func toggleActive(_ index: Int) { edit(index, .isActive) { $0.toggleActive(index) } }

  package func toggleStackable(_ index: Int) { edit(index, .isStackable) { $0.toggleStackable(index) } }

  /// - Parameter steps: Of 5 points or 1.00; fewer than none lower the discount.
  package func stepDiscount(of index: Int, by steps: Int) {
    edit(index, .discount) { $0.stepDiscount(of: index, by: steps) }
  }

  /// - Parameter steps: Of 10.00.
  package func stepThreshold(of index: Int, by steps: Int) {
    edit(index, .threshold) { $0.stepThreshold(of: index, by: steps) }
  }

  package func stepStart(of index: Int, by days: Int) {
    edit(index, .start) { $0.stepStart(of: index, by: days) }
  }

  package func stepEnd(of index: Int, by days: Int) {
    edit(index, .end) { $0.stepEnd(of: index, by: days) }
  }

  /// Announces the edit if it changed something. While a request is pending there are none.
  private func edit(_ index: Int, _ property: Promotion.Property, _ edit: (inout PromotionStore) -> Void) {
    if pending != nil { return }
    let promotion = promotions[index]
    edit(&store)
    if promotions[index] != promotion { observers.announce(.edited(index, property)) }
  }

  // MARK: The order

  /// - Parameter steps: Of 10.00.
  package func stepAmount(by steps: Int) {
    let stepped = (amount + steps * 10_00).clamped(to: Promotions.money)
    if stepped == amount { return }
    amount = stepped
    observers.announce(.amount)
  }

  package func stepToday(by days: Int) {
    let stepped = (today + days).clamped(to: Promotions.days)
    if stepped == today { return }
    today = stepped
    observers.announce(.today)
  }

  // MARK: The server

  /// Asks for the server's list; does nothing while a request is pending.
  package func reload() {
    if pending != nil { return }
    load()
    observers.announce(.request)
  }

  /// Sends the list to the server; does nothing while a request is pending.
  package func save() {
    if pending != nil { return }
    send()
    observers.announce(.request)
  }

  private func load() {
    request.load { [weak self] records in self?.finishLoading(records) }
  }

  private func send() {
    request.save(promotions.map(\.record)) { [weak self] in self?.observers.announce(.request) }
  }

  private func finishLoading(_ records: [PromotionRecord]?) {
    if let records {
      store = PromotionStore(records.map(Promotion.init))
      observers.announce(.loaded)
    }
    observers.announce(.request)
  }

  package func toggleOffline() {
    server.toggleOffline()
    observers.announce(.isOffline)
  }

  /// Time passes: the server answers.
  package func tick() { server.tick() }

  // MARK: Saved state

  package var savedState: ShopState {
    ShopState(
      promotions: promotions.map(\.record), server: server.promotions, amount: amount, today: today,
      pending: pending, message: failure, isOffline: isOffline)
  }

  /// Takes over a saved shop in place.
  package func restore(_ state: ShopState) {
    amount = state.amount
    today = state.today
    store = PromotionStore(state.promotions.map(Promotion.init))
    server.restore(promotions: state.server, isOffline: state.isOffline)
    restoreRequest(state)
    observers.announce(.everything)
  }

  private func restoreRequest(_ state: ShopState) {
    request.restore(failure: state.message)
    switch state.pending {
    case .load: load()
    case .save: send()
    case nil: break
    }
  }
}
