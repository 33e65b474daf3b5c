import Lessons

/// A merchant without a screen, who keeps in mind which promotion is meant.
package struct PromotionsDriver<Model: PromotionsModel>: ModelDriver {
  package typealias L = Promotions

  package let model: Model
  private var selected: Int?

  package init(settings: NoSettings, seed: UInt64) {
    model = Model(settings: settings, seed: seed)
    selected = model.savedState.promotions.indices.first
  }

  package init(state: PromotionsState) {
    model = Model(state: state.shop)
    selected = state.selected
  }

  package mutating func send(_ event: DataEvent<PromotionsControl>) -> Bool {
    switch event {
    case .press(let control): return press(control)
    case .tick:
      model.tick()
      settleSelection()
      return true
    default: return false
    }
  }

  package var savedState: PromotionsState { PromotionsState(selected: selected, shop: model.savedState) }

  package var answers: [String] {
    ["price: \(model.price)", "best discount: \(String(describing: model.bestDiscount))"]
  }

  private var promotions: [PromotionRecord] { model.savedState.promotions }

  private mutating func press(_ control: PromotionsControl) -> Bool {
    switch control {
    case .promotion(let index):
      guard promotions.indices.contains(index) else { return false }
      selected = index
    case .add: add()
    case .amount(let step): model.stepAmount(by: step.rawValue)
    case .today(let step): model.stepToday(by: step.rawValue)
    case .reload: model.reload()
    case .save: model.save()
    case .offline: model.toggleOffline()
    default: return selected.map { edit($0, control) } ?? true
    }
    return true
  }

  /// Does what a control asks for that changes the selected promotion.
  private mutating func edit(_ index: Int, _ control: PromotionsControl) -> Bool {
    switch control {
    case .remove: remove(index)
    case .rule(1): model.setRule(.discount, .rate, of: index)
    case .rule(2): model.setRule(.discount, .coupon, of: index)
    case .rule(3): model.setRule(.full, .rate, of: index)
    case .rule(4): model.setRule(.full, .coupon, of: index)
    case .active: model.toggleActive(index)
    case .stackable: model.toggleStackable(index)
    case .discount(let step): model.stepDiscount(of: index, by: step.rawValue)
    case .threshold(let step): model.stepThreshold(of: index, by: step.rawValue)
    case .start(let step): model.stepStart(of: index, by: step.rawValue)
    case .end(let step): model.stepEnd(of: index, by: step.rawValue)
    default: return false
    }
    return true
  }

  // MARK: Selection

  private mutating func add() {
    let count = promotions.count
    model.addPromotion()
    if promotions.count > count { selected = count }
  }

  private mutating func remove(_ index: Int) {
    model.removePromotion(index)
    if !promotions.indices.contains(index) { selected = promotions.indices.last }
  }

  /// After another list has come: the selection stays where it can.
  private mutating func settleSelection() {
    if selected.map(promotions.indices.contains) != true { selected = promotions.indices.first }
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
  package static var driver: any ModelDriver<Promotions>.Type { PromotionsDriver<Self>.self }
}

extension PromotionsDriver {
  package static func data(of state: PromotionsState) -> ShopState { state.shop }

  package static func requests(
    from before: ShopState, to after: ShopState
  ) -> some Sequence<ModelRequest<Model>> {
    let (same, changed) = before.promotions.indices.partitioned { index in
      after.promotions.indices.contains(index) && before.promotions[index] == after.promotions[index]
    }
    let ofShop = [
      ModelRequest("addPromotion") { $0.addPromotion() }, ModelRequest("reload") { $0.reload() },
      ModelRequest("save") { $0.save() }, ModelRequest("toggleOffline") { $0.toggleOffline() },
      ModelRequest<Model>("tick") { $0.tick() },
    ]
    let quantities =
      steps("stepAmount", before.amount, after.amount, size: 10_00) { $0.stepAmount(by: $1) }
      + steps("stepToday", before.today, after.today, size: 1) { $0.stepToday(by: $1) }
    // Many, and made as they are asked for: often one of the first is it.
    let ofPromotions = (changed + same).lazy.map { index in
      edits(of: index) + steps(of: index, before.promotions[index], after.promotions.dropFirst(index).first)
    }
    return [AnySequence([ofShop, quantities]), AnySequence(ofPromotions)].lazy.joined().joined()
  }

  /// What can be asked of a promotion, but for its quantities.
  private static func edits(of index: Int) -> [ModelRequest<Model>] {
    let rules: [(PromotionType, DiscountType)] = [
      (.discount, .rate), (.discount, .coupon), (.full, .rate), (.full, .coupon),
    ]
    return [
      ModelRequest("removePromotion") { $0.removePromotion(index) },
      ModelRequest("toggleActive") { $0.toggleActive(index) },
      ModelRequest("toggleStackable") { $0.toggleStackable(index) },
    ] + rules.map { rule in ModelRequest("setRule") { $0.setRule(rule.0, rule.1, of: index) } }
  }

  /// What can be asked of its quantities.
  private static func steps(
    of index: Int, _ before: PromotionRecord, _ after: PromotionRecord?
  ) -> [ModelRequest<Model>] {
    guard let after else { return [] }
    let size = before.discountType == .rate ? 5 : 1_00
    return steps("stepDiscount", before.discount, after.discount, size: size) { $0.stepDiscount(of: index, by: $1) }
      + steps("stepThreshold", before.threshold, after.threshold, size: 10_00) { $0.stepThreshold(of: index, by: $1) }
      + steps("stepStart", before.start, after.start, size: 1) { $0.stepStart(of: index, by: $1) }
      + steps("stepEnd", before.end, after.end, size: 1) { $0.stepEnd(of: index, by: $1) }
  }

  /// A number of steps moves a quantity by a fixed size, up to a limit, which can lie between two steps: so the numbers to
  /// try are the difference divided by the size, rounded toward zero and away from it.
  private static func steps(
    _ name: String, _ before: Int, _ after: Int, size: Int, _ send: @escaping (Model, Int) -> Void
  ) -> [ModelRequest<Model>] {
    let (steps, rest) = (after - before).quotientAndRemainder(dividingBy: size)
    return [steps, steps + rest.signum()].map { steps in ModelRequest(name) { send($0, steps) } }
  }
}

extension Promotions {
  /// One promotion for two days, and two promotions that can stack; the server has the same.
  package static let exploredStates = [
    PromotionsState([.rate(80, days: 0...1)]),
    PromotionsState([.coupon(0_90, from: 100_00, days: 0...0), .rate(90, days: 0...0)]),
  ]
}
