import Lessons
import Observing
import Renderer
import SeparatedModel

/// Promotions, separated: list, order and requests are the shop's. This screen asks it for actions and shows what it
/// announces.
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
  private var subscription: Subscription?

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
    subscription = shop.observe { [weak self] change in self?.shopChanged(change) }
    shopChanged(.everything)
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
    case .add: shop.addPromotion()
    case .amount(let step): shop.stepAmount(by: step.rawValue)
    case .today(let step): shop.stepToday(by: step.rawValue)
    case .reload: shop.store.reload()
    case .save: shop.store.save()
    case .offline: shop.toggleOffline()
    default: if let selected { edit(selected, control) }
    }
  }

  /// Does what a control is for that concerns the selected promotion.
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

  package func tick() { shop.tick() }

  // MARK: Selection

  /// Selects a promotion and shows it in the editor.
  private func select(_ index: Int?) {
    markSelected(false)
    selected = index
    markSelected(true)
    editor.show(selected.map { shop.store.promotions[$0] })
    refreshEnabled()
  }

  private func markSelected(_ isSelected: Bool) {
    guard let selected, rows.indices.contains(selected) else { return }
    rows[selected].isSelected = isSelected
  }

  // MARK: Refreshing

  private func shopChanged(_ change: Shop.Change) {
    switch change {
    case .added(let index): addedPromotion(index)
    case .removed(let index): removedPromotion(index)
    case .edited(let index, let property): editedPromotion(index, property)
    case .loaded: refreshPromotions()
    case .amount: refreshAmount()
    case .today: refreshToday()
    case .request: refreshRequest()
    case .isOffline: refreshOffline()
    case .everything: refreshEverything()
    }
  }

  private func addedPromotion(_ index: Int) {
    addRow()
    select(index)
    refreshOffers()
  }

  private func removedPromotion(_ index: Int) {
    removeLastRow()
    for later in index..<rows.count { refreshRow(later) }
    select(rows.isEmpty ? nil : min(index, rows.count - 1))
    refreshOffers()
  }

  private func editedPromotion(_ index: Int, _ property: PromotionStore.Property) {
    refreshRow(index)
    if index == selected { refreshEditor(property, of: shop.store.promotions[index]) }
    refreshOffers()
  }

  private func refreshEditor(_ property: PromotionStore.Property, of promotion: PromotionRecord) {
    switch property {
    case .rule: editor.showRule(of: promotion)
    case .isActive: editor.showActive(promotion)
    case .isStackable: editor.showStackable(promotion)
    case .discount: editor.showDiscount(of: promotion)
    case .threshold: editor.showThreshold(of: promotion)
    case .start: editor.showStart(of: promotion)
    case .end: editor.showEnd(of: promotion)
    }
  }

  private func refreshEverything() {
    refreshPromotions()
    refreshAmount()
    refreshToday()
    refreshRequest()
    refreshOffline()
  }

  /// Shows another list. The selection stays where it can.
  private func refreshPromotions() {
    while rows.count > shop.store.promotions.count { removeLastRow() }
    for index in rows.indices { refreshRow(index) }
    while rows.count < shop.store.promotions.count { addRow() }
    select(rows.indices.contains(selected ?? 0) ? selected ?? 0 : rows.indices.first)
    refreshOffers()
  }

  private func addRow() {
    let index = rows.count
    rows.append(PromotionRow(shop.store.promotions[index], today: shop.today, frame: layout.promotion(index)))
    window.add(&rows[index], as: .promotion(index))
  }

  private func removeLastRow() {
    window.remove(&rows[rows.count - 1])
    rows.removeLast()
  }

  private func refreshRow(_ index: Int) { rows[index].promotion = shop.store.promotions[index] }

  private func refreshAmount() {
    amountStepper.label.quantity = .money(shop.amount)
    refreshOffers()
  }

  private func refreshToday() {
    todayStepper.label.quantity = .day(shop.today)
    for index in rows.indices { rows[index].today = shop.today }
    refreshOffers()
  }

  /// Shows the best discount and the order's price.
  private func refreshOffers() {
    bannerLabel.bestDiscount = shop.bestDiscount
    orderLabel.amount = shop.amount
    orderLabel.price = shop.price
  }

  private func refreshRequest() {
    messageLabel.pending = shop.request.pending
    messageLabel.failure = shop.request.failure
    refreshEnabled()
  }

  private func refreshOffline() { offlineSwitch.isOn = shop.isOffline }

  private func refreshEnabled() {
    let isIdle = shop.request.pending == nil
    addButton.isEnabled = isIdle && !shop.store.isFull
    removeButton.isEnabled = isIdle && selected != nil
    reloadButton.isEnabled = isIdle
    saveButton.isEnabled = isIdle
    editor.isEnabled = isIdle && selected != nil
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
