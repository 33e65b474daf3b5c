import Lessons
import Renderer

/// Promotions, the worst way: there is no model. The list's rows hold the promotions, banner and order a copy each, and
/// every view works out again from days, switches and discounts what it shows. This screen keeps the copies alike.
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

  /// The day, from zero.
  private var today = 0
  /// What the server has yet to answer.
  private var pending: PendingRequest?
  /// How the last request failed.
  private var failure: RequestFailure?
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
    amountStepper = Stepper("Amount", frame: layout.amount)
    todayStepper = Stepper("Today", frame: layout.today)
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
    case .add: addPromotion()
    case .amount(let step): stepAmount(by: step.rawValue)
    case .today(let step): stepToday(by: step.rawValue)
    case .reload: reload()
    case .save: save()
    case .offline: offlineSwitch.isOn.toggle()
    default: if let selected { edit(selected, control) }
    }
  }

  /// Carries out a control that acts on the selected promotion.
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
    let rule = PromotionEditor.rules[number - 1]
    setRule(rule.promotionType, rule.discountType, of: index)
  }

  package func tick() {
    switch pending {
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
    editor.show(selected.map { rows[$0].promotion })
    refreshEnabled()
  }

  private func markSelected(_ isSelected: Bool) {
    guard let selected, rows.indices.contains(selected) else { return }
    rows[selected].isSelected = isSelected
  }

  // MARK: The list

  private var isFull: Bool { rows.count == Promotions.capacity }

  /// Appends a promotion for a week.
  private func addPromotion() {
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
    for later in index..<rows.count - 1 { rows[later].promotion = rows[later + 1].promotion }
    removeLastRow()
    bannerLabel.promotions.remove(at: index)
    orderLabel.promotions.remove(at: index)
    select(rows.isEmpty ? nil : min(index, rows.count - 1))
    refreshOffers()
  }

  /// Shows another list. The selection stays where it can.
  private func setPromotions(_ promotions: [PromotionRecord]) {
    while rows.count > promotions.count { removeLastRow() }
    for index in rows.indices { rows[index].promotion = promotions[index] }
    while rows.count < promotions.count { addRow(promotions[rows.count]) }
    bannerLabel.promotions = promotions
    orderLabel.promotions = promotions
    select(rows.indices.contains(selected ?? 0) ? selected ?? 0 : rows.indices.first)
  }

  private func addRow(_ promotion: PromotionRecord) {
    let index = rows.count
    rows.append(PromotionRow(promotion, today: today, frame: layout.promotion(index)))
    window.add(&rows[index], as: .promotion(index))
  }

  private func removeLastRow() {
    window.remove(&rows[rows.count - 1])
    rows.removeLast()
  }

  // MARK: Edits

  /// Keeps the discount where the rule allows it, and otherwise takes the nearest limit.
  private func setRule(_ promotionType: PromotionType, _ discountType: DiscountType, of index: Int) {
    let discount = rows[index].promotion.discount
    rows[index].promotion.promotionType = promotionType
    rows[index].promotion.discountType = discountType
    rows[index].promotion.discount = discount.clamped(to: discountType.limits)
    copyPromotion(index)
  }

  private func toggleActive(_ index: Int) {
    rows[index].promotion.isActive.toggle()
    copyPromotion(index)
  }

  private func toggleStackable(_ index: Int) {
    rows[index].promotion.isStackable.toggle()
    copyPromotion(index)
  }

  /// - Parameter steps: Each is 5 points or 1.00; negative ones lower the discount.
  private func stepDiscount(of index: Int, by steps: Int) {
    let discountType = rows[index].promotion.discountType
    let discount = rows[index].promotion.discount + steps * (discountType == .rate ? 5 : 1_00)
    rows[index].promotion.discount = discount.clamped(to: discountType.limits)
    copyPromotion(index)
  }

  /// - Parameter steps: Each is 10.00.
  private func stepThreshold(of index: Int, by steps: Int) {
    let threshold = rows[index].promotion.threshold + steps * 10_00
    rows[index].promotion.threshold = threshold.clamped(to: Promotions.money)
    copyPromotion(index)
  }

  /// A start stays on or before the end.
  private func stepStart(of index: Int, by days: Int) {
    let start = rows[index].promotion.start + days
    rows[index].promotion.start = start.clamped(to: 0...rows[index].promotion.end)
    copyPromotion(index)
  }

  /// An end stays on or after the start.
  private func stepEnd(of index: Int, by days: Int) {
    let end = rows[index].promotion.end + days
    rows[index].promotion.end = end.clamped(to: rows[index].promotion.start...Promotions.days.upperBound)
    copyPromotion(index)
  }

  /// Brings an edited promotion to those who hold a copy of it, and to the editor.
  private func copyPromotion(_ index: Int) {
    editor.show(rows[index].promotion)
    bannerLabel.promotions[index] = rows[index].promotion
    orderLabel.promotions[index] = rows[index].promotion
    refreshOffers()
  }

  // MARK: The order

  /// - Parameter steps: Each is 10.00.
  private func stepAmount(by steps: Int) {
    setAmount((orderLabel.amount + steps * 10_00).clamped(to: Promotions.money))
    refreshOffers()
  }

  private func stepToday(by days: Int) {
    setToday((today + days).clamped(to: Promotions.days))
    refreshOffers()
  }

  private func setAmount(_ cents: Int) {
    bannerLabel.amount = cents
    orderLabel.amount = cents
    amountStepper.label.quantity = .money(cents)
  }

  private func setToday(_ day: Int) {
    today = day
    bannerLabel.today = day
    orderLabel.today = day
    todayStepper.label.quantity = .day(day)
    for index in rows.indices { rows[index].today = day }
  }

  // MARK: The server

  private func reload() { begin(.load) }

  private func save() { begin(.save) }

  private func begin(_ request: PendingRequest) {
    pending = request
    failure = nil
    refreshRequest()
  }

  private func finishLoading() {
    if offlineSwitch.isOn { return end(failure: .load) }
    setPromotions(server)
    refreshOffers()
    end(failure: nil)
  }

  private func finishSaving() {
    if offlineSwitch.isOn { return end(failure: .save) }
    server = rows.map(\.promotion)
    end(failure: nil)
  }

  private func end(failure: RequestFailure?) {
    pending = nil
    self.failure = failure
    refreshRequest()
  }

  // MARK: Refreshing

  /// Shows the best discount and the order's price.
  private func refreshOffers() {
    bannerLabel.calculate()
    orderLabel.calculate()
  }

  private func refreshRequest() {
    messageLabel.pending = pending
    messageLabel.failure = failure
    refreshEnabled()
  }

  private func refreshEnabled() {
    let isIdle = pending == nil
    addButton.isEnabled = isIdle && !isFull
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
    PromotionsState(
      selected: selected,
      shop: ShopState(
        promotions: rows.map(\.promotion), server: server, amount: orderLabel.amount, today: today,
        pending: pending, message: failure, isOffline: offlineSwitch.isOn))
  }

  package func restore(_ state: PromotionsState) {
    markSelected(false)
    selected = state.selected
    pending = state.shop.pending
    failure = state.shop.message
    setPromotions(state.shop.promotions)
    setAmount(state.shop.amount)
    setToday(state.shop.today)
    refreshOffers()
    server = state.shop.server
    refreshRequest()
    offlineSwitch.isOn = state.shop.isOffline
  }
}
