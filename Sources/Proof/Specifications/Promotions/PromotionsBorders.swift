import Lessons

extension Promotions {
  static let borders: [Sentence<Promotions>] = limits + leftAlone

  @SentenceBuilder<Promotions> private static var limits: [Sentence<Promotions>] {
    "76. Half a cent is rounded up under every rule, and in each step of two that stack."
    order([.rate(50, from: 0)], amount: 0_05, "0.05: pay 0.03, save 0.02")
    order([.rate(49, from: 0)], amount: 0_05, "0.05: pay 0.02, save 0.03")
    order(
      [.rate(90, isStackable: true), .rate(50, from: 0, isStackable: true)], amount: 0_30, "0.30: pay 0.14, save 0.16")
    "77. A coupon may take the whole amount."
    order([.coupon(5_00)], amount: 5_00, "5.00: pay 0.00, save 5.00")
    order([.coupon(5_00, from: 5_00)], amount: 5_00, "5.00: pay 0.00, save 5.00")
    "78. A promotion may be working on the first day that there is, and on the last."
    given(State([.rate(80, days: 0...0)], today: 0))
      .expect(.line(1, ">*80 % to pay                  working"), .line(18, " 100.00: pay 80.00, save 20.00"))
    given(State([.rate(80, days: 999...999)], today: 999))
      .expect(.line(1, ">*80 % to pay                  working"), .line(18, " 100.00: pay 80.00, save 20.00"))
    given(State([.rate(80, days: 0...999)], today: 998), "press today +", .line(15, " Best discount: 80 % to pay"))
    "79. A change of the rule leaves the threshold, the days and the switches as they are."
    change("press rule 2", to: (.discount, .coupon))
    change("press rule 3", to: (.full, .rate))
    change("press rule 4", to: (.full, .coupon))
    "80. `offline` leaves a message and a request as they are."
    given(State([.rate(80)], message: .load), "press offline")
      .expect(.state(State([.rate(80)], message: .load, isOffline: true)), .shows("Could not load promotions"))
    given(State([.rate(80)], pending: .save), "press offline")
      .expect(.state(State([.rate(80)], pending: .save, isOffline: true)), .shows("Saving…"))
    given(State([.rate(80)], message: .save, isOffline: true), "press offline")
      .expect(.state(State([.rate(80)], message: .save)), .shows("Could not save promotions"))
    "81. A save sends each promotion as it is, working or not."
    given(State(resting, server: []), "press save\ntick", .state(State(resting)), .hides("Saving…"))
    given(State([], server: resting), "press save\ntick", .value(\.shop.server, []))
    "82. Any of six promotions can be removed; after the sixth, the fifth is selected."
    given(State(list(6), selected: 5), "press remove")
      .expect(.value(\.selected, 4), .absent(.promotion(5)), .value(\.shop.promotions, list(5)))
    given(State(list(6), selected: 0), "press remove")
      .expect(.value(\.selected, 0), .value(\.shop.promotions, Array(list(6).dropFirst())))
    "83. A promotion that is not active is off before its days, on them and after them."
    [2, 3, 5, 6].map { off(today: $0) }
    "84. When the last promotion goes, the editor shows none."
    given(State(list(1)), "press remove", .hides("%"), .hides("(*)"), .hides("[x]"))
    given(State([.coupon(5_00, from: 7_00, isStackable: true)]), "press remove")
      .expect(.hides("5.00"), .hides("7.00"), .hides("(*)"), .hides("[x]"))
  }

  // MARK: Building

  /// Off, over, and still to come.
  private static let resting: [PromotionRecord] = [
    .rate(80, isActive: false), .coupon(5_00, days: 0...0, isStackable: true),
    .rate(70, from: 10_00, days: 5...6),
  ]

  private static func off(today: Int) -> Example<Promotions> {
    given(State([.rate(80, days: 3...5, isActive: false)], today: today))
      .expect(.line(1, ">*80 % to pay                      off"))
  }

  static func order(_ promotions: [PromotionRecord], amount: Int, _ line: String) -> Example<Promotions> {
    given(State(promotions, amount: amount), .line(18, " " + line))
  }

  /// A change of the rule of a promotion that is off, stackable, and not for today.
  private static func change(_ script: String, to rule: (PromotionType, DiscountType)) -> Example<Promotions> {
    var record = PromotionRecord.rate(80, days: 3...4, isActive: false, isStackable: true)
    record.threshold = 20_00
    var changed = record
    (changed.promotionType, changed.discountType) = rule
    return given(State([record]), script, .value(\.shop.promotions, [changed]), .shows("[x] Stackable"))
  }
}
