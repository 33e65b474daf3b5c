import Lessons

/// One promotion: whether it is working, and what it makes of an amount.
package struct Promotion: Equatable, Sendable {
  /// A part of a promotion that the merchant edits.
  package enum Property: Sendable {
    case rule, isActive, isStackable, discount, threshold, start, end
  }

  /// How things stand with a promotion on a day.
  package enum Status: Sendable {
    case working, scheduled, ended, off
  }

  package internal(set) var promotionType: PromotionType
  package internal(set) var discountType: DiscountType
  /// Of a rate, the percentage to pay; of a coupon, the cents off.
  package internal(set) var discount: Int
  /// In cents. Only `full` promotions heed it.
  package internal(set) var threshold: Int
  /// The first day.
  package internal(set) var start: Int
  /// The last day.
  package internal(set) var end: Int
  package internal(set) var isActive: Bool
  /// Whether it applies together with one of the other type.
  package internal(set) var isStackable: Bool

  package init(_ record: PromotionRecord) {
    promotionType = record.promotionType
    discountType = record.discountType
    discount = record.discount
    threshold = record.threshold
    start = record.start
    end = record.end
    isActive = record.isActive
    isStackable = record.isStackable
  }

  package var record: PromotionRecord {
    PromotionRecord(
      promotionType: promotionType, discountType: discountType, discount: discount, threshold: threshold,
      start: start, end: end, isActive: isActive, isStackable: isStackable)
  }

  package func isEffective(on today: Int) -> Bool { start <= today && today <= end }

  package func isWorking(on today: Int) -> Bool { isEffective(on: today) && isActive }

  package func status(on today: Int) -> Status {
    if !isActive { return .off }
    if today < start { return .scheduled }
    return today > end ? .ended : .working
  }

  /// What is left to pay, in cents, when this promotion is the only one.
  package func price(of amount: Int, on today: Int) -> Int {
    if !isWorking(on: today) { return amount }
    if promotionType == .full && amount < threshold { return amount }
    switch discountType {
    case .rate: return (amount * discount + 50) / 100  // rounded half up
    case .coupon: return max(amount - discount, 0)
    }
  }
}
