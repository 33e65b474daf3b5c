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
    given(State(list(4)), "key down\nkey a", .focused(.promotion(1)))
    ["key 4", "key c", "key b", "key s", "key r\ntick"].map { given(fresh, $0, .focused(.promotion(0))) }
    given(fresh, "key down\nkey d", .focused(.promotion(1)))
    "88. A promotion of several days ends after the last of them, in the list as in the price."
    several(today: 5, "key down", "working", "80.00, save 20.00")
    several(today: 5, "press today +", "ended", "100.00, save 0.00")
    several(today: 6, "press today -", "working", "80.00, save 20.00")
    several(today: 5, "press end -", "ended", "100.00, save 0.00")
    several(today: 6, "press end +", "working", "80.00, save 20.00")
    several(today: 2, "press today +", "working", "80.00, save 20.00")
    given(State(list(5) + [.rate(95, days: 3...5)], today: 5), "press today +", .shows("ended"))
    "89. An event redraws what shows its change, and where the focus was and is, and nothing else."
    given(three, "press discount -\npress discount -", .redrawsAtMost(2))
    given(three, "press end -\npress end -", .redrawsAtMost(2))
    given(three, "press active\npress active", .redrawsAtMost(2))
    given(three, "press today +\npress today +", .redrawsAtMost(4))
    given(three, "press amount +\npress amount +", .redrawsAtMost(2))
    given(three, "press offline\npress offline", .redrawsAtMost(1))
    given(three, "press promotion 0", .redrawsAtMost(0))
    given(three, "key down", .redrawsAtMost(2))
    given(three, "tick", .redrawsAtMost(0))
    "90. Whichever promotion is removed, the banner and the order follow."
    given(State([.rate(50), .rate(90)]), "press remove")
      .expect(.line(15, " Best discount: 90 % to pay"), .line(18, " 100.00: pay 90.00, save 10.00"))
    given(State([.rate(70), .rate(50), .rate(90)], selected: 1), "press remove")
      .expect(.line(15, " Best discount: 70 % to pay"), .line(18, " 100.00: pay 70.00, save 30.00"))
    "91. A full list is saved and loaded as a whole."
    given(State(list(6), server: []), "press save\ntick", .value(\.shop.server, list(6)), .hides("Saving…"))
    given(State([], server: list(6)), "press reload\ntick")
      .expect(.value(\.shop.promotions, list(6)), .line(18, " 100.00: pay 40.00, save 60.00"))
    "92. Each switch leaves the other as it is, turned on as well as off."
    given(
      State([.rate(80, isActive: false, isStackable: true)]), "press active",
      .state(State([.rate(80, isStackable: true)], server: [.rate(80, isActive: false, isStackable: true)])),
      .shows("[x] Stackable"))
    given(
      State([.rate(80, isActive: false, isStackable: true)]), "press stackable",
      .state(State([.rate(80, isActive: false)], server: [.rate(80, isActive: false, isStackable: true)])),
      .shows("[ ] Stackable"))
    "93. The order shows a new amount even when the price stays the same."
    given(State([.coupon(50_00)], amount: 10_00), "press amount +", .line(18, " 20.00: pay 0.00, save 20.00"))
    given(State([.coupon(10_00, from: 100_00)], amount: 90_00), "press amount +")
      .expect(.line(18, " 100.00: pay 90.00, save 10.00"))
    "94. The arrow keys move the focus to the next control in that direction, if there is one."
    given(three, "key up\nkey left\nkey right", .focused(.promotion(0)))
    given(three, "key down\nkey down\nkey down", .focused(.add))
    given(three, "press add\nkey up", .focused(.promotion(3)))
    given(three, "press add\nkey right", .focused(.remove))
    given(three, "press remove\nkey up", .focused(.promotion(1)))
    given(three, "press save\ntick\npress offline\nkey right\nkey down", .focused(.offline))
    given(three, "press offline\nkey left\nkey left\nkey left\nkey down", .focused(.reload))
    "95. Promotions are added and removed, edited, saved and loaded as often as one likes."
    given(three, lines("press add\npress discount -\npress remove", 12))
      .expect(.value(\.shop.promotions, list(3)), .value(\.selected, 2), .line(4, ""))
    given(
      three, lines("press discount -\npress save\ntick\npress discount -\npress reload\ntick", 12),
      .value(\.shop.promotions[0].discount, 30), .value(\.shop.server[0].discount, 30),
      .line(18, " 100.00: pay 30.00, save 70.00"))
    "96. Whichever promotion is selected, an edit changes that one and no other."
    (0...5).map { index in
      var edited = list(6)
      edited[index].discount -= 5
      edited[index].isStackable = true
      return given(
        State(list(6)), "press promotion \(index)\npress discount -\npress stackable",
        .state(State(edited, server: list(6), selected: index)), .shows("[x] Stackable"))
    }
  }

  // MARK: Building

  /// The third of four promotions is selected, and the last request failed.
  private static let busy: PromotionsState = {
    var selected = PromotionRecord.coupon(7_50, days: 3...8)
    selected.threshold = 20_00
    return State(
      [
        .rate(80, days: 2...9, isStackable: true), .coupon(5_00, from: 100_00, isActive: false), selected,
        .rate(70, from: 10_00, days: 5...6),
      ], server: [.coupon(1_00, days: 9...9), .rate(45, from: 30_00, isActive: false)], amount: 123_45, today: 7,
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

  private static let three = State(list(3))

  /// A promotion from day 3 to day 5: its row, and what an order costs.
  private static func several(today: Int, _ script: String, _ status: String, _ price: String) -> Example<Promotions> {
    given(State([.rate(80, days: 3...5)], today: today), script)
      .expect(.shows(" \(status)"), .line(18, " 100.00: pay " + price), .cell(column: 1, row: 1, "'*' bold"))
  }
}
