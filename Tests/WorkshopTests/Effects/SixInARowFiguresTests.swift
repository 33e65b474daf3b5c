import Checkout
import Testing

@testable import Effects
@testable import Workshop

@Suite struct `Six requests in a row` {
  private static func figures(_ lesson: String, _ variant: String, _ carryingLines: [Int]) -> SixInARowFigures {
    SixInARowFigures(
      lesson: lesson, variant: variant, start: 9,
      steps: carryingLines.enumerated().map { index, lines in
        SixInARowFigures.Step(
          request: "\(index + 1)-request", files: 1, places: 2, lines: 10, sharedLines: 4, carryingLines: lines,
          carrying: lines + 1, placing: 3)
      })
  }

  private static func both(worst: [Int], separated: [Int]) -> [SixInARowFigures] {
    SixInARowFigures.lessons.flatMap { [figures($0, "worst", worst), figures($0, "separated", separated)] }
  }

  @Test func `are judged by their carrying lines, once both series are counted to the end`() {
    let worst = [4, 1, 3, 3, 3, 1]
    #expect(SixInARowFigures.verdict(on: Self.both(worst: worst, separated: [2, 1, 2, 2, 1, 1])) == .holds)
    #expect(SixInARowFigures.verdict(on: Self.both(worst: worst, separated: [2, 1, 3, 3, 1, 1])) == .undecided)
    #expect(SixInARowFigures.verdict(on: Self.both(worst: worst, separated: worst)) == .refuted)
    #expect(SixInARowFigures.verdict(on: Self.both(worst: [4, 1, 3], separated: [2, 1, 2])) == nil)
    #expect(SixInARowFigures.verdict(on: [Self.figures("mines", "worst", worst)]) == nil)
  }

  @Test func `are a table with where each variant starts, and what they cost together`() {
    let rows = SixInARowFigures.table(of: Self.both(worst: [4, 1], separated: [2, 0]))
    #expect(rows.count == 9)
    #expect(rows[1] == ["mines, at the start", "", "", "", "", "9 | 9", "", ""])
    #expect(rows[2] == ["mines/1-request", "1 | 1", "2 | 2", "10 | 10", "4 | 4", "4 | 2", "5 | 3", "3 | 3"])
    #expect(rows[4] == ["mines, together", "", "", "20 | 20", "8 | 8", "5 | 2", "7 | 4", "6 | 6"])
  }
}
