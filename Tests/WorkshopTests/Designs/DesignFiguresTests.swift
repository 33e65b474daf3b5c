import Fixture
import LessonPairs
import LessonScreens
import SourceTools
import Testing

@testable import Workshop

@Suite struct `The figures of a design` {
  private static let package = PackageFolder(path: TestedPackage.root)

  @Test(
    arguments: LongTests.areRun
      ? MinesPair.sources : MinesPair.sources.filter { ["leaky", "one-way"].contains($0.name) })
  func `are those that are recorded`(variant: VariantSource) throws {
    var figures = try DesignFigures(of: variant, in: Self.package)
    let record = try DesignFigures.record.read(in: Self.package.path)
    let recorded = try #require(record.first { ($0.lesson, $0.name) == (variant.lesson, variant.name) })
    figures.carrying = recorded.carrying
    #expect(figures == recorded, "If it is right: \(TrialTable.recording)")
  }

  /// A participant's own design makes them one more.
  @Test(arguments: [9, 10, 11]) func `are a table that says how many designs there are`(count: Int) {
    let figures = (1...count).map { DesignFigures(lesson: "mines", name: "design-\($0)") }
    #expect(DesignsTable.lines(figures)[0] == "\(count) ways to write Mines: each passes the lesson's whole suite.")
  }
}
