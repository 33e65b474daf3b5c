import Testing

@testable import Workshop

@Suite struct `Six requests in a row` {
  private static func figures(
    _ lesson: String, _ variant: String, _ carryingLines: [Int], start: Int = 9
  ) -> SixInARowFigures {
    SixInARowFigures(
      lesson: lesson, variant: variant, start: start,
      steps: carryingLines.enumerated().map { index, lines in
        SixInARowFigures.Step(
          request: "\(index + 1)-request", files: 1, places: 2, lines: 10, sharedLines: 4, carryingLines: lines,
          carrying: lines + 1, placing: 3)
      })
  }

  @Test func `are judged once both series are counted to the end`() {
    let figures = SixInARowFigures.lessons.flatMap { lesson in
      [Self.figures(lesson, "worst", [4, 1, 3]), Self.figures(lesson, "separated", [2, 1, 2])]
    }
    #expect(SixInARowFigures.finding(on: figures).verdict == nil)
  }

  /// Where Worst starts with nine lines, and each request costs it five.
  @Test(arguments: [
    (9, [4, 4, 4], "from request 1 on"), (9, [6, 4, 4], "from request 3 on"), (9, [4, 7, 3], "from request 3 on"),
    (8, [5, 5, 5], "from the start on"), (8, [6, 4, 4], "from request 2 on"), (10, [4, 4, 4], "from request 2 on"),
    (9, [4, 4, 7], "after 3 requests"), (12, [4, 4, 4], "after 3 requests"),
  ])
  func `tell from which of them on Separated has fewer lines, with those at the start, and whether it stays so`(
    start: Int, separated: [Int], words: String
  ) {
    let separated = Self.figures("todo", "separated", separated, start: start)
    let verb = words.hasPrefix("after") ? "does not have" : "has"
    #expect(
      SixInARowFigures.crossing(Self.figures("todo", "worst", [5, 5, 5]), separated)
        == "Separated \(verb) fewer carrying lines \(words)")
  }
}
