import Fixture
import Foundation
import Testing

@testable import RuleMeter

/// The two trees, and what the meter counts in them.
@Suite struct TreeTests {
  /// The tree that announces, and the designs that are tracked.
  private static let sealed =
    ["Sources/Separated"]
    + ((try? FileManager.default.subpathsOfDirectory(atPath: "\(TestedPackage.root)/Sources/Designs")) ?? [])
    .filter { $0.hasSuffix("/Observable") }.sorted().map { "Sources/Designs/\($0)" }

  @Test(arguments: sealed)
  func `a sealed tree breaks no rule and suppresses nothing`(path: String) throws {
    #expect(Self.sealed.contains("Sources/Designs/Mines/Observable"))
    let measured = try measure(path)
    #expect(measured.violations.isEmpty, "\(measured.violations)")
    #expect(measured.suppressed.isEmpty && measured.unresolved.isEmpty)
    #expect(try (measure("Sources/Separated/Model/ToDo").checks[.viewInModel]?.of ?? 0) > 0)
    #expect(measured.models > 0 && measured.viewComponents > 0)
  }

  @Test func `a tracked screen holds state in the view, and neither writes nor refreshes by hand`() throws {
    let measured = try measure("Sources/Designs/Mines/TrackedScreen")
    #expect(Rule.allCases.map(measured.count) == [3, 0, 0])
    #expect(measured.models == 0)
    #expect(measured.displayCopies.isEmpty && measured.unresolved.isEmpty)
  }

  /// What is being edited is an index where there is no model, and a reference to the note where there is one.
  @Test(arguments: [("Sources/Worst", ["NoteController.editing"]), ("Sources/Separated", [])])
  func `view state is a scroll position, a selection, an open panel or a draft, and no more`(
    path: String, more: [String]
  ) throws {
    let both = [
      "DetailPanel.detail", "MessageList.isPanelOpen", "MessageList.scroll", "NoteController.field",
      "PromotionRow.isSelected", "PromotionsScreen.selected", "ToDoList.scroll",
    ]
    #expect(try measure(path).viewState.map(\.symbol).sorted() == (both + more).sorted())
  }

  @Test func `learned files come first, in the same order in every program, so that each is parsed once`() throws {
    let sources = TestedPackage.root + "/Sources", configuration = try Configuration.find(from: sources)
    let files = ["Worst", "Separated"].map { ProgramFiles(path: "\(sources)/\($0)", configuration).all.map(\.path) }
    #expect(files[0].prefix(50) == files[1].prefix(50))
  }

  private func measure(_ path: String) throws -> ProgramMeasure {
    let place = Gallery.repository.appendingPathComponent(path)
    return try measured(at: place, .find(from: place.path))
  }
}
