import Lessons

extension Promotions: SpecifiedLesson {
  package static let sentences: [Sentence<Promotions>] =
    working + pricing + choosing + showing + beginning + editing + steps + adding + removing + requesting + looking
    + keeping

  /// Every control that changes the selected promotion.
  package static let editor: [PromotionsControl] =
    (1...4).map { .rule($0) } + [.active, .stackable]
    + [PromotionsControl.discount, PromotionsControl.threshold, PromotionsControl.start, PromotionsControl.end]
    .flatMap { [$0(.down), $0(.up)] }

  @SentenceBuilder<Promotions> private static var working: [Sentence<Promotions>] {
    "1. A promotion is effective from its start on."
    price([.rate(80, days: 3...5)], today: 2, "100.00: pay 100.00, save 0.00")
    price([.rate(80, days: 3...5)], today: 3, "100.00: pay 80.00, save 20.00")
    "2. It is effective until its end, that day included."
    price([.rate(80, days: 3...5)], today: 5, "100.00: pay 80.00, save 20.00")
    price([.rate(80, days: 3...5)], today: 6, "100.00: pay 100.00, save 0.00")
    "3. It is working when it is effective and active; otherwise it leaves the amount as it is."
    price([.rate(80, isActive: false), .coupon(5_00, from: 0, isActive: false)], "100.00: pay 100.00, save 0.00")
  }

  @SentenceBuilder<Promotions> private static var pricing: [Sentence<Promotions>] {
    "4. A `full` promotion leaves an amount below its threshold as it is."
    price([.rate(80, from: 100_00)], amount: 99_99, "99.99: pay 99.99, save 0.00")
    price([.rate(80, from: 100_00)], amount: 100_00, "100.00: pay 80.00, save 20.00")
    "5. A `discount` promotion ignores its threshold."
    given(State([.rate(80)]), "press threshold +\npress amount -", .shows("90.00: pay 72.00, save 18.00"))
    given(State([.rate(80)], amount: 5_00), "press threshold +", .shows("5.00: pay 4.00, save 1.00"))
    given(State([.coupon(1_00)], amount: 0), "press threshold +\npress threshold +\npress amount +")
      .expect(.shows("10.00: pay 9.00, save 1.00"))
    given(State([.coupon(1_00, from: 50_00)], amount: 10_00), "press rule 2", .shows("10.00: pay 9.00, save 1.00"))
    "6. A rate takes a percentage of the amount, rounded half up to the cent."
    price([.rate(90)], amount: 12_35, "12.35: pay 11.12, save 1.23")
    price([.rate(55)], amount: 10_02, "10.02: pay 5.51, save 4.51")
    price([.rate(45)], amount: 10_01, "10.01: pay 4.50, save 5.51")
    price([.rate(7), .coupon(1_00)], amount: 1_07, "1.07: pay 0.07, save 1.00", "Best discount: 7 % to pay")
    price([.rate(7)], amount: 1_07, "1.07: pay 0.07, save 1.00")
    "7. A coupon takes its discount off the amount, never below 0."
    price([.coupon(5_00)], amount: 5_01, "5.01: pay 0.01, save 5.00")
    price([.coupon(5_00)], amount: 4_99, "4.99: pay 0.00, save 4.99")
    price([.coupon(1_00)], amount: 1, "0.01: pay 0.00, save 0.01", "Best discount: 1.00 off")
    price([.coupon(1_00)], amount: 11_10, "11.10: pay 10.10, save 1.00")
    price([.coupon(10_00, from: 20_00)], "100.00: pay 90.00, save 10.00")
  }

