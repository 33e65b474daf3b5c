import Checkout
import Designs
import TestSupport
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

  @Test(arguments: LongTests.areRun ? allDesigns.map(\.name) : ["leaky", "one-way"])
  func `are those that are recorded`(name: String) throws {
    let design = try #require(Design(named: name))
    var figures = try DesignFigures(of: design, in: Self.package)
    for recorded in try DesignFigures.record.read(in: Self.package.path) where recorded.name == name {
      figures.carrying = recorded.carrying
      #expect(figures == recorded, "If it is right: \(DesignFigures.record.command)")
    }
  }

  @Test func `are recorded of each design, in order`() throws {
    let recorded = try DesignFigures.record.read(in: Self.package.path)
    #expect(recorded.map(\.name) == allDesigns.map(\.name))
  }

  /// A participant's own design makes them one more.
  @Test(arguments: [9, 10, 11]) func `are a table that says how many designs there are`(count: Int) {
    let figures = (1...count).map { DesignFigures(name: "design-\($0)") }
    #expect(DesignsTable.lines(figures)[0] == "\(count) ways to write Mines: each passes the lesson's whole suite.")
  }
}
