import Lessons

extension Promotions {
  static let redrawing: [Sentence<Promotions>] = [
    Sentence(
      88, "A promotion of several days ends after the last of them, in the list as in the price.",
      several(today: 5, "", "working", "80.00, save 20.00"),
      several(today: 5, "press today +", "ended", "100.00, save 0.00"),
      several(today: 6, "press today -", "working", "80.00, save 20.00"),
      several(today: 5, "press end -", "ended", "100.00, save 0.00"),
      several(today: 6, "press end +", "working", "80.00, save 20.00"),
      several(today: 2, "press today +", "working", "80.00, save 20.00")),
    Sentence(
      89, "An event redraws what shows its change, and where the focus was and is, and nothing else.",
      Example(from: three, script: "press discount -\npress discount -", .redrawsAtMost(4)),
      Example(from: three, script: "press end -\npress end -", .redrawsAtMost(4)),
      Example(from: three, script: "press active\npress active", .redrawsAtMost(4)),
      Example(from: three, script: "press today +\npress today +", .redrawsAtMost(6)),
      Example(from: three, script: "press amount +\npress amount +", .redrawsAtMost(3)),
      Example(from: three, script: "press offline\npress offline", .redrawsAtMost(1)),
      Example(from: three, script: "press promotion 0", .redrawsAtMost(0)),
      Example(from: three, script: "key down", .redrawsAtMost(2)),
      Example(from: three, script: "tick", .redrawsAtMost(0))),
  ]

  private static let three = Example<Promotions>.Start.state(PromotionsState(list(3)))

  /// A promotion from day 3 to day 5: its row, and what an order costs.
  private static func several(today: Int, _ script: String, _ status: String, _ price: String) -> Example<Promotions> {
    Example(
      from: .state(PromotionsState([.rate(80, days: 3...5)], today: today)), script: script, .shows(" \(status)"),
      .line(18, " 100.00: pay " + price))
  }
}
