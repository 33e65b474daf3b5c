import Lessons

extension Promotions {
  @SentenceBuilder<Promotions> static var leftAlone: [Sentence<Promotions>] {
    "85. An action changes nothing but what it is for."
    action("press promotion 0") { $0.selected = 0 }
    action("press rule 3") {
      $0.shop.promotions[2].promotionType = .full
      $0.shop.promotions[2].discountType = .rate
      $0.shop.promotions[2].discount = 100
    }
    action("press active") { $0.shop.promotions[2].isActive = false }
    action("press stackable") { $0.shop.promotions[2].isStackable = true }
    action("press discount +") { $0.shop.promotions[2].discount = 8_50 }
    action("press threshold -") { $0.shop.promotions[2].threshold = 10_00 }
    action("press start +") { $0.shop.promotions[2].start = 4 }
    action("press end -") { $0.shop.promotions[2].end = 7 }
    action("press add") {
      $0.shop.promotions.append(.rate(90, days: 7...13))
      $0.selected = 4
    }
    action("press remove") { $0.shop.promotions.remove(at: 2) }
    action("press amount +") { $0.shop.amount = 133_45 }
    action("press today +") { $0.shop.today = 8 }
    action("press offline") { $0.shop.isOffline = true }
    action("press reload") { ($0.shop.pending, $0.shop.message) = (.load, nil) }
    action("press save") { ($0.shop.pending, $0.shop.message) = (.save, nil) }
    action("tick") { _ in }
    "86. An answer of the server changes nothing but what was asked for."
    answer(to: .load) { ($0.shop.promotions, $0.selected) = ($0.shop.server, 0) }
    answer(to: .save) { $0.shop.server = $0.shop.promotions }
    answer(to: .load, isOffline: true) { $0.shop.message = .load }
    answer(to: .save, isOffline: true) { $0.shop.message = .save }
    "87. A key beside a control presses it, and leaves the focus where it is."
    given(fresh, "key a", .focused(.promotion(0)))
    given(PromotionsState(list(4)), "key down\nkey a", .focused(.promotion(1)))
    ["key 4", "key v", "key t", "key s", "key r\ntick"].map { given(fresh, $0, .focused(.promotion(0))) }
    given(fresh, "key down\nkey d", .focused(.promotion(1)))
  }

  // MARK: Building

  /// The third of four promotions is selected, and the last request failed.
  private static let busy: PromotionsState = {
    var selected = PromotionRecord.coupon(7_50, days: 3...8)
    selected.threshold = 20_00
    return PromotionsState(
      [
        .rate(80, days: 2...9, isStackable: true), .coupon(5_00, from: 100_00, isActive: false), selected,
        .rate(70, from: 10_00, days: 5...6),
      ],
      server: [.coupon(1_00, days: 9...9), .rate(45, from: 30_00, isActive: false)], amount: 123_45, today: 7,
      selected: 2, message: .load)
  }()

  private static func action(_ script: String, _ change: (inout PromotionsState) -> Void) -> Example<Promotions> {
    given(busy, script, changes: change)
  }

  private static func answer(
    to request: PendingRequest, isOffline: Bool = false, _ change: (inout PromotionsState) -> Void
  ) -> Example<Promotions> {
    var before = busy
    (before.shop.pending, before.shop.message, before.shop.isOffline) = (request, nil, isOffline)
    return given(before, "tick") {
      $0.shop.pending = nil
      change(&$0)
    }
  }
}
