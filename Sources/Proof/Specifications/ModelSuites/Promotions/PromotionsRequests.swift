import Lessons

extension PromotionsDriver {
  package static var smallSettings: [NoSettings] { [NoSettings()] }

  package static func data(of state: PromotionsState) -> ShopState { state.shop }

  package static func requests(from before: ShopState, to after: ShopState) -> [ModelRequest<Model>] {
    let (same, changed) = before.promotions.indices.parted { index in
      after.promotions.indices.contains(index) && before.promotions[index] == after.promotions[index]
    }
    return [
      ModelRequest("addPromotion") { $0.addPromotion() }, ModelRequest("reload") { $0.reload() },
      ModelRequest("save") { $0.save() }, ModelRequest("toggleOffline") { $0.toggleOffline() },
      ModelRequest("tick") { $0.tick() },
    ]
      + steps(before.amount, after.amount, size: 10_00).map { steps in
        ModelRequest("stepAmount") { $0.stepAmount(by: steps) }
      }
      + steps(before.today, after.today, size: 1).map { days in ModelRequest("stepToday") { $0.stepToday(by: days) } }
      + (changed + same).flatMap { index in
        edits(of: index) + steps(of: index, before.promotions[index], after.promotions.dropFirst(index).first)
      }
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
    return steps(before.discount, after.discount, size: before.discountType == .rate ? 5 : 1_00).map { steps in
      ModelRequest("stepDiscount") { $0.stepDiscount(of: index, by: steps) }
    }
      + steps(before.threshold, after.threshold, size: 10_00).map { steps in
        ModelRequest("stepThreshold") { $0.stepThreshold(of: index, by: steps) }
      }
      + steps(before.start, after.start, size: 1).map { days in
        ModelRequest("stepStart") { $0.stepStart(of: index, by: days) }
      }
      + steps(before.end, after.end, size: 1).map { days in
        ModelRequest("stepEnd") { $0.stepEnd(of: index, by: days) }
      }
  }

  /// A number of steps moves a quantity by a fixed size, up to a limit, which can lie between two steps: so the numbers to
  /// try are the difference divided by the size, rounded toward zero and away from it.
  private static func steps(_ before: Int, _ after: Int, size: Int) -> [Int] {
    let (steps, rest) = (after - before).quotientAndRemainder(dividingBy: size)
    return [steps, steps + rest.signum()]
  }
}
