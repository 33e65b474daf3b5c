import Lessons

extension PromotionRecord {
  /// How things stand with a promotion on a day.
  package enum Status: String {
    case working, scheduled, ended, off
  }

  func isEffective(on today: Int) -> Bool { today.isBetween(start, and: end) }

  func isWorking(on today: Int) -> Bool { isEffective(on: today) && isActive }

  package func status(on today: Int) -> Status {
    if !isActive { return .off }
    if isEffective(on: today) { return .working }
    return today < start ? .scheduled : .ended
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
