import Lessons
import Observing
import Renderer
import SeparatedModel

/// Promotions, separated: list, order and requests are the shop's. This screen asks it for actions and shows what it
/// announces.
package final class PromotionsScreen: ShareableScreen {
  package let window: Window<PromotionsControl>

  private var titleLabel: Label
  private var messageLabel: MessageLabel
  private var rows: [PromotionRow] = []
  private var addButton: Button
  private var removeButton: Button
  private var editor: PromotionEditor
  private var bannerLabel: BannerLabel
  private var amount: Stepper
  private var today: Stepper
  private var orderLabel: OrderLabel
  private var reloadButton: Button
  private var saveButton: Button
  private var offlineSwitch: Switch
  private let layout = PromotionsLayout()

  /// The promotion in the editor; none only when there is none.
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
    amount = Stepper("Amount", frame: layout.amount)
    today = Stepper("Today", frame: layout.today)
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
    amount.add(to: window, named: "amount", as: PromotionsControl.amount)
    today.add(to: window, named: "today", as: PromotionsControl.today)
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
    amount.display(in: window)
    today.display(in: window)
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
    case .reload: shop.reload()
    case .save: shop.save()
    case .offline: shop.toggleOffline()
    default: if let selected { edit(selected, control) }
    }
  }

  /// Does what a control is for that concerns the selected promotion.
  private func edit(_ index: Int, _ control: PromotionsControl) {
    switch control {
    case .remove: shop.removePromotion(index)
    case .rule(let number): setRule(number, of: index)
    case .active: shop.toggleActive(index)
    case .stackable: shop.toggleStackable(index)
    case .discount(let step): shop.stepDiscount(of: index, by: step.rawValue)
    case .threshold(let step): shop.stepThreshold(of: index, by: step.rawValue)
    case .start(let step): shop.stepStart(of: index, by: step.rawValue)
    case .end(let step): shop.stepEnd(of: index, by: step.rawValue)
    default: break
    }
  }

  private func setRule(_ number: Int, of index: Int) {
    let rule = PromotionEditor.rules[number - 1]
    shop.setRule(rule.promotionType, rule.discountType, of: index)
  }

  package func tick() { shop.tick() }

  // MARK: Selection

  /// Selects a promotion and shows it in the editor.
  private func select(_ index: Int?) {
    markSelected(false)
    selected = index
    markSelected(true)
    editor.show(selected.map { shop.promotions[$0] }, in: window)
    refreshEnabled()
  }

  private func markSelected(_ isSelected: Bool) {
    guard let selected, rows.indices.contains(selected) else { return }
    rows[selected].isSelected = isSelected
    window.setNeedsDisplay(rows[selected])
  }

  // MARK: Refreshing

  private func shopChanged(_ change: Shop.Change) {
    switch change {
    case .added(let index): addedPromotion(index)
    case .removed(let index): removedPromotion(index)
    case .edited(let index, let property): editedPromotion(index, property)
    case .amount: refreshAmount()
    case .today: refreshToday()
    case .request: refreshRequest()
    case .loaded: refreshPromotions()
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

  private func editedPromotion(_ index: Int, _ property: Promotion.Property) {
    refreshRow(index)
    if index == selected { editor.show(property, of: shop.promotions[index], in: window) }
    refreshOffers()
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
    while rows.count > shop.promotions.count { removeLastRow() }
    for index in rows.indices { refreshRow(index) }
    while rows.count < shop.promotions.count { addRow() }
    select(rows.indices.contains(selected ?? 0) ? selected ?? 0 : rows.indices.first)
    refreshOffers()
  }

  private func addRow() {
    let index = rows.count
    let promotion = shop.promotions[index]
    rows.append(
      PromotionRow(promotion, status: promotion.status(on: shop.today), frame: layout.promotion(index)))
    window.add(&rows[index], as: .promotion(index))
  }

  private func removeLastRow() {
    window.remove(&rows[rows.count - 1])
    rows.removeLast()
  }

  private func refreshRow(_ index: Int) {
    rows[index].promotion = shop.promotions[index]
    rows[index].status = shop.promotions[index].status(on: shop.today)
    window.setNeedsDisplay(rows[index])
  }

  private func refreshAmount() {
    amount.label.quantity = .money(shop.amount)
    window.setNeedsDisplay(amount.label)
    refreshOffers()
  }

  private func refreshToday() {
    today.label.quantity = .day(shop.today)
    window.setNeedsDisplay(today.label)
    for index in rows.indices { refreshRow(index) }
    refreshOffers()
  }

  /// Shows the best discount and the order's price.
  private func refreshOffers() {
    bannerLabel.bestDiscount = shop.bestDiscount
    orderLabel.amount = shop.amount
    orderLabel.price = shop.price
    window.setNeedsDisplay(bannerLabel)
    window.setNeedsDisplay(orderLabel)
  }

  private func refreshRequest() {
    messageLabel.pending = shop.pending
    messageLabel.failure = shop.failure
    window.setNeedsDisplay(messageLabel)
    refreshEnabled()
  }

  private func refreshOffline() {
    offlineSwitch.isOn = shop.isOffline
    window.setNeedsDisplay(offlineSwitch)
  }

  private func refreshEnabled() {
    let isIdle = shop.pending == nil
    setEnabled(&addButton, isIdle && rows.count < Promotions.capacity)
    setEnabled(&removeButton, isIdle && selected != nil)
    setEnabled(&reloadButton, isIdle)
    setEnabled(&saveButton, isIdle)
    editor.setEnabled(isIdle && selected != nil, in: window)
  }

  private func setEnabled(_ button: inout Button, _ isEnabled: Bool) {
    if button.isEnabled == isEnabled { return }
    button.isEnabled = isEnabled
    window.setNeedsDisplay(button)
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
