import Lessons

extension Promotions {
  /// One promotion for two days, and two promotions that can stack; the server has the same.
  package static let exploredStates = [
    PromotionsState([.rate(80, days: 0...1)]),
    PromotionsState([.coupon(0_90, from: 100_00, days: 0...0), .rate(90, days: 0...0)]),
  ]
}
