import Testing

@testable import Report

@Suite struct `What forgetting shows` {
  @Test(arguments: [
    ([7], 7, 7), ([3, 1, 2], 2, 3), ([1, 2, 3, 4], 2, 4), (Array(1...20), 10, 19), (Array(1...100), 50, 95),
  ])
  func `is told by the median and the 95th percentile`(values: [Int], median: Int, percentile95: Int) throws {
    let spread = try #require(WalkFigures.Spread(values))
    #expect((spread.median, spread.percentile95) == (median, percentile95))
  }

  @Test func `has no median where it never shows`() {
    let walks = WalkFigures(walks: 1000, untilShown: [], untilHealed: [])
    #expect(walks.untilShown == nil)
    #expect((walks.shown, walks.healed) == (0, 0))
  }

  @Test func `stands in the table for both variants, beside what they have to do`() {
    func figures(_ variant: String, _ carrying: Int, shown: [Int]) -> ForgettingFigures {
      let walks = WalkFigures(walks: 4, untilShown: shown, untilHealed: [])
      let statement = ForgettingFigures.Statement(
        identity: "drop-statement S.f() 1", file: "S.swift", line: 1, change: "drop `f()`", walks: walks)
      return ForgettingFigures(
        lesson: "todo", variant: variant, carrying: Array(repeating: statement, count: carrying), placing: [statement],
        redrawing: [], actions: 2, views: 3)
    }
    #expect(
      ForgettingFigures.table(of: [figures("worst", 6, shown: [1, 5, 9]), figures("separated", 3, shown: [2])]) == [
        ["", "carrying", "placing", "per action", "per view", "shows on", "after events", "heals on", "after"],
        ["todo", "6 | 3", "1 | 1", "3.0 | 1.5", "2.0 | 1.0", "75 % | 25 %", "5 | 2", "0 % | 0 %", "– | –"],
      ])
  }
}
