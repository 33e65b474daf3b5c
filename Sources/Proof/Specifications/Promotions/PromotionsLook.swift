import Lessons

extension Promotions {
  @SentenceBuilder<Promotions> static var looking: [Sentence<Promotions>] {
    "46. The title is in the first line, the list below it, then `add` and `remove` with their keys."
    given(fresh, .line(0, "Promotions"), .cell(column: 0, row: 0, "'P' bold"))
    given(fresh, .line(1, ">*80 % to pay                  working"), .line(4, ""), .line(6, ""))
    given(
      fresh, .line(2, "  5.00 off from 100.00         working"), .place(.promotion(1), column: 0, row: 2, columns: 38))
    given(fresh, .line(7, "[ Add ] a          [ Remove ] d"))
    given(fresh, .place(.add, column: 0, row: 7, columns: 10), .place(.remove, column: 19, row: 7, columns: 14))
    given(State(list(6)), .line(6, "  40 % to pay                  working"))
    "47. The message is in the first line, to the right of the title."
    given(State([], pending: .load), .line(0, "Promotions  Loading…"))
    given(State([], pending: .save), .line(0, "Promotions  Saving…"))
    given(State([], message: .load), .line(0, "Promotions  Could not load promotions"))
    "48. Below the editor stand banner, amount, day and order, and in the last line what concerns the server."
    given(fresh, .line(15, " Best discount: 80 % to pay"))
    given(fresh, .line(16, " Amount      120.00 [-] [+]"), .line(17, " Today            0 [-] [+]"))
    given(fresh, .line(18, " 120.00: pay 96.00, save 24.00"))
    given(fresh, .line(19, "[ Reload ] r  [ Save ] s  [ ] Offline"), .size(columns: 38, rows: 20))
    given(
      fresh, .place(.amount(.down), column: 20, row: 16, columns: 3),
      .place(.today(.up), column: 24, row: 17, columns: 3))
    given(
      fresh, .place(.reload, column: 0, row: 19, columns: 12), .place(.save, column: 14, row: 19, columns: 10),
      .place(.offline, column: 25, row: 19, columns: 13))
    "49. The editor shows rule, switches and numbers of the selected promotion."
    given(fresh, .line(8, " (*) Rate  1        ( ) Full rate  3"))
    given(fresh, .line(9, " ( ) Coupon  2      ( ) Full coupon  4"))
    given(fresh, .line(10, " [x] Active  c      [ ] Stackable  b"))
    given(fresh, .line(11, " Discount      80 % [-] [+]"), .line(12, " Threshold     0.00 [-] [+]"))
    given(State([.coupon(0)]), .line(11, " Discount      0.00 [-] [+]"))
    given(State([.coupon(99_999_00, from: 99_999_00)]))
      .expect(.line(11, " Discount  99999.00 [-] [+]"), .line(12, " Threshold 99999.00 [-] [+]"))
    given(State([.rate(80, days: 100...999)], today: 500))
      .expect(.line(13, " Start 100 [-] [+]  End 999 [-] [+]"), .line(17, " Today          500 [-] [+]"))
    given(fresh, .line(13, " Start   0 [-] [+]  End  30 [-] [+]"))
    "50. Its controls stand in two columns."
    given(fresh, .place(.rule(1), column: 0, row: 8, columns: 19), .place(.rule(4), column: 19, row: 9, columns: 19))
    given(fresh, .place(.active, column: 0, row: 10, columns: 19), .place(.stackable, column: 19, row: 10, columns: 19))
    given(
      fresh, .place(.discount(.down), column: 20, row: 11, columns: 3),
      .place(.threshold(.up), column: 24, row: 12, columns: 3))
    given(
      fresh, .place(.start(.down), column: 11, row: 13, columns: 3), .place(.end(.up), column: 32, row: 13, columns: 3))
    "51. Selecting another promotion shows that one in the list and in the editor."
    other(1, "  90 % to pay                  working")
    other(2, ">*5.00 off from 100.00             off")
    other(8, " ( ) Rate  1        ( ) Full rate  3")
    other(9, " ( ) Coupon  2      (*) Full coupon  4")
    other(10, " [ ] Active  c      [x] Stackable  b")
    other(11, " Discount      5.00 [-] [+]")
    other(12, " Threshold   100.00 [-] [+]")
    other(13, " Start   2 [-] [+]  End   9 [-] [+]")
    "52. Without a promotion the editor shows no number, and neither switch nor rule is on."
    given(none, .line(8, " ( ) Rate           ( ) Full rate"), .line(9, " ( ) Coupon         ( ) Full coupon"))
    given(none, .line(10, " [ ] Active         [ ] Stackable"))
    given(none, .line(11, " Discount            -   +"), .line(13, " Start      -   +   End      -   +"))
    given(none, .line(7, "[>Add<] a            Remove"))
    "53. After an edit the editor, the list, the banner and the order show it."
    edited("press discount -", 11, " Discount      75 % >-< [+]")
    edited("press discount -", 1, " *75 % to pay                  working")
    edited("press discount -", 15, " Best discount: 75 % to pay")
    edited("press discount -", 18, " 100.00: pay 75.00, save 25.00")
    edited("press threshold +", 12, " Threshold    10.00 [-] >+<")
    edited("press start +", 13, " Start   1 [-] >+<  End  30 [-] [+]")
    edited("press end -", 13, " Start   0 [-] [+]  End  29 >-< [+]")
    edited("press active", 10, ">[ ] Active< c      [ ] Stackable  b")
    edited("press active", 1, " *80 % to pay                      off")
    edited("press active", 15, " No discount for this order")
    edited("press stackable", 10, " [x] Active  c     >[x] Stackable< b")
    edited("press rule 2", 11, " Discount      0.80 [-] [+]")
    edited("press rule 2", 9, ">(*) Coupon< 2      ( ) Full coupon  4")
    edited("press rule 3", 1, " *80 % to pay from 0.00        working")
    edited("press rule 3", 15, " No discount for this order")
    "54. The selected promotion is bold, one that is not working dim."
    given(State(list(2), selected: 1), .cell(column: 1, row: 2, "'*' bold"))
    given(State(list(2), selected: 0), .cell(column: 2, row: 2, "'8'"))
    given(State([.rate(80), .rate(70, days: 2...6)], today: 1), .cell(column: 2, row: 2, "'7' dim"))
    [.rate(80, isActive: false), .rate(80, days: 0...1), .rate(80, days: 3...4)].map {
      given(State([$0, .rate(70)], today: 2, selected: 1), .cell(column: 2, row: 1, "'8' dim reversed"))
    }
    given(State([.rate(80), .rate(70, isActive: false)], selected: 1), .cell(column: 2, row: 2, "'7' bold"))
    given(State([.rate(80), .rate(70)], selected: 1), "press today -\npress active")
      .expect(.cell(column: 2, row: 2, "'7' bold"))
    "55. The banner is magenta, and dim where there is no discount; the order is bold."
    given(fresh, .cell(column: 1, row: 15, "'B' bold magenta"), .cell(column: 1, row: 18, "'1' bold"))
    given(none, .line(15, " No discount for this order"), .cell(column: 1, row: 15, "'N' dim"))
    "56. A message of what failed is red, one of what is pending dim."
    given(State([], message: .save), .cell(column: 12, row: 0, "'C' bold red"))
    given(State([], pending: .save, isOffline: true), .cell(column: 12, row: 0, "'S' dim"))
      .expect(.after("tick", .line(0, "Promotions  Could not save promotions")))
    "57. What is disabled is dim, without brackets and key."
    given(none, .cell(column: 1, row: 8, "'(' dim"), .cell(column: 21, row: 11, "'-' dim"))
    given(State(list(1), pending: .load), .line(19, "  Reload        Save      [ ] Offline"))
    given(State(list(1), pending: .load), .line(7, "  Add                Remove"), .cell(column: 2, row: 8, "'*' dim"))
    "58. With another day, the states, the banner and the order follow."
    given(State([.rate(80, days: 3...3)], today: 1), "press today +\npress today +")
      .expect(.line(1, " *80 % to pay                  working"))
    given(lastDay, "press today +", .line(1, " *80 % to pay                    ended"))
    given(lastDay, "press today -", .line(1, " *80 % to pay                scheduled"))
    given(lastDay, "press today +", .line(15, " No discount for this order"))
    given(lastDay, "press today +", .line(18, " 100.00: pay 100.00, save 0.00"))
    given(lastDay, "press today +", .line(17, " Today            4 [-] >+<"))
    given(lastDay, "press today +\npress today -", .line(18, " 100.00: pay 80.00, save 20.00"))
    given(lastDay, "press today +\npress today -", .line(15, " Best discount: 80 % to pay"))
    "59. With another amount, the banner and the order follow."
    given(State([.coupon(5_00), .rate(90)], amount: 50_00), "press amount +", .line(15, " Best discount: 90 % to pay"))
    given(State([.rate(90)], amount: 0), "press amount +", .line(16, " Amount       10.00 [-] >+<"))
    given(State([.rate(90)], amount: 0), .line(15, " No discount for this order"))
    given(State([.rate(90)], amount: 0), "press amount +", .line(18, " 10.00: pay 9.00, save 1.00"))
    "60. At a rate, half a cent or more is rounded up, and less is rounded down."
    order([.rate(50)], amount: 0_01, "0.01: pay 0.01, save 0.00")
    order([.rate(50)], amount: 0_03, "0.03: pay 0.02, save 0.01")
    order([.rate(45)], amount: 0_01, "0.01: pay 0.00, save 0.01")
    order([.rate(95)], amount: 0_30, "0.30: pay 0.29, save 0.01")
    order([.rate(95)], amount: 0_10, "0.10: pay 0.10, save 0.00")
    order([.rate(95)], amount: 0_11, "0.11: pay 0.10, save 0.01")
    "61. After an addition, a removal and a loading the banner and the order follow."
    given(none, "press add", .line(15, " Best discount: 90 % to pay"))
    given(none, "press add", .line(18, " 100.00: pay 90.00, save 10.00"))
    given(State(list(2), selected: 1), "press remove", .line(18, " 100.00: pay 90.00, save 10.00"))
    given(State(list(2), selected: 1), "press remove", .line(15, " Best discount: 90 % to pay"))
    given(State([.rate(50)], server: list(1), pending: .load), "tick")
      .expect(.line(15, " Best discount: 90 % to pay"), .line(18, " 100.00: pay 90.00, save 10.00"))
    given(State([.rate(50)], server: [.rate(90, days: 5...6)], today: 5, pending: .load), "tick")
      .expect(.line(1, ">*90 % to pay                  working"))
    given(State([.rate(50)], server: [.coupon(5_00)], pending: .load), "tick", .line(11, " Discount      5.00 [-] [+]"))
    "62. A full list can be emptied, and filled again."
    given(State(list(6)), lines("press remove", 6), .value(\.shop.promotions, []), .value(\.selected, nil))
    given(State(list(6)), lines("press remove", 6), .line(1, ""), .line(6, ""), .disabled(.remove))
    given(State(list(6)), lines("press remove", 6) + "\npress add")
      .expect(.enabled(.promotion(0)), .value(\.selected, 0), .line(1, " *90 % to pay                  working"))
    given(State(list(6)), "press remove", .enabled(.add), .absent(.promotion(5)))
    "63. A control keeps the focus when it was pressed."
    [PromotionsControl.promotion(1), .add, .remove, .rule(2), .discount(.down), .end(.up), .amount(.down), .offline]
      .map { given(fresh, "press \($0)", .focused($0)) }
    "64. When the focused control goes or is disabled, the focus moves to the next enabled one."
    given(State(list(5)), "press add", .focused(.remove))
    given(State(list(1)), "press remove", .focused(.amount(.down)))
    given(State(list(1)), "press save", .focused(.offline))
    given(State(list(1)), "press reload", .focused(.offline))
    given(State(list(3), server: list(1), pending: .load), "press promotion 2\ntick", .focused(.add))
    "65. A key beside a control presses it."
    given(fresh, "key a", .enabled(.promotion(3)))
    given(fresh, "key d", .absent(.promotion(2)))
    given(State([.coupon(5_00)]), "key 1\nkey 4", .value(\.shop.promotions, [.coupon(1_00, from: 0)]))
    given(fresh, "key 2", .value(\.shop.promotions[0].discountType, .coupon))
    given(fresh, "key 3", .value(\.shop.promotions[0].promotionType, .full))
    given(fresh, "key c", .value(\.shop.promotions[0].isActive, false))
    given(fresh, "key b", .value(\.shop.promotions[0].isStackable, true))
    given(fresh, "key r", .value(\.shop.pending, .load))
    given(fresh, "key s", .value(\.shop.pending, .save))
  }

  // MARK: Building

  private static let none = State([])
  /// The only day of the only promotion.
  private static let lastDay = State([.rate(80, days: 3...3)], today: 3)

  /// A line after another promotion was selected.
  private static func other(_ line: Int, _ text: String) -> Example<Promotions> {
    let second = PromotionRecord.coupon(5_00, from: 100_00, days: 2...9, isActive: false, isStackable: true)
    return given(State([.rate(90), second], today: 1), "press promotion 1", .line(line, text))
  }

  /// A line after an edit of the only promotion.
  private static func edited(_ script: String, _ line: Int, _ text: String) -> Example<Promotions> {
    given(State([.rate(80)]), script, .line(line, text))
  }
}
