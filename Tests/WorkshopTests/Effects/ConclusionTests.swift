import Fixture
import Testing

@testable import Workshop

@Suite struct `The conclusion` {
  private static let lessons = ["mines", "todo", "notes", "promotions", "chat"]

  private static func lines(_ figure: Conclusion.Figure, _ variants: [String: [Int]]) -> [Conclusion.Line] {
    Conclusion(
      variants.flatMap { variant, values in
        zip(lessons, values).map { Conclusion.Count(figure: figure, lesson: $0, variant: variant, value: $1) }
      }
    ).lines
  }

  /// In as many lessons as there are figures.
  @Test(
    arguments: [
      (.linesToBlame, [9, 9, 9, 9, 9], [8, 8, 8, 8, 8], .bought),
      (.linesToBlame, [9, 9, 9, 9, 9], [8, 8, 8, 8, 10], .bought),
      (.linesToBlame, [9, 9, 9, 9, 9], [8, 8, 8, 9, 9], .unclear),
      (.linesToBlame, [9, 9, 9, 9, 9], [9, 9, 9, 9, 9], .unclear),
      (.linesToBlame, [9, 9, 9, 9, 9], [10, 10, 10, 10, 8], .paid),
      (.linesToBlame, [9, 9, 9, 9, 9], [10, 10, 10, 8, 8], .unclear),
      // A figure that fewer lessons have must agree in each of them.
      (.secondWindow, [46, 41], [6, 15], .bought), (.secondWindow, [46, 41], [6, 41], .unclear),
      (.secondWindow, [46, 41], [47, 42], .paid), (.secondWindow, [46, 41], [47, 41], .unclear),
      // What a variant without a model is bound to lose is not bought; what a model makes worse is paid.
      (.sentencesAlone, [0, 0, 0, 0, 0], [10, 0, 0, 16, 8], .lostByDefinition),
      (.thrownAway, [10, 0, 0, 16, 8], [0, 0, 0, 0, 0], .lostByDefinition), (.thrownAway, [0], [9], .paid),
      (.muted, [10, 0, 0, 16, 8], [0, 0, 0, 0, 0], .lostByDefinition),
    ] as [(Conclusion.Figure, [Int], [Int], Conclusion.Outcome)])
  func `says that a step bought what is better in at least four lessons, and that it cost what is worse in four`(
    figure: Conclusion.Figure, worst: [Int], separated: [Int], outcome: Conclusion.Outcome
  ) {
    let lines = Self.lines(figure, ["worst": worst, "separated": separated])
    #expect(lines.map(\.outcome) == [outcome])
    #expect(lines.map(\.step) == [.seal])
    #expect(lines[0].pairs.map(\.lesson) == Array(Self.lessons.prefix(worst.count)))
    #expect(lines[0].pairs.map(\.before) == worst)
    #expect(lines[0].pairs.map(\.after) == separated)
  }

  @Test func `needs all lessons, and has three parts`() throws {
    let report = try EffectsReport.record.read(in: TestedPackage.root)
    let designs = try DesignFigures.record.read(in: TestedPackage.root)
    let heads = try #require(report.concluded(with: designs).conclusion).lines.map(\.outcome.head)
    #expect(Set(heads.map { $0.prefix { $0 != ":" } }) == ["bought", "paid", "not shown"])
    for lesson in Self.lessons {
      let others = Self.lessons.filter { $0 != lesson }
      #expect(report.of([lesson]).concluded(with: designs).conclusion == nil)
      #expect(report.of(others).concluded(with: designs).conclusion == nil)
      #expect(report.concluded(with: designs.filter { $0.lesson != lesson }).conclusion == nil)
    }
  }

  @Test func `and each verdict need the figures of the first lesson, too`() throws {
    let report = try EffectsReport.record.read(in: TestedPackage.root)
    func expectNoVerdict<Figures: EffectFigures>(on report: EffectReport<Figures>?) throws {
      let figures = try #require(report).figures
      #expect(Figures.finding(on: figures).verdict != nil)
      #expect(Figures.finding(on: Array(figures.dropFirst())).verdict == nil)
    }
    try expectNoVerdict(on: report.forgetting)
    try expectNoVerdict(on: report.withoutScreen)
    try expectNoVerdict(on: report.reach)
    try expectNoVerdict(on: report.sixInARow)
    try expectNoVerdict(on: report.tracking)
    try expectNoVerdict(on: report.trackingAlone)
    try expectNoVerdict(on: report.damage)
  }
}
