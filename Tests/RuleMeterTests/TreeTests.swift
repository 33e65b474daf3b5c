import Foundation
import Testing

@testable import RuleMeter

/// The two trees: what the meter counts in them is pinned, violation by violation.
@Suite struct TreeTests {
  @Test func `the separated tree breaks no rule and suppresses nothing`() throws {
    let measured = try measure("Sources/Separated")
    #expect(measured.violations.isEmpty, "\(TextReport.lines([measured]).joined(separator: "\n"))")
    #expect(measured.suppressed.isEmpty)
    #expect(measured.unresolved.isEmpty)
    #expect(measured.models > 0)
    #expect(measured.viewComponents > 0)
  }

  /// What is being edited is an index where there is no model, and a reference to the note where there is one.
  @Test(arguments: [("Sources/Worst", ["NoteController.editing"]), ("Sources/Separated", [])])
  func `view state is a scroll position, a selection, an open panel or a draft, and no more`(
    path: String, more: [String]
  ) throws {
    let both = [
      "ChatScreen.scroll", "DetailPanel.detail", "NoteController.field", "PromotionRow.isSelected",
      "PromotionsScreen.selected", "ToDoList.scroll",
    ]
    #expect(try measure(path).viewState.map(\.symbol).sorted() == (both + more).sorted())
  }

  @Test func `the scoreboard of both trees`() throws {
    let programs = try ["Sources/Worst", "Sources/Separated"].map(measure)
    for line in TextReport.scoreboard(programs) { print(line) }
    #expect(programs.map { program in Rule.allCases.map { program.count($0) } } == [[21, 35, 50], [0, 0, 0]])
  }

  @Test func `the worst tree breaks every rule`() throws {
    let measured = try measure("Sources/Worst")
    for rule in Rule.allCases { #expect(measured.count(rule) > 0, "\(rule)") }
    #expect(measured.suppressed.isEmpty)
    #expect(measured.unresolved.isEmpty)
  }

  @Test func `the violations of the worst tree are the checked-in baseline`() throws {
    let file = Gallery.repository.appendingPathComponent("Tests/Recorded/worst.txt")
    let known = Baseline(text: try String(contentsOf: file, encoding: .utf8))
    var measured = try measure("Sources/Worst")
    measured.path = "Sources/Worst"
    let difference = known.difference(from: Baseline(of: [measured]))
    #expect(
      difference.isEmpty,
      """
      \(difference)
      Refresh: rm Tests/Recorded/worst.txt; swift run workshop measure Sources/Worst Sources/Separated \
      --baseline Tests/Recorded/worst.txt --update
      """)
  }

  @Test func `the renderer breaks no rule`() throws {
    #expect(try measure("Sources/Framework/Renderer").violations.isEmpty)
  }

  private func measure(_ path: String) throws -> ProgramMeasure {
    let path = Gallery.repository.appendingPathComponent(path).path
    return try Meter.measure(path: path, configuration: Configuration.find(from: path))
  }
}