  @SentenceBuilder<Promotions> private static var choosing: [Sentence<Promotions>] {
    "8. The best of a type is the working one with the lowest price."
    price(
      [.rate(90), .coupon(15_00), .rate(50, isActive: false)], "Best discount: 15.00 off",
      "100.00: pay 85.00, save 15.00")
    price([.rate(70), .coupon(20_00)], amount: 50_00, "Best discount: 20.00 off", "50.00: pay 30.00, save 20.00")
    price([.coupon(20_00), .rate(70)], "Best discount: 70 % to pay", "100.00: pay 70.00, save 30.00")
    price([.coupon(50_00, from: 200_00), .coupon(5_00, from: 100_00)], "100.00: pay 95.00, save 5.00")
    "9. It counts only if it lowers the price."
    price([.rate(100), .coupon(0)], "No discount for this order", "100.00: pay 100.00, save 0.00")
    price([.rate(50)], amount: 0_01, "No discount for this order", "0.01: pay 0.01, save 0.00")
    "10. Among equals, it is the first."
    price([.coupon(20_00), .rate(80), .coupon(10_00, from: 0, isStackable: true)], "Best discount: 20.00 off")
    price(
      [.rate(80), .coupon(20_00, isStackable: true), .coupon(10_00, from: 0, isStackable: true)],
      "Best discount: 80 % to pay", "100.00: pay 80.00, save 20.00")
    given(State([.rate(85), .coupon(20_00)]), "press discount -", .shows("Best discount: 80 % to pay"))
    "11. An order costs the lowest of its amount, the best `discount` alone and the best `full` alone."
    [(false, false), (false, true), (true, false)].flatMap { first, second in
      [PromotionRecord.rate(70, from: 0, isStackable: second), .coupon(30_00, from: 0, isStackable: second)].map {
        price([.rate(80, isStackable: first), $0], "100.00: pay 70.00, save 30.00")
      }
    }
    price([.rate(60), .coupon(30_00, from: 0, isStackable: true)], "100.00: pay 60.00, save 40.00")
    "12. When both are stackable, the `full` one applies to what the `discount` one leaves."
    price([.rate(80, isStackable: true), .rate(50, from: 80_00, isStackable: true)], "100.00: pay 40.00, save 60.00")
    price([.rate(80, isStackable: true), .rate(50, from: 80_01, isStackable: true)], "100.00: pay 50.00, save 50.00")
    price([.rate(80, isStackable: true), .coupon(10_00, from: 0, isStackable: true)], "100.00: pay 70.00, save 30.00")
    price([.coupon(10_00, from: 0, isStackable: true), .rate(80, isStackable: true)], "100.00: pay 70.00, save 30.00")
    price([.rate(80, isStackable: true), .rate(90, isStackable: true)], "100.00: pay 80.00, save 20.00")
    price(
      [
        .rate(60, isStackable: true), .coupon(25_00, from: 100_00, isStackable: true),
        .rate(80, from: 0, isStackable: true),
      ], "100.00: pay 60.00, save 40.00")
    price(
      [.rate(80, from: 0, isStackable: true), .coupon(5_00, from: 0, isStackable: true)],
      "100.00: pay 80.00, save 20.00")
    price(
      [
        .rate(80, isStackable: true), .coupon(15_00, isStackable: true), .rate(50, from: 0, isStackable: true),
        .coupon(5_00, from: 0, isStackable: true),
      ], "100.00: pay 40.00, save 60.00")
  }

  @SentenceBuilder<Promotions> private static var showing: [Sentence<Promotions>] {
    "13. A promotion's name is what it does."
    given(
      State([.rate(80), .coupon(5_00, from: 100_00), .coupon(0_05), .rate(5, from: 0)]),
      .shows("*80 % to pay "), .shows(" 5.00 off from 100.00 "), .shows(" 0.05 off "), .shows(" 5 % to pay from 0.00 "))
    given(State([.coupon(99_999_00, from: 99_999_00, days: 1...1)]), .shows(">*99999.00 off from 99999.00 scheduled"))
    given(State([.rate(100), .coupon(0), .rate(100, from: 1_00)]))
      .expect(.shows("*100 % to pay "), .shows(" 0.00 off "), .shows(" 100 % to pay from 1.00 "))
    "14. A promotion is working, scheduled, ended or off."
    given(
      State(
        [.rate(80, days: 4...4), .rate(70, days: 5...9), .rate(60, days: 3...3), .rate(50, isActive: false)], today: 4),
      .shows("80 % to pay                  working"), .shows("70 % to pay                scheduled"),
      .shows("60 % to pay                    ended"), .shows("50 % to pay                      off"))
    "15. Four radio buttons show the rule of the selected promotion."
    given(
      State([.rate(80)]), .shows("(*) Rate  1 "), .shows("( ) Coupon  2 "), .shows("( ) Full rate  3"),
      .shows("( ) Full coupon  4"))
    given(
      State([.rate(80), .coupon(5_00, from: 0)]), "press promotion 1", .shows("( ) Rate  1 "),
      .shows("( ) Coupon  2 "), .shows("( ) Full rate  3"), .shows("(*) Full coupon  4"))
    "16. A banner advertises the best working `discount`, and no `full` one."
    price([.rate(90), .rate(50, from: 0)], "Best discount: 90 % to pay")
    price([.rate(50, from: 0), .rate(90, days: 1...2)], "No discount for this order")
    "17. The order shows amount, price and saving."
    price([.rate(80)], amount: 99_999_00, "99999.00: pay 79999.20, save 19999.80")
  }

  @SentenceBuilder<Promotions> private static var beginning: [Sentence<Promotions>] {
    "18. It starts with the server's list of three, an amount of 120.00, day 0, the first selected."
    given(
      fresh,
      .state(
        State(
          [.rate(80), .coupon(5_00, from: 100_00, isStackable: true), .rate(90, days: 7...13, isStackable: true)],
          amount: 120_00)), .enabled(.promotion(2)), .absent(.promotion(3)), .shows("120.00: pay 96.00, save 24.00"))
    "19. `promotion N` selects a promotion."
    given(fresh, .names("promotion 1", .promotion(1)), .names("promotion", nil), .names("promotion 1,2", nil))
    given(fresh, "press promotion 2")
      .expect(.shows(">*90 % to pay"), .shows("Start   7 [-] [+]  End  13 [-] [+]"), .shows("[x] Stackable"))
  }

