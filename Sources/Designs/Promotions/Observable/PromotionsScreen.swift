import Lessons
import PromotionsObservableModel
import Renderer

/// Promotions, tracked: store, order, request and server are the shop's. This screen asks each of them for actions, and
/// its views read what they show.
package final class PromotionsScreen: TrackedScreen, Shareable {
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
  @ViewState private var selected: Int? { didSet { setNeedsUpdate() } }

  private let shop: Shop

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
    messageLabel = MessageLabel(frame: layout.message, request: shop.request)
    addButton = Button("Add", key: "a", frame: layout.add)
    removeButton = Button("Remove", key: "d", frame: layout.remove)
    editor = PromotionEditor(layout: layout)
    bannerLabel = BannerLabel(frame: layout.banner, store: shop.store, order: shop.order)
    amountStepper = Stepper("Amount", frame: layout.amount)
    todayStepper = Stepper("Today", frame: layout.today)
    orderLabel = OrderLabel(frame: layout.order, store: shop.store, order: shop.order)
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
    case .promotion(let index): selected = index
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

  // MARK: Updating

  package func update() {
    updateRows()
    editor.show(selected.map { shop.store.promotions[$0].record })
    amountStepper.label.quantity = .money(shop.order.amount)
    todayStepper.label.quantity = .day(shop.order.today)
    offlineSwitch.isOn = shop.server.isOffline
    updateEnabled()
  }

  /// Keeps the rows up to the first promotion that is another one, and makes those behind it anew.
  private func updateRows() {
    let promotions = shop.store.promotions
    let changes = promotions.difference(from: rows.map(\.promotion), by: ===)
    if !changes.isEmpty {
      let kept = zip(rows, promotions).prefix { $0.promotion === $1 }.count
      while rows.count > kept { removeLastRow() }
      while rows.count < promotions.count { addRow(promotions[rows.count]) }
      selected = selection(after: changes)
    }
    for index in rows.indices { rows[index].isSelected = index == selected }
  }

  /// A promotion that was added, or else the one that took the place of one that was removed. In another list the
  /// selection stays where it can.
  private func selection(after changes: CollectionDifference<Promotion>) -> Int? {
    switch changes.count == 1 ? changes.first : nil {
    case .insert(let index, _, _): index
    case .remove(let index, _, _): rows.isEmpty ? nil : min(index, rows.count - 1)
    case nil: rows.indices.contains(selected ?? 0) ? selected ?? 0 : rows.indices.first
    }
  }

  private func addRow(_ promotion: Promotion) {
    let index = rows.count
    rows.append(PromotionRow(promotion, order: shop.order, frame: layout.promotion(index)))
    window.add(&rows[index], as: .promotion(index))
  }

  private func removeLastRow() {
    window.remove(&rows[rows.count - 1])
    rows.removeLast()
  }

  private func updateEnabled() {
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
    set {
      updateIfNeeded()  // or a promotion that was added before would be selected
      selected = newValue.flatMap { shop.store.promotions.indices.contains($0) ? $0 : nil }
    }
  }

  package var savedState: PromotionsState {
    PromotionsState(selected: selected, shop: shop.savedState)
  }

  package func restore(_ state: PromotionsState) {
    selected = state.selected
    shop.restore(state.shop)
  }
}
