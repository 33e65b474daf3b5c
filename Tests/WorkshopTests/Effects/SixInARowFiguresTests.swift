import Fixture
import SourceTools
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

  private static func both(worst: [Int], separated: [Int]) -> [SixInARowFigures] {
    SixInARowFigures.lessons.flatMap { [figures($0, "worst", worst), figures($0, "separated", separated)] }
  }

  @Test func `are judged by their carrying lines, once both series are counted to the end`() {
    let worst = [4, 1, 3, 3, 3, 1]
    #expect(SixInARowFigures.verdict(on: Self.both(worst: worst, separated: [2, 1, 3, 3, 1, 1])) == .undecided)
    #expect(SixInARowFigures.verdict(on: Self.both(worst: [4, 1, 3], separated: [2, 1, 2])) == nil)
    #expect(SixInARowFigures.verdict(on: [Self.figures("mines", "worst", worst)]) == nil)
  }

  /// Where Worst starts with nine lines, and each request costs it five.
  private static let crossings: [(start: Int, separated: [Int], request: Int?)] = [
    (9, [4, 4, 4], 1), (9, [6, 4, 4], 3), (9, [4, 7, 3], 3), (8, [5, 5, 5], 0), (8, [6, 4, 4], 2), (10, [4, 4, 4], 2),
    (9, [4, 4, 7], nil), (12, [4, 4, 4], nil),
  ]

  @Test(arguments: crossings)
  func `tell from which of them on Separated has fewer lines, with those at the start, and whether it stays so`(
    start: Int, separated: [Int], request: Int?
  ) {
    let separated = Self.figures("todo", "separated", separated, start: start)
    #expect(separated.crossing(with: Self.figures("todo", "worst", [5, 5, 5])) == request)
  }
}

@Suite struct `The record of six requests in a row` {
  private static let package = PackageFolder(path: TestedPackage.root)

  @Test func `counts the patches as they are now`() throws {
    for figures in try SixInARowFigures.record.read(in: Self.package.path) {
      let requests = try ChangeRequest.series(of: figures.lesson, in: Self.package)
      #expect(requests.map(\.name) == figures.steps.map(\.request))
      for (request, step) in zip(requests, figures.steps) {
        let statistics = PatchStatistics(try request.patch(figures.variant).text)
        #expect(
          [step.files, step.places, step.lines] == [statistics.files, statistics.places, statistics.lines],
          "\(figures.lesson)/\(request.name): \(TrialTable.recording)")
      }
    }
  }

  @Test func `stands in the record of the effects, beside what each side starts with`() throws {
    let effects = try EffectsReport.record.read(in: Self.package.path)
    let series = try SixInARowFigures.record.read(in: Self.package.path)
    #expect(
      effects.sixInARow.figures == series.map { $0.starting(as: effects.forgetting.figures) },
      "If it is right: \(TrialTable.recording)")
    #expect(effects.sixInARow.verdict == SixInARowFigures.verdict(on: series))
  }
}
