import Lessons

extension Promotions {
  static let leftAlone: [Sentence<Promotions>] = [
    Sentence(
      85, "An action changes nothing but what it is for.",
      action("press promotion 0") { $0.selected = 0 },
      action("press rule 3") {
        $0.shop.promotions[2].promotionType = .full
        $0.shop.promotions[2].discountType = .rate
        $0.shop.promotions[2].discount = 100
      },
      action("press active") { $0.shop.promotions[2].isActive = false },
      action("press stackable") { $0.shop.promotions[2].isStackable = true },
      action("press discount +") { $0.shop.promotions[2].discount = 8_50 },
      action("press threshold -") { $0.shop.promotions[2].threshold = 10_00 },
      action("press start +") { $0.shop.promotions[2].start = 4 },
      action("press end -") { $0.shop.promotions[2].end = 7 },
      action("press add") {
        $0.shop.promotions.append(.rate(90, days: 7...13))
        $0.selected = 4
      },
      action("press remove") { $0.shop.promotions.remove(at: 2) },
      action("press amount +") { $0.shop.amount = 133_45 },
      action("press today +") { $0.shop.today = 8 },
      action("press offline") { $0.shop.isOffline = true },
      action("press reload") { ($0.shop.pending, $0.shop.message) = (.load, nil) },
      action("press save") { ($0.shop.pending, $0.shop.message) = (.save, nil) },
      action("tick") { _ in }),
    Sentence(
      86, "An answer of the server changes nothing but what was asked for.",
      answer(to: .load) { ($0.shop.promotions, $0.selected) = ($0.shop.server, 0) },
      answer(to: .save) { $0.shop.server = $0.shop.promotions },
      answer(to: .load, isOffline: true) { $0.shop.message = .load },
      answer(to: .save, isOffline: true) { $0.shop.message = .save }),
    Sentence(
      87, "A key beside a control presses it, and leaves the focus where it is.",
      Example(from: fresh, script: "key a", .focused(.promotion(0))),
      Example(from: .state(PromotionsState(list(4))), script: "key down\nkey a", .focused(.promotion(1))),
      Example(from: fresh, script: "key 4", .focused(.promotion(0))),
      Example(from: fresh, script: "key v", .focused(.promotion(0))),
      Example(from: fresh, script: "key t", .focused(.promotion(0))),
      Example(from: fresh, script: "key s", .focused(.promotion(0))),
      Example(from: fresh, script: "key r\ntick", .focused(.promotion(0))),
      Example(from: fresh, script: "key down\nkey d", .focused(.promotion(1)))),
  ]

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
    var after = busy
    change(&after)
    return Example(from: .state(busy), script: script, .state(after))
  }

  private static func answer(
    to request: PendingRequest, isOffline: Bool = false, _ change: (inout PromotionsState) -> Void
  ) -> Example<Promotions> {
    var before = busy
    (before.shop.pending, before.shop.message, before.shop.isOffline) = (request, nil, isOffline)
    var after = before
    after.shop.pending = nil
    change(&after)
    return Example(from: .state(before), script: "tick", .state(after))
  }
}