  @SentenceBuilder<Promotions> private static var editing: [Sentence<Promotions>] {
    "20. `rule 1`, `rule 2` make it a `discount` by rate, by coupon; `rule 3`, `rule 4` a `full` one by rate, by coupon."
    edit(.coupon(5_00, from: 0), "press rule 1", .rate(100))
    edit(.rate(80), "press rule 2", .coupon(0_80))
    edit(.rate(80), "press rule 3", .rate(80, from: 0))
    edit(.rate(80), "press rule 4", .coupon(0_80, from: 0))
    "21. Changing the rule keeps the discount where it is valid, and otherwise takes the nearest limit."
    edit(.coupon(0_05), "press rule 1", .rate(5))
    edit(.coupon(0_04), "press rule 1", .rate(5))
    edit(.coupon(1_00), "press rule 3", .rate(100, from: 0))
    edit(.coupon(1_01), "press rule 3", .rate(100, from: 0))
    "22. `active` turns it off and on."
    edit(.rate(80), "press active", .rate(80, isActive: false))
    edit(.rate(80, isActive: false), "press active", .rate(80))
    given(State([.rate(80, days: 0...3, isActive: false)], today: 5), "press active")
      .expect(.value(\.shop.promotions, [.rate(80, days: 0...3)]))
    "23. `stackable` lets it apply together with another, or not."
    edit(.rate(80), "press stackable", .rate(80, isStackable: true))
    edit(.rate(80, isStackable: true), "press stackable", .rate(80))
  }

  @SentenceBuilder<Promotions> private static var steps: [Sentence<Promotions>] {
    "24. A step of a rate is 5 points; past a limit (5, 100) it takes the limit."
    edit(.rate(80), "press discount -", .rate(75))
    edit(.rate(10), "press discount -", .rate(5))
    edit(.rate(9), "press discount -", .rate(5))
    edit(.rate(95), "press discount +", .rate(100))
    edit(.rate(96), "press discount +", .rate(100))
    edit(.rate(17), "press discount +", .rate(22))
    edit(.rate(17), "press discount -", .rate(12))
    edit(.rate(80, isActive: false), "press discount -", .rate(75, isActive: false))
    "25. A step of a coupon is 1.00; past a limit (0, 99,999.00) it takes the limit."
    edit(.coupon(5_00), "press discount +", .coupon(6_00))
    edit(.coupon(1_00), "press discount -", .coupon(0))
    edit(.coupon(0_99), "press discount -", .coupon(0))
    edit(.coupon(99_998_00), "press discount +", .coupon(99_999_00))
    edit(.coupon(99_998_01), "press discount +", .coupon(99_999_00))
    edit(.coupon(1_000_00), "press discount +", .coupon(1_001_00))
    edit(.coupon(5_00, from: 1_00, days: 3...4), "press discount +", .coupon(6_00, from: 1_00, days: 3...4))
    "26. A step of the threshold is 10.00, under every rule; past a limit (0, 99,999.00) it takes the limit."
    edit(.rate(80, from: 100_00), "press threshold -", .rate(80, from: 90_00))
    edit(.rate(80), "press threshold +\npress rule 3", .rate(80, from: 10_00))
    edit(.rate(80, from: 10_00), "press threshold -", .rate(80, from: 0))
    edit(.rate(80, from: 9_99), "press threshold -", .rate(80, from: 0))
    edit(.rate(80, from: 99_989_00), "press threshold +", .rate(80, from: 99_999_00))
    edit(.rate(80, from: 99_990_00), "press threshold +", .rate(80, from: 99_999_00))
    edit(.rate(80, from: 1_000_00), "press threshold +", .rate(80, from: 1_010_00))
    edit(.coupon(5_00, from: 0, isActive: false), "press threshold +", .coupon(5_00, from: 10_00, isActive: false))
    "27. The start is at least 0 and at most the end."
    edit(.rate(80, days: 1...9), "press start -", .rate(80, days: 0...9))
    edit(.rate(80, days: 0...9), "press start -", .rate(80, days: 0...9))
    edit(.rate(80, days: 8...9), "press start +", .rate(80, days: 9...9))
    edit(.rate(80, days: 9...9), "press start +", .rate(80, days: 9...9))
    edit(.coupon(5_00, days: 3...9, isActive: false), "press start +", .coupon(5_00, days: 4...9, isActive: false))
    "28. The end is at least the start and at most 999."
    edit(.rate(80, days: 8...9), "press end -", .rate(80, days: 8...8))
    edit(.rate(80, days: 8...8), "press end -", .rate(80, days: 8...8))
    edit(.rate(80, days: 8...998), "press end +", .rate(80, days: 8...999))
    edit(.rate(80, days: 8...999), "press end +", .rate(80, days: 8...999))
    edit(.coupon(5_00, days: 3...9, isActive: false), "press end +", .coupon(5_00, days: 3...10, isActive: false))
    "29. A step of the amount is 10.00; past a limit (0, 99,999.00) it takes the limit."
    amount(120_00, "press amount +", 130_00)
    amount(10_00, "press amount -", 0)
    amount(9_99, "press amount -", 0)
    amount(99_989_00, "press amount +", 99_999_00)
    amount(99_990_00, "press amount +", 99_999_00)
    amount(1_000_00, "press amount +", 1_010_00)
    amount(50_000_00, "press amount -", 49_990_00)
    "30. A step of the day is one day; the day is at least 0 and at most 999."
    today(7, "press today -", 6)
    today(1, "press today -", 0)
    today(0, "press today -", 0)
    today(998, "press today +", 999)
    today(999, "press today +", 999)
  }

