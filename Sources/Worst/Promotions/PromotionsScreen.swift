import Lessons
import Renderer

/// Promotions, the worst way: there is no model. The list's rows hold the promotions, banner and order a copy each, and
/// every view computes again what it shows. This screen keeps the copies alike.
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

  /// The list that the server holds.
  private var server: [PromotionRecord] = []

  /// Starts with the server's list.
  package convenience init(settings: NoSettings, seed: UInt64) { self.init(state: .start) }

  /// Goes on with a saved shop.
  package convenience init(state: PromotionsState) {
    self.init()
    restore(state)
  }

  /// Opens a second screen. The promotions belong to the other one, so this one starts anew.
  package convenience init(beside other: PromotionsScreen) { self.init(state: .start) }

  private init() {
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
    case .add: addPromotion()
    case .amount(let step): stepAmount(by: step.rawValue)
    case .today(let step): stepToday(by: step.rawValue)
    case .reload: reload()
    case .save: save()
    case .offline: toggleOffline()
    default: if let selected { edit(selected, control) }
    }
  }

  /// Does what a control is for that concerns the selected promotion.
  private func edit(_ index: Int, _ control: PromotionsControl) {
    switch control {
    case .remove: removePromotion(index)
    case .rule(let number): setRule(number, of: index)
    case .active: toggleActive(index)
    case .stackable: toggleStackable(index)
    case .discount(let step): stepDiscount(of: index, by: step.rawValue)
    case .threshold(let step): stepThreshold(of: index, by: step.rawValue)
    case .start(let step): stepStart(of: index, by: step.rawValue)
    case .end(let step): stepEnd(of: index, by: step.rawValue)
    default: break
    }
  }

  private func setRule(_ number: Int, of index: Int) {
    switch number {
    case 1: setRule(.discount, .rate, of: index)
    case 2: setRule(.discount, .coupon, of: index)
    case 3: setRule(.full, .rate, of: index)
    default: setRule(.full, .coupon, of: index)
    }
  }

  package func tick() {
    switch messageLabel.pending {
    case .load: finishLoading()
    case .save: finishSaving()
    case nil: break
    }
  }

  // MARK: Selection

  /// Selects a promotion and shows it in the editor.
  private func select(_ index: Int?) {
    markSelected(false)
    selected = index
    markSelected(true)
    editor.show(selected.map { rows[$0].promotion }, in: window)
    refreshEnabled()
  }

  private func markSelected(_ isSelected: Bool) {
    guard let selected, rows.indices.contains(selected) else { return }
    rows[selected].isSelected = isSelected
    window.setNeedsDisplay(rows[selected])
  }

  // MARK: The list

  /// Appends a promotion for a week.
  private func addPromotion() {
    let today = orderLabel.today
    let record = PromotionRecord(
      promotionType: .discount, discountType: .rate, discount: 90, start: today,
      end: min(today + 6, Promotions.days.upperBound), isStackable: false)
    addRow(record)
    bannerLabel.promotions.append(record)
    orderLabel.promotions.append(record)
    select(rows.count - 1)
    refreshOffers()
  }

  private func removePromotion(_ index: Int) {
    for later in index..<rows.count - 1 {
      rows[later].promotion = rows[later + 1].promotion
      window.setNeedsDisplay(rows[later])
    }
    removeLastRow()
    bannerLabel.promotions.remove(at: index)
    orderLabel.promotions.remove(at: index)
    select(rows.isEmpty ? nil : min(index, rows.count - 1))
    refreshOffers()
  }

  /// Shows another list. The selection stays where it can.
  private func setPromotions(_ promotions: [PromotionRecord]) {
    while rows.count > promotions.count { removeLastRow() }
    for index in rows.indices {
      rows[index].promotion = promotions[index]
      window.setNeedsDisplay(rows[index])
    }
    while rows.count < promotions.count { addRow(promotions[rows.count]) }
    bannerLabel.promotions = promotions
    orderLabel.promotions = promotions
    select(rows.indices.contains(selected ?? 0) ? selected ?? 0 : rows.indices.first)
    refreshOffers()
  }

  private func addRow(_ promotion: PromotionRecord) {
    let index = rows.count
    rows.append(PromotionRow(promotion, today: orderLabel.today, frame: layout.promotion(index)))
    window.add(&rows[index], as: .promotion(index))
  }

  private func removeLastRow() {
    window.remove(&rows[rows.count - 1])
    rows.removeLast()
  }

  // MARK: Edits

  /// Keeps the discount where the rule allows it, and else takes the nearest limit.
  private func setRule(_ promotionType: PromotionType, _ discountType: DiscountType, of index: Int) {
    let promotion = rows[index].promotion
    if promotion.promotionType == promotionType && promotion.discountType == discountType { return }
    rows[index].promotion.promotionType = promotionType
    rows[index].promotion.discountType = discountType
    rows[index].promotion.discount = promotion.discount.clamped(to: discountType.limits)
    editor.showRule(of: rows[index].promotion, in: window)
    copyPromotion(index)
  }

  private func toggleActive(_ index: Int) {
    rows[index].promotion.isActive.toggle()
    editor.showActive(rows[index].promotion, in: window)
    copyPromotion(index)
  }

  private func toggleStackable(_ index: Int) {
    rows[index].promotion.isStackable.toggle()
    editor.showStackable(rows[index].promotion, in: window)
    copyPromotion(index)
  }

  /// - Parameter steps: Of 5 points or 1.00; fewer than none lower the discount.
  private func stepDiscount(of index: Int, by steps: Int) {
    let discountType = rows[index].promotion.discountType
    let discount = rows[index].promotion.discount + steps * (discountType == .rate ? 5 : 1_00)
    let stepped = discount.clamped(to: discountType.limits)
    if stepped == rows[index].promotion.discount { return }
    rows[index].promotion.discount = stepped
    editor.showDiscount(of: rows[index].promotion, in: window)
    copyPromotion(index)
  }

  /// - Parameter steps: Of 10.00.
  private func stepThreshold(of index: Int, by steps: Int) {
    let threshold = rows[index].promotion.threshold + steps * 10_00
    let stepped = threshold.clamped(to: Promotions.money)
    if stepped == rows[index].promotion.threshold { return }
    rows[index].promotion.threshold = stepped
    editor.showThreshold(of: rows[index].promotion, in: window)
    copyPromotion(index)
  }

  /// A start stays on or before the end.
  private func stepStart(of index: Int, by days: Int) {
    let start = rows[index].promotion.start + days
    let stepped = start.clamped(to: 0...rows[index].promotion.end)
    if stepped == rows[index].promotion.start { return }
    rows[index].promotion.start = stepped
    editor.showStart(of: rows[index].promotion, in: window)
    copyPromotion(index)
  }

  /// An end stays on or after the start.
  private func stepEnd(of index: Int, by days: Int) {
    let end = rows[index].promotion.end + days
    let stepped = end.clamped(to: rows[index].promotion.start...Promotions.days.upperBound)
    if stepped == rows[index].promotion.end { return }
    rows[index].promotion.end = stepped
    editor.showEnd(of: rows[index].promotion, in: window)
    copyPromotion(index)
  }

  /// Brings an edited promotion to those who hold a copy of it.
  private func copyPromotion(_ index: Int) {
    bannerLabel.promotions[index] = rows[index].promotion
    orderLabel.promotions[index] = rows[index].promotion
    window.setNeedsDisplay(rows[index])
    refreshOffers()
  }

  // MARK: The order

  /// - Parameter steps: Of 10.00.
  private func stepAmount(by steps: Int) {
    let stepped = (orderLabel.amount + steps * 10_00).clamped(to: Promotions.money)
    if stepped == orderLabel.amount { return }
    setAmount(stepped)
  }

  private func stepToday(by days: Int) {
    let stepped = (orderLabel.today + days).clamped(to: Promotions.days)
    if stepped == orderLabel.today { return }
    setToday(stepped)
  }

  private func setAmount(_ cents: Int) {
    bannerLabel.amount = cents
    orderLabel.amount = cents
    amount.label.quantity = .money(cents)
    window.setNeedsDisplay(amount.label)
    refreshOffers()
  }

  private func setToday(_ day: Int) {
    bannerLabel.today = day
    orderLabel.today = day
    today.label.quantity = .day(day)
    window.setNeedsDisplay(today.label)
    for index in rows.indices {
      rows[index].today = day
      window.setNeedsDisplay(rows[index])
    }
    refreshOffers()
  }

  // MARK: The server

  private func reload() {
    messageLabel.pending = .load
    messageLabel.failure = nil
    refreshRequest()
  }

  private func save() {
    messageLabel.pending = .save
    messageLabel.failure = nil
    refreshRequest()
  }

  private func finishLoading() {
    messageLabel.pending = nil
    if offlineSwitch.isOn {
      messageLabel.failure = .load
    } else {
      setPromotions(server)
    }
    refreshRequest()
  }

  private func finishSaving() {
    messageLabel.pending = nil
    if offlineSwitch.isOn {
      messageLabel.failure = .save
    } else {
      server = rows.map(\.promotion)
    }
    refreshRequest()
  }

  private func toggleOffline() {
    offlineSwitch.isOn.toggle()
    window.setNeedsDisplay(offlineSwitch)
  }

  // MARK: Refreshing

  /// Shows the best discount and the order's price.
  private func refreshOffers() {
    window.setNeedsDisplay(bannerLabel)
    window.setNeedsDisplay(orderLabel)
  }

  private func refreshRequest() {
    window.setNeedsDisplay(messageLabel)
    refreshEnabled()
  }

  private func refreshEnabled() {
    let isIdle = messageLabel.pending == nil
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
    PromotionsState(
      selected: selected,
      shop: ShopState(
        promotions: rows.map(\.promotion), server: server, amount: orderLabel.amount, today: orderLabel.today,
        pending: messageLabel.pending, message: messageLabel.failure, isOffline: offlineSwitch.isOn))
  }

  package func restore(_ state: PromotionsState) {
    markSelected(false)
    selected = state.selected
    messageLabel.pending = state.shop.pending
    messageLabel.failure = state.shop.message
    setPromotions(state.shop.promotions)
    setAmount(state.shop.amount)
    setToday(state.shop.today)
    server = state.shop.server
    refreshRequest()
    offlineSwitch.isOn = state.shop.isOffline
    window.setNeedsDisplay(offlineSwitch)
  }
}
