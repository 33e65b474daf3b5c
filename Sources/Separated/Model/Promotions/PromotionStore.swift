import Lessons

/// The merchant's promotions: the list, its edits and its filters.
package struct PromotionStore: Equatable, Sendable {
  package private(set) var promotions: [Promotion]

  package init(_ promotions: [Promotion]) { self.promotions = promotions }

  package var isFull: Bool { promotions.count == Promotions.capacity }

  /// The promotions of a type that are working on a day.
  package func workingPromotions(_ promotionType: PromotionType, on today: Int) -> [Promotion] {
    promotions.filter { $0.promotionType == promotionType && $0.isWorking(on: today) }
  }

  // MARK: The list

  /// Appends a promotion for a week.
  /// - Precondition: The store is not full.
  package mutating func addPromotion(today: Int) {
    precondition(!isFull, "There is room for \(Promotions.capacity) promotions (was full)")
    let record = PromotionRecord(
      promotionType: .discount, discountType: .rate, discount: 90, start: today,
      end: min(today + 6, Promotions.days.upperBound), isStackable: false)
    promotions.append(Promotion(record))
  }

  package mutating func removePromotion(_ index: Int) { promotions.remove(at: index) }

  // MARK: Edits

  /// Keeps the discount where the rule allows it, and else takes the nearest limit.
  package mutating func setRule(_ promotionType: PromotionType, _ discountType: DiscountType, of index: Int) {
    promotions[index].promotionType = promotionType
    promotions[index].discountType = discountType
    promotions[index].discount = promotions[index].discount.clamped(to: discountType.limits)
  }

  package mutating func toggleActive(_ index: Int) { promotions[index].isActive.toggle() }

  package mutating func toggleStackable(_ index: Int) { promotions[index].isStackable.toggle() }

  /// - Parameter steps: Of 5 points or 1.00; fewer than none lower the discount.
  package mutating func stepDiscount(of index: Int, by steps: Int) {
    let discountType = promotions[index].discountType
    let discount = promotions[index].discount + steps * (discountType == .rate ? 5 : 1_00)
    promotions[index].discount = discount.clamped(to: discountType.limits)
  }

  /// - Parameter steps: Of 10.00.
  package mutating func stepThreshold(of index: Int, by steps: Int) {
    let threshold = promotions[index].threshold + steps * 10_00
    promotions[index].threshold = threshold.clamped(to: Promotions.money)
  }

  /// A start stays on or before the end.
  package mutating func stepStart(of index: Int, by days: Int) {
    let start = promotions[index].start + days
    promotions[index].start = start.clamped(to: 0...promotions[index].end)
  }

  /// An end stays on or after the start.
  package mutating func stepEnd(of index: Int, by days: Int) {
    let end = promotions[index].end + days
    promotions[index].end = end.clamped(to: promotions[index].start...Promotions.days.upperBound)
  }
}