  @SentenceBuilder<Promotions> private static var adding: [Sentence<Promotions>] {
    "31. `add` appends a `discount` by rate, 90, for a week from today, active, not stackable, and selects it."
    given(State([.coupon(5_00)], today: 4), "press add")
      .expect(.state(State([.coupon(5_00), .rate(90, days: 4...10)], server: [.coupon(5_00)], today: 4, selected: 1)))
    given(State([.coupon(5_00, from: 1_00, isActive: false, isStackable: true)]), "press add")
      .expect(.value(\.shop.promotions[1], .rate(90, days: 0...6)))
    given(State([], isOffline: true), "press add", .state(State([.rate(90, days: 0...6)], server: [], isOffline: true)))
    "32. The week ends on day 999 at most."
    given(State([], today: 993), "press add", .state(State([.rate(90, days: 993...999)], server: [], today: 993)))
    given(State([], today: 994), "press add", .state(State([.rate(90, days: 994...999)], server: [], today: 994)))
    "33. There are six promotions at most."
    given(
      State(list(5)), "press add", .disabled(.add), .enabled(.promotion(5)),
      .state(State(list(5) + [.rate(90, days: 0...6)], server: list(5), selected: 5)))
    given(State(list(6)), "press add", .disabled(.add), .absent(.promotion(6)), .state(State(list(6))))
  }

  @SentenceBuilder<Promotions> private static var removing: [Sentence<Promotions>] {
    "34. `remove` removes the selected promotion and selects the one that took its place."
    given(
      State(list(3), selected: 1), "press remove",
      .state(State([list(3)[0], list(3)[2]], server: list(3), selected: 1)), .absent(.promotion(2)),
      .shows(" *70 % to pay"))
    (2...6).flatMap { count in
      (0..<count).map { index in
        given(State(list(count), selected: index), "press remove")
          .expect(.value(\.selected, min(index, count - 2)))
      }
    }
    "35. Else it selects the last."
    given(State(list(3), selected: 2), "press remove")
      .expect(.state(State(list(2), server: list(3), selected: 1)), .shows(" *80 % to pay"))
    "36. Else none; then the editor is disabled."
    given(State(list(1)), "press remove\npress rule 2\npress discount +")
      .expect(.state(State([], server: list(1))), .disabled(.remove), .enabled(.add), .absent(.promotion(0)))
    editor.map { control in
      given(State([]), "press \(control)", .disabled(control), .state(State([])))
    }
  }

  /// Promotions of 90, 80, 70 % and so on.
  static func list(_ count: Int) -> [PromotionRecord] { (0..<count).map { .rate(90 - 10 * $0) } }

  // MARK: Kinds of examples

  private static func price(
    _ promotions: [PromotionRecord], amount: Int = 100_00, today: Int = 0, _ line: String, _ other: String? = nil
  ) -> Example<Promotions> {
    given(State(promotions, amount: amount, today: today), .shows(line), .shows(other ?? line))
  }

  private static func edit(
    _ before: PromotionRecord, _ script: String, _ after: PromotionRecord
  ) -> Example<Promotions> {
    let other = PromotionRecord.rate(50, isActive: false)
    return given(
      State([other, before], selected: 1), script,
      .state(State([other, after], server: [other, before], selected: 1)))
  }

  private static func amount(_ before: Int, _ script: String, _ after: Int) -> Example<Promotions> {
    given(State([], amount: before), script, .state(State([], amount: after)))
  }

  private static func today(_ before: Int, _ script: String, _ after: Int) -> Example<Promotions> {
    given(State([], today: before), script, .state(State([], today: after)))
  }
}
