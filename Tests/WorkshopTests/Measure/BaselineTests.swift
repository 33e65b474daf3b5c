import Fixture
import Foundation
import PlainText
import RuleMeter
import SourceTools
import Testing

@testable import Workshop

/// A baseline remembers what is known, by identity and not by line.
@Suite struct BaselineTests {
  private let one = "var a = 0\nfunc f() { a += 1 }"

  @Test func `names a violation wherever it stands, and is read again`() throws {
    let written = Baseline(of: [measured(["A.swift": one])])
    #expect(written.text == "program: global-state a\n")
    #expect(written == Baseline(of: [measured(["A.swift": "\n\n// moved\n\(one)"])]))
    #expect(try Baseline(data: Data(written.text.utf8), named: "known.txt") == written)
  }

  /// Two equal ones are two; blank lines, comments and the order do not matter.
  @Test func `tells apart what is new and what is gone, and shrinks to what is left`() {
    var known = Baseline(text: "# known\n\np: c\np: a\np2: a\np: a\n")
    let now = Baseline(text: "p: a\np: b\np: c\n")
    #expect(known.difference(from: now, of: ["p"]) == Baseline.Difference(new: ["p: b"], gone: ["p: a"]))
    #expect(known.difference(from: now, of: ["p", "p2"]).gone == ["p2: a", "p: a"])
    known.shrink(by: ["p: a"])
    #expect(known.entries == ["p2: a", "p: a", "p: c"])
  }

  @Test func `is text`() {
    let error = #expect(throws: CommandError.self) { try Baseline(data: Data([0xFF]), named: "known.txt") }
    #expect(
      error?.description == "'known.txt' is not a baseline: it is not text. Delete it and record one with '--update'.")
  }

  @Test func `the violations of the worst tree are the checked-in baseline`() throws {
    let file = "\(TestedPackage.root)/Tests/Recorded/worst.txt"
    let known = Baseline(text: try String(contentsOfFile: file, encoding: .utf8))
    var measured = try AnalysedProgram(at: "\(TestedPackage.root)/Sources/Worst").measure
    measured.path = "Sources/Worst"
    #expect(measured.suppressed.isEmpty && measured.unresolved.isEmpty)
    #expect(try Configuration.find(from: TestedPackage.root) == PackageFolder(path: TestedPackage.root).configuration)
    let difference = known.difference(from: Baseline(of: [measured]), of: [measured.name])
    #expect(
      difference.isEmpty,
      """
      \(difference)
      Refresh: rm Tests/Recorded/worst.txt; swift run workshop measure Sources/Worst Sources/Separated \
      --baseline Tests/Recorded/worst.txt --update
      """)
  }
}
