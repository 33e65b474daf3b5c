import Fixture
import Foundation
import RuleMeter
import SourceTools
import Testing

@testable import Workshop

/// A baseline remembers what is known, by identity and not by line.
@Suite struct BaselineTests {
  private func baseline(_ text: String) -> Baseline {
    Baseline(of: [AnalysedProgram([Meter.Source(path: "A.swift", text: text)]).measure])
  }

  private let one = "var a = 0\nfunc f() { a += 1 }"

  @Test func `a violation that moves to another line stays known`() {
    #expect(baseline(one) == baseline("\n\n// moved\n\(one)"))
    #expect(baseline(one).text == "program: global-state a\n")
  }

  @Test func `what is new and what is gone is told apart`() {
    let two = "var b = 0\nfunc f() { b += 1 }"
    let difference = baseline(one).difference(from: baseline(two))
    #expect(difference.new == ["program: global-state b"])
    #expect(difference.gone == ["program: global-state a"])
  }

  @Test func `two equal violations are two`() {
    let known = Baseline(text: "p: raw-write A.b in f\np: raw-write A.b in f\n")
    let difference = known.difference(from: Baseline(text: "p: raw-write A.b in f\n"))
    #expect(difference.gone == ["p: raw-write A.b in f"])
    #expect(difference.new.isEmpty)
  }

  @Test func `shrinking drops what is gone and adds nothing`() {
    var known = Baseline(text: "p: global-state a\np: global-state b\n")
    known.shrink(to: Baseline(text: "p: global-state b\np: global-state c\n"))
    #expect(known.entries == ["p: global-state b"])
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x00], "'known.txt' is not a baseline: it is not text. Delete it and record one with '--update'"),
    (
      Array("Sources/App: raw-write A.b in f\nnonsense\u{1B}[2J".utf8),
      "'known.txt' is not a baseline: 'nonsense?[2J' names no violation. Delete the line, "
        + "or the file and record one with '--update'"
    ),
  ])
  func `what is not a baseline is refused`(bytes: [UInt8], message: String) {
    let error = #expect(throws: Baseline.Failure.self) { try Baseline(data: Data(bytes), named: "known.txt") }
    #expect(error?.description == message)
  }

  @Test func `what was written is read again`() throws {
    let written = baseline(one)
    #expect(try Baseline(data: Data(written.text.utf8), named: "known.txt") == written)
  }

  @Test func `blank lines and comments are skipped, order does not matter`() {
    #expect(Baseline(text: "# known\n\np: b\np: a\n") == Baseline(text: "p: a\np: b"))
  }

  @Test func `the violations of the worst tree are the checked-in baseline`() throws {
    let file = "\(TestedPackage.root)/Tests/Recorded/worst.txt"
    let known = Baseline(text: try String(contentsOfFile: file, encoding: .utf8))
    var measured = try ProgramMeasure(ofProgramAt: "\(TestedPackage.root)/Sources/Worst")
    measured.path = "Sources/Worst"
    #expect(measured.suppressed.isEmpty && measured.unresolved.isEmpty)
    let difference = known.difference(from: Baseline(of: [measured]))
    #expect(
      difference.isEmpty,
      """
      \(difference)
      Refresh: rm Tests/Recorded/worst.txt; swift run workshop measure Sources/Worst Sources/Separated \
      --baseline Tests/Recorded/worst.txt --update
      """)
  }
}
