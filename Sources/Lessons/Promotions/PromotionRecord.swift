/// What a promotion applies to.
package enum PromotionType: String, SavedWord, Sendable {
  /// Every order.
  case discount
  /// Orders from a threshold on.
  case full
}

/// How a promotion lowers the price.
package enum DiscountType: String, SavedWord, Sendable {
  /// To a percentage.
  case rate
  /// By an amount.
  case coupon

  /// What the discount may be.
  package var limits: ClosedRange<Int> { self == .rate ? Promotions.rates : Promotions.money }
}

/// A promotion as the file and the server have it: data alone.
package struct PromotionRecord: Codable, Hashable, Sendable {
  package var promotionType: PromotionType
  package var discountType: DiscountType
  /// The percentage to pay for a rate; the cents off for a coupon.
  package var discount: Int
  /// In cents. Only for `full` promotions.
  package var threshold: Int
  /// The first day.
  package var start: Int
  /// The last day.
  package var end: Int
  package var isActive: Bool
  /// Whether it applies together with one of the other type.
  package var isStackable: Bool

  package init(
    promotionType: PromotionType, discountType: DiscountType, discount: Int, threshold: Int = 0, start: Int, end: Int,
    isActive: Bool = true, isStackable: Bool
  ) {
    self.promotionType = promotionType
    self.discountType = discountType
    self.discount = discount
    self.threshold = threshold
    self.start = start
    self.end = end
    self.isActive = isActive
    self.isStackable = isStackable
  }
}

extension PromotionRecord {
  /// - Parameter name: The record's place in the file, for messages.
  func validate(_ name: String) throws(InvalidState) {
    try InvalidState.check("\(name).discount", discount, in: discountType.limits)
    try InvalidState.check("\(name).threshold", threshold, in: Promotions.money)
    try InvalidState.check("\(name).end", end, in: Promotions.days)
    try InvalidState.check("\(name).start", start, in: 0...end)
  }
}
