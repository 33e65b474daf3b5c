import Lessons

extension PromotionRecord {
  /// - Parameters:
  ///   - percentage: The percentage to pay.
  ///   - threshold: In cents; with one, the promotion is of the type `full`.
  package static func rate(
    _ percentage: Int, from threshold: Int? = nil, days: ClosedRange<Int> = 0...30, isActive: Bool = true,
    isStackable: Bool = false
  ) -> PromotionRecord {
    PromotionRecord(
      promotionType: threshold == nil ? .discount : .full, discountType: .rate, discount: percentage,
      threshold: threshold ?? 0, start: days.lowerBound, end: days.upperBound, isActive: isActive,
      isStackable: isStackable)
  }

  /// - Parameters:
  ///   - cents: The cents off.
  ///   - threshold: In cents; with one, the promotion is of the type `full`.
  package static func coupon(
    _ cents: Int, from threshold: Int? = nil, days: ClosedRange<Int> = 0...30, isActive: Bool = true,
    isStackable: Bool = false
  ) -> PromotionRecord {
    PromotionRecord(
      promotionType: threshold == nil ? .discount : .full, discountType: .coupon, discount: cents,
      threshold: threshold ?? 0, start: days.lowerBound, end: days.upperBound, isActive: isActive,
      isStackable: isStackable)
  }
}

extension PromotionsState {
  /// - Parameter server: What the server holds; `nil` for the same list.
  package init(
    _ promotions: [PromotionRecord], server: [PromotionRecord]? = nil, amount: Int = 100_00, today: Int = 0,
    selected: Int? = 0, pending: PendingRequest? = nil, message: RequestFailure? = nil, isOffline: Bool = false
  ) {
    self.init(
      selected: promotions.isEmpty ? nil : selected,
      shop: ShopState(
        promotions: promotions, server: server ?? promotions, amount: amount, today: today, pending: pending,
        message: message, isOffline: isOffline))
  }
}
