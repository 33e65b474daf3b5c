import LessonPairs
import SourceTools
import Testing

@testable import Workshop

@Suite struct `The record of the effects` {
  @Test func `has what the events of each cell of the two by two reach now`() throws {
    let package = try PackageFolder.current()
    let recorded = try EffectsReport.record.read(in: package.path).reach
    #expect(
      try ReachFigures.measured(allLessons.flatMap { $0.cells }, in: package) == recorded.figures,
      "If what is measured is right: \(TrialTable.recording)")
    #expect(recorded.verdict == ReachFigures.verdict(on: recorded.figures))
  }

  @Test func `has no verdict while a lesson is missing`() throws {
    let figures = ["mines", "todo", "notes", "promotions", "chat"].flatMap { lesson in
      ["worst", "separated"].map { variant in
        let names = variant == "worst" ? ["Label.text", "List.items"] : ["List.items"]
        return ReachFigures(
          lesson: lesson, variant: variant,
          sources: [ReachFigures.Source(event: "ListScreen.tick", isHandler: false, names: names)])
      }
    }
    #expect(ReachFigures.verdict(on: figures) == .holds)
    #expect(ReachFigures.verdict(on: figures.filter { $0.lesson != "chat" }) == nil)
    #expect(ReachFigures.verdict(on: figures.dropLast()) == nil)
  }
}
