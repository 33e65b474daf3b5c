/// What a merchant's promotions and an order can be asked for. While a request is pending the list stays as it is, and
/// no other request is sent.
package protocol PromotionsModel: LessonModel where Settings == NoSettings, SavedState == ShopState {
  /// The best `discount` that is working; `nil` if none lowers the price of the order.
  var bestDiscount: PromotionRecord? { get }
  /// What the order costs, in cents.
  var price: Int { get }

  // The list. An index is that of a promotion that there is.

  /// Appends a promotion that begins today; does nothing when the list is full.
  func addPromotion()
  func removePromotion(_ index: Int)
  /// Keeps the discount where the rule allows it, and otherwise takes the nearest limit.
  func setRule(_ promotionType: PromotionType, _ discountType: DiscountType, of index: Int)
  func toggleActive(_ index: Int)
  func toggleStackable(_ index: Int)
  /// - Parameter steps: Each is 5 points or 1.00; negative ones lower the discount.
  func stepDiscount(of index: Int, by steps: Int)
  /// - Parameter steps: Each is 10.00.
  func stepThreshold(of index: Int, by steps: Int)
  /// A start stays on or before the end.
  func stepStart(of index: Int, by days: Int)
  /// An end stays on or after the start.
  func stepEnd(of index: Int, by days: Int)

  // The order.

  /// - Parameter steps: Each is 10.00.
  func stepAmount(by steps: Int)
  func stepToday(by days: Int)

  // The server.

  /// Asks for the server's list.
  func reload()
  /// Sends the list to the server.
  func save()
  /// Loses the connection, or finds it again.
  func toggleOffline()
  /// Time passes: the server answers.
  func tick()
}
