import Fixture
import LessonPairs
import LessonScreens
import SourceTools
import Testing

@testable import Workshop

@Suite struct `The figures of a design` {
  private static let package = PackageFolder(path: TestedPackage.root)

  /// What the source says of each design, but for one: the meter counts R3 outside of models alone, so that a model
  /// which refreshes the views itself breaks only R1 for it. The third experiment sees it.
  @Test(arguments: [
    ("worst", [true, true, true]), ("refresh-all", [true, false, true]), ("massive", [true, false, true]),
    ("drawing-model", [true, false, false]), ("calling-model", [true, false, false]),
    ("three-models", [false, false, false]), ("leaky", [false, true, true]), ("one-way", [false, false, false]),
    ("view-state", [false, false, false]), ("separated", [false, false, false]),
  ])
  func `say which of the three rules it breaks`(name: String, breaks: [Bool]) throws {
    let recorded = try DesignFigures.record.read(in: Self.package.path)
    let figures = try #require(recorded.first { $0.name == name })
    #expect([figures.r1 > 0, figures.r2 > 0, figures.r3 > 0] == breaks)
  }

  @Test(
    arguments: LongTests.areRun
      ? MinesPair.sources : MinesPair.sources.filter { ["leaky", "one-way"].contains($0.name) })
  func `are those that are recorded`(variant: VariantSource) throws {
    var figures = try DesignFigures(of: variant, in: Self.package)
    for recorded in try DesignFigures.record.read(in: Self.package.path)
    where (recorded.lesson, recorded.name) == (variant.lesson, variant.name) {
      figures.carrying = recorded.carrying
      #expect(figures == recorded, "If it is right: \(DesignFigures.record.command)")
    }
  }

  @Test func `are recorded of each design, in order`() throws {
    let recorded = try DesignFigures.record.read(in: Self.package.path)
    let variants = allLessons.flatMap { $0.sources }
    #expect(recorded.map { [$0.lesson, $0.name] } == variants.map { [$0.lesson, $0.name] })
  }

  /// A participant's own design makes them one more.
  @Test(arguments: [9, 10, 11]) func `are a table that says how many designs there are`(count: Int) {
    let figures = (1...count).map { DesignFigures(lesson: "mines", name: "design-\($0)") }
    #expect(DesignsTable.lines(figures)[0] == "\(count) ways to write Mines: each passes the lesson's whole suite.")
  }
}
