import Lessons
import Observing
import Renderer
import SeparatedModel

/// Promotions, separated: store, order, request and server are the shop's. This screen asks each of them for actions,
/// shows what it announces, and has a calculator work out the prices.
package final class PromotionsScreen: Screen, Shareable {
  package let window: Window<PromotionsControl>

  private var titleLabel: Label
  private var messageLabel: MessageLabel
  private var rows: [PromotionRow] = []
  private var addButton: Button
  private var removeButton: Button
  private var editor: PromotionEditor
  private var bannerLabel: BannerLabel
  private var amountStepper: Stepper
  private var todayStepper: Stepper
  private var orderLabel: OrderLabel
  private var reloadButton: Button
  private var saveButton: Button
  private var offlineSwitch: Switch
  private let layout = PromotionsLayout()

  /// The promotion in the editor; `nil` only when there is no promotion.
  @ViewState private var selected: Int?

  private let shop: Shop
  private var subscriptions: [Subscription] = []

  /// Starts with the server's list.
  package convenience init(settings: NoSettings, seed: UInt64) { self.init(state: .start) }

  /// Goes on with a saved shop.
  package convenience init(state: PromotionsState) {
    self.init(shop: Shop(state: state.shop))
    viewState = state.selected
  }

  /// Opens a second screen on the same shop.
  package convenience init(beside other: PromotionsScreen) { self.init(shop: other.shop) }

  /// Shows a shop, which other screens may show as well.
  private init(shop: Shop) {
    self.shop = shop
    window = Window(size: layout.size)
    titleLabel = Label("Promotions", frame: layout.title, style: .bold)
    messageLabel = MessageLabel(frame: layout.message)
    addButton = Button("Add", key: "a", frame: layout.add)
    removeButton = Button("Remove", key: "d", frame: layout.remove)
    editor = PromotionEditor(layout: layout)
    bannerLabel = BannerLabel(frame: layout.banner)
    amountStepper = Stepper("Amount", frame: layout.amount)
    todayStepper = Stepper("Today", frame: layout.today)
    orderLabel = OrderLabel(frame: layout.order)
    reloadButton = Button("Reload", key: "r", frame: layout.reload)
    saveButton = Button("Save", key: "s", frame: layout.save)
    offlineSwitch = Switch("Offline", frame: layout.offline)
    addViews()
    followShop()
    refreshEverything()
  }

  private func addViews() {
    window.add(&titleLabel, named: "title")
    window.add(&messageLabel, named: "message")
    window.add(&addButton, as: .add)
    window.add(&removeButton, as: .remove)
    editor.add(to: window)
    window.add(&bannerLabel, named: "banner")
    amountStepper.add(to: window, named: "amount", as: PromotionsControl.amount)
    todayStepper.add(to: window, named: "today", as: PromotionsControl.today)
    window.add(&orderLabel, named: "order")
    window.add(&reloadButton, as: .reload)
    window.add(&saveButton, as: .save)
    window.add(&offlineSwitch, as: .offline)
  }

  private func followShop() {
    subscriptions = [
      shop.store.observe { [weak self] change in self?.storeChanged(change) },
      shop.order.observe { [weak self] change in self?.orderChanged(change) },
      shop.request.observe { [weak self] _ in self?.refreshRequest() },
      shop.server.observe { [weak self] _ in self?.refreshOffline() },
    ]
  }

  package func display() {
    window.display(titleLabel)
    window.display(messageLabel)
    window.display(rows)
    window.display(addButton)
    window.display(removeButton)
    editor.display(in: window)
    window.display(bannerLabel)
    amountStepper.display(in: window)
    todayStepper.display(in: window)
    window.display(orderLabel)
    window.display(reloadButton)
    window.display(saveButton)
    window.display(offlineSwitch)
  }

  package func activate(_ control: PromotionsControl) {
    switch control {
    case .promotion(let index): if index != selected { select(index) }
    case .add: shop.store.addPromotion(on: shop.order.today)
    case .amount(let step): shop.order.stepAmount(by: step.rawValue)
    case .today(let step): shop.order.stepToday(by: step.rawValue)
    case .reload: shop.request.load(into: shop.store)
    case .save: shop.request.save(shop.store)
    case .offline: shop.server.toggleOffline()
    default: if let selected { edit(selected, control) }
    }
  }

  /// Carries out a control that acts on the selected promotion.
  private func edit(_ index: Int, _ control: PromotionsControl) {
    switch control {
    case .remove: shop.store.removePromotion(index)
    case .rule(let number): setRule(number, of: index)
    case .active: shop.store.toggleActive(index)
    case .stackable: shop.store.toggleStackable(index)
    case .discount(let step): shop.store.stepDiscount(of: index, by: step.rawValue)
    case .threshold(let step): shop.store.stepThreshold(of: index, by: step.rawValue)
    case .start(let step): shop.store.stepStart(of: index, by: step.rawValue)
    case .end(let step): shop.store.stepEnd(of: index, by: step.rawValue)
    default: break
    }
  }

  private func setRule(_ number: Int, of index: Int) {
    let rule = PromotionEditor.rules[number - 1]
    shop.store.setRule(rule.promotionType, rule.discountType, of: index)
  }

  package func tick() { shop.server.tick() }

  // MARK: Selection

  /// Selects a promotion and shows it in the editor.
  private func select(_ index: Int?) {
    markSelected(false)
    selected = index
    markSelected(true)
    editor.show(selected.map { rows[$0].promotion })
    refreshEnabled()
  }

  private func markSelected(_ isSelected: Bool) {
    guard let selected, rows.indices.contains(selected) else { return }
    rows[selected].isSelected = isSelected
  }

  // MARK: Following the shop

  private func storeChanged(_ change: PromotionStore.Change) {
    switch change {
    case .added(let promotion, let index): addedPromotion(promotion, at: index)
    case .removed(let index): removedPromotion(at: index)
    case .edited(let promotion, let index): editedPromotion(promotion, at: index)
    case .replaced: refreshPromotions()
    }
    refreshOffers()
  }

  private func orderChanged(_ change: Order.Change) {
    switch change {
    case .amount: refreshAmount()
    case .today: refreshToday()
    }
    refreshOffers()
  }

  private func addedPromotion(_ promotion: PromotionRecord, at index: Int) {
    addRow(promotion)
    select(index)
  }

  private func removedPromotion(at index: Int) {
    for later in index..<rows.count - 1 { rows[later].promotion = rows[later + 1].promotion }
    removeLastRow()
    select(rows.isEmpty ? nil : min(index, rows.count - 1))
  }

  private func editedPromotion(_ promotion: PromotionRecord, at index: Int) {
    rows[index].promotion = promotion
    if index == selected { editor.show(promotion) }
  }

  // MARK: Refreshing

  private func refreshEverything() {
    refreshPromotions()
    refreshAmount()
    refreshToday()
    refreshOffers()
    refreshRequest()
    refreshOffline()
  }

  /// Shows another list. The selection stays where it can.
  private func refreshPromotions() {
    let promotions = shop.store.promotions
    while rows.count > promotions.count { removeLastRow() }
    for index in rows.indices { rows[index].promotion = promotions[index] }
    while rows.count < promotions.count { addRow(promotions[rows.count]) }
    select(rows.indices.contains(selected ?? 0) ? selected ?? 0 : rows.indices.first)
  }

  private func addRow(_ promotion: PromotionRecord) {
    let index = rows.count
    rows.append(PromotionRow(promotion, today: shop.order.today, frame: layout.promotion(index)))
    window.add(&rows[index], as: .promotion(index))
  }

  private func removeLastRow() {
    window.remove(&rows[rows.count - 1])
    rows.removeLast()
  }

  private func refreshAmount() { amountStepper.label.quantity = .money(shop.order.amount) }

  private func refreshToday() {
    todayStepper.label.quantity = .day(shop.order.today)
    for index in rows.indices { rows[index].today = shop.order.today }
  }

  /// Shows the best discount and the order's price.
  private func refreshOffers() {
    let amount = shop.order.amount
    let calculator = PromotionCalculator(store: shop.store, today: shop.order.today)
    bannerLabel.bestDiscount = calculator.best(.discount, for: amount)
    orderLabel.amount = amount
    orderLabel.price = calculator.price(of: amount)
  }

  private func refreshRequest() {
    messageLabel.pending = shop.request.pending
    messageLabel.failure = shop.request.failure
    refreshEnabled()
  }

  private func refreshOffline() { offlineSwitch.isOn = shop.server.isOffline }

  private func refreshEnabled() {
    let isIdle = shop.request.pending == nil
    addButton.isEnabled = isIdle && !shop.store.isFull
    removeButton.isEnabled = isIdle && selected != nil
    reloadButton.isEnabled = isIdle
    saveButton.isEnabled = isIdle
    editor.setEnabled(isIdle && selected != nil)
  }

  // MARK: Saved state

  /// The selection.
  package var viewState: Int? {
    get { selected }
    set { select(newValue.flatMap { rows.indices.contains($0) ? $0 : nil }) }
  }

  package var savedState: PromotionsState {
    PromotionsState(selected: selected, shop: shop.savedState)
  }

  package func restore(_ state: PromotionsState) {
    markSelected(false)
    selected = state.selected
    shop.restore(state.shop)
  }
}
