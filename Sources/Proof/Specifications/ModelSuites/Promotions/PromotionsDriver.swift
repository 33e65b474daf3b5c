import Lessons

/// A merchant without a screen, who keeps in mind which promotion is meant.
package struct PromotionsDriver<Model: PromotionsModel>: ModelDriver {
  package typealias L = Promotions

  private let shop: Model
  private var selected: Int?

  package init(settings: NoSettings, seed: UInt64) {
    shop = Model(settings: settings, seed: seed)
    selected = shop.savedState.promotions.indices.first
  }

  package init(state: PromotionsState) {
    shop = Model(state: state.shop)
    selected = state.selected
  }

  package mutating func send(_ event: DataEvent<PromotionsControl>) -> Bool {
    switch event {
    case .press(let control): return press(control)
    case .tick:
      shop.tick()
      settleSelection()
      return true
    default: return false
    }
  }

  package var model: Model { shop }

  package var savedState: PromotionsState { PromotionsState(selected: selected, shop: shop.savedState) }

  package var answers: [String] { ["price: \(shop.price)", "best discount: \(String(describing: shop.bestDiscount))"] }

  private var promotions: [PromotionRecord] { shop.savedState.promotions }

  private mutating func press(_ control: PromotionsControl) -> Bool {
    switch control {
    case .promotion(let index):
      guard promotions.indices.contains(index) else { return false }
      selected = index
    case .add: add()
    case .amount(let step): shop.stepAmount(by: step.rawValue)
    case .today(let step): shop.stepToday(by: step.rawValue)
    case .reload: shop.reload()
    case .save: shop.save()
    case .offline: shop.toggleOffline()
    default: return selected.map { edit($0, control) } ?? true
    }
    return true
  }

  /// Does what a control asks for that changes the selected promotion.
  private mutating func edit(_ index: Int, _ control: PromotionsControl) -> Bool {
    switch control {
    case .remove: remove(index)
    case .rule(1): shop.setRule(.discount, .rate, of: index)
    case .rule(2): shop.setRule(.discount, .coupon, of: index)
    case .rule(3): shop.setRule(.full, .rate, of: index)
    case .rule(4): shop.setRule(.full, .coupon, of: index)
    case .active: shop.toggleActive(index)
    case .stackable: shop.toggleStackable(index)
    case .discount(let step): shop.stepDiscount(of: index, by: step.rawValue)
    case .threshold(let step): shop.stepThreshold(of: index, by: step.rawValue)
    case .start(let step): shop.stepStart(of: index, by: step.rawValue)
    case .end(let step): shop.stepEnd(of: index, by: step.rawValue)
    default: return false
    }
    return true
  }

  // MARK: Selection

  private mutating func add() {
    let count = promotions.count
    shop.addPromotion()
    if promotions.count > count { selected = count }
  }

  private mutating func remove(_ index: Int) {
    shop.removePromotion(index)
    if !promotions.indices.contains(index) { selected = promotions.indices.last }
  }

  /// After another list has come: the selection stays where it can.
  private mutating func settleSelection() {
    if !promotions.indices.contains(selected ?? 0) { selected = promotions.indices.first }
    if selected == nil { selected = promotions.indices.first }
  }

  // MARK: What is explored

  package static var initialStates: [PromotionsState] { Promotions.exploredStates }

  /// Whether a promotion can stack matters only where there are two of them, and multiplies the states by four: it is left out.
  package static var steps: [[DataEvent<PromotionsControl>]] {
    let controls: [PromotionsControl] =
      (0...1).map { .promotion($0) } + (1...4).map { .rule($0) }
      + [.active, .start(.up), .end(.down), .remove, .reload, .save, .offline]
    return controls.map { [.press($0)] } + [[.tick]]
  }

  package static func isInBounds(_ state: PromotionsState) -> Bool {
    max(state.shop.promotions.count, state.shop.server.count) < 2
  }
}

extension PromotionsModel {
  /// Plays the lesson on a model of this type.
  package static var driver: any ModelDriver<Promotions>.Type { PromotionsDriver<Self>.self }
}
