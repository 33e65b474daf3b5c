import Lessons

extension Promotions {
  @SentenceBuilder<Promotions> static var crossing: [Sentence<Promotions>] {
    "97. Events one after another do what each of them does alone, "
      + "whether a request is pending, failed, or was never made."
    requests + [
      given(
        failed,
        .after(
          "key 4\npress threshold +\npress discount +\nkey b\nkey c", .line(0, "Promotions  Could not save promotions"),
          .line(1, "  80 % to pay                  working"), .line(2, "  5.00 off from 100.00         working"),
          .line(3, " *1.80 off from 10.00              off"), .line(4, "  20.00 off                        off"),
          .line(18, " 120.00: pay 96.00, save 24.00")),
        .after(
          "press save\nkey d\nkey a\nkey 1\nkey c\nkey s\nkey r\npress promotion 3\npress today +\npress offline",
          .line(0, "Promotions  Saving…"), .line(1, "  80 % to pay                  working"),
          .line(2, "  5.00 off from 100.00         working"), .line(3, "  1.80 off from 10.00              off"),
          .line(4, " *20.00 off                        off"), .line(7, "  Add                Remove"),
          .line(8, " ( ) Rate           ( ) Full rate"), .line(9, " (*) Coupon         ( ) Full coupon"),
          .line(10, " [ ] Active         [ ] Stackable"), .line(11, " Discount     20.00  -   +"),
          .line(12, " Threshold     0.00  -   +"), .line(13, " Start   3  -   +   End   5  -   +"),
          .line(15, " Best discount: 80 % to pay"), .line(16, " Amount      120.00 [-] [+]"),
          .line(17, " Today            4 [-] [+]"), .line(18, " 120.00: pay 96.00, save 24.00"),
          .line(19, "  Reload        Save     >[x] Offline<")),
        .after(
          "tick", .line(0, "Promotions  Could not save promotions"), .line(1, "  80 % to pay                  working"),
          .line(2, "  5.00 off from 100.00         working"), .line(3, "  1.80 off from 10.00              off"),
          .line(4, " *20.00 off                        off"), .line(18, " 120.00: pay 96.00, save 24.00")),
        .after(
          "press reload\npress offline\npress amount -\npress amount -\ntick\ntick",
          .state(State([.coupon(7_50, days: 0...4), .rate(60, from: 20_00, days: 3...3)], today: 4)),
          .line(0, "Promotions"), .line(1, " *7.50 off                     working"),
          .line(2, "  60 % to pay from 20.00         ended"), .line(3, ""), .line(4, ""),
          .line(18, " 100.00: pay 92.50, save 7.50")))
    ]
    "98. A shop that a screen went back to goes on by the same rules."
    given(
      failed, "press save\npress promotion 1\npress offline",
      .afterRestoring(
        State(
          [.rate(90), .rate(90), .coupon(10_00, isStackable: true), .rate(50, from: 300_00, isStackable: true)],
          server: [.coupon(7_50, days: 0...4), .rate(60, from: 20_00, days: 3...3)], amount: 350_00, today: 4,
          selected: 1, pending: .load),
        .after(
          "key a\nkey d\npress promotion 3\npress amount -\npress today -", .line(0, "Promotions  Loading…"),
          .line(1, "  90 % to pay                  working"), .line(2, "  90 % to pay                  working"),
          .line(3, "  10.00 off                    working"), .line(4, " *50 % to pay from 300.00      working"),
          .line(18, " 340.00: pay 170.00, save 170.00")),
        .after(
          "tick",
          .state(
            State(
              [.coupon(7_50, days: 0...4), .rate(60, from: 20_00, days: 3...3)], amount: 340_00, today: 3)),
          .line(0, "Promotions"), .line(1, " *7.50 off                     working"),
          .line(2, "  60 % to pay from 20.00       working"), .line(3, ""), .line(4, ""),
          .line(18, " 340.00: pay 204.00, save 136.00")),
        .after(
          "press add\npress rule 4\npress discount +\npress save\npress offline\ntick",
          .frame(
            """
            Promotions  Could not save promotions
              7.50 off                     working
              60 % to pay from 20.00       working
             *1.90 off from 0.00           working



            [ Add ] a          [ Remove ] d
             ( ) Rate  1        ( ) Full rate  3
             ( ) Coupon  2      (*) Full coupon  4
             [x] Active  c      [ ] Stackable  b
             Discount      1.90 [-] [+]
             Threshold     0.00 [-] [+]
             Start   3 [-] [+]  End   9 [-] [+]

             Best discount: 7.50 off
             Amount      340.00 [-] [+]
             Today            3 [-] [+]
             340.00: pay 204.00, save 136.00
            [ Reload ] r  [ Save ] s >[x] Offline<
            """))))
  }

  // MARK: Building

  /// After saving failed.
  private static let failed = State(
    [
      .rate(80, isStackable: true), .coupon(5_00, from: 100_00, days: 2...9, isStackable: true),
      .rate(80, isStackable: true), .coupon(20_00, days: 3...5, isActive: false),
    ], server: [.coupon(7_50, days: 0...4), .rate(60, from: 20_00, days: 3...3)], amount: 120_00, today: 3,
    selected: 2, message: .save)

  /// A request of either kind, offline before it, meanwhile, both or neither, after a failure or none.
  private static let requests: [Example<Promotions>] = (0..<24).map { number in
    let (isLoad, before, meanwhile) = (number & 1 > 0, number & 2 > 0, number & 4 > 0)
    let message: RequestFailure? = [nil, .load, .save][number / 8]
    let isOffline = before != meanwhile
    let (here, there): ([PromotionRecord], [PromotionRecord]) = ([.rate(60), .rate(60)], list(3))
    let failure: RequestFailure? = !isOffline ? nil : isLoad ? .load : .save
    var waiting = State(here, server: there, selected: 1, message: message, isOffline: before)
    let start = waiting
    (waiting.shop.pending, waiting.shop.message, waiting.shop.isOffline) = (isLoad ? .load : .save, nil, isOffline)
    var after = waiting
    (after.shop.pending, after.shop.message) = (nil, failure)
    if !isOffline, isLoad { after.shop.promotions = there }
    if !isOffline, !isLoad { after.shop.server = here }
    return given(
      start, (isLoad ? "press reload" : "press save") + (meanwhile ? "\npress offline" : ""),
      .line(0, isLoad ? "Promotions  Loading…" : "Promotions  Saving…"), .state(waiting),
      .line(19, "  Reload        Save     >[\(isOffline ? "x" : " ")] Offline<"),
      .after(
        "tick", .state(after), .line(0, "Promotions" + (failure.map { "  " + $0.rawValue } ?? "")), .enabled(.rule(4))))
  }
}
