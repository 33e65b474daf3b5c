import Lessons

extension PromotionRecord {
  /// What it does: `80 % to pay`, `5.00 off from 100.00`.
  var name: String {
    let offer = discountType == .rate ? "\(discount) % to pay" : "\(discount.money) off"
    return promotionType == .full ? "\(offer) from \(threshold.money)" : offer
  }
}

extension Int {
  /// Cents as an amount of money: 5.00.
  var money: String {
    let cents = self % 100
    return "\(self / 100)." + (cents < 10 ? "0\(cents)" : "\(cents)")
  }
}

extension String {
  /// This text at the left and another at the right of so many columns.
  func justified(with right: String, columns: Int) -> String {
    self + String(repeating: " ", count: max(columns - count - right.count, 1)) + right
  }
}
