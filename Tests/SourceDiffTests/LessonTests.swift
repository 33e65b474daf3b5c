import Fixture
import Foundation
import SourceTools
import Testing

/// The package's own trees.
private let sources = URL(fileURLWithPath: TestedPackage.root).appendingPathComponent("Sources")

private func files(_ folder: String, _ role: SourceFile.Role) throws -> [SourceFile] {
  let url = sources.appendingPathComponent(folder)
  return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted().filter { $0.hasSuffix(".swift") }.map {
    SourceFile(
      path: "\(folder)/\($0)", name: $0, role: role,
      text: try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8))
  }
}

private func difference(_ lesson: String) throws -> SourceDifference {
  SourceDifference(
    from: try files("Worst/\(lesson)", .screen),
    to: try files("Separated/Model/\(lesson)", .model) + files("Separated/\(lesson)", .screen))
}

@Test(arguments: ["Chat", "Mines", "Notes", "Promotions", "ToDo"])
func `both sides agree on what moved in a lesson`(lesson: String) throws {
  let difference = try difference(lesson)
  #expect(difference.problems.isEmpty)
  #expect(difference.oldScreen.unchanged == difference.newScreen.unchanged)
  // Notes has no rules that could move: its model is a text, and whom it tells.
  #expect((difference.model.movedIntoModel > 0) == (lesson != "Notes"))
  for file in difference.new {
    for line in file.lines where line.kind != .noCode && line.kind != .new {
      let place = try #require(line.counterpart)
      let text = difference.old[place.file].lines[place.line - 1].text
      #expect(!line.isVerbatim || text == line.text)
    }
  }
}
