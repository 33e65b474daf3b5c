import Fixture
import Foundation
import Testing

@testable import RuleMeter

/// Input that no one writes by hand gets a clear line, and no crash.
@Suite struct HostileInputTests {
  private static let fine = "var a = 0\nfunc f() { a += 1 }"

  @Test(arguments: [("if a { ", "}"), ("(", ")"), ("struct A { ", "}"), ("{ ", "}"), ("[", "]")])
  func `nesting ten thousand deep is reported with its place`(opening: String, closing: String) {
    let text = String(repeating: opening, count: 10_000) + String(repeating: closing, count: 10_000)
    let measured = AnalysedProgram(["Deep.swift": "let x = \(text)\n", "Fine.swift": Self.fine]).measure
    #expect(measured.unparsed.map { "\($0.location.file):\($0.location.line)" } == ["Deep.swift:1"])
    #expect(measured.violations.map(\.violation.symbol) == ["a"])
  }

  private static let links = LongTests.areRun ? 10_000 : 1_000

  @Test(arguments: [
    LongSource("a chain of members", "let x = a", ".b", links), LongSource("a sum", "let x = ", "1 + ", links, "1"),
    LongSource("a chain of conditions", "let x = ", "a ? b : ", links, "c"),
    LongSource("a chain of branches", "func f() { if a {} ", "else if b {} ", links, "}"),
    LongSource("a chain of subscripts", "let x = a", "[0]", links),
    LongSource("a line of strings", "let x = [", "\"//\",", links * 40, "1]"),
  ])
  func `long chains and long lines are measured`(source: LongSource) {
    let measured = measured(source.text)
    #expect((measured.unparsed.isEmpty, measured.lines) == (true, 1))
  }

  @Test(arguments: [
    (LongSource("strings", "let x = ", "\"\\(", 10_000), "nests more than 32 strings in one another"),
    (LongSource("brackets", "let x = a", "([a", 10_000), "nests more than 1000 brackets in one another"),
    (LongSource("a comment", "//\rlet x = ", "[", 10_000), "nests more than 16 brackets without anything between"),
    (
      LongSource("brackets that close nothing", "", ")", 2_400_000),
      "closes more than 1000 brackets that nothing opens"
    ),
    (LongSource("statements", "func f() { ", "a;", 1_000_000, "}"), "has more than 200000 lines or statements"),
    (LongSource("bytes", "let x = ", "1+", 1_300_000, "1"), "has 2600009 bytes, and more than 2500000 are not read"),
  ])
  func `what no one writes by hand is refused before it is parsed`(source: LongSource, reason: String) {
    let measured = AnalysedProgram(["Large.swift": source.text, "Fine.swift": Self.fine]).measure
    #expect(measured.unparsed.map { "\($0.kind): \($0.reason)" } == ["beyondLimits: \(reason)"])
    #expect(measured.violations.map(\.violation.symbol) == ["a"])
  }

  private static let depth = LongTests.areRun ? 2_000 : 500

  @Test(arguments: ["class C0 { var a = 0 }", "class C0: C\(depth - 1) { var a = 0 }"])
  func `follows a hundred ancestors and no more, in a circle too, and says so`(first: String) {
    let measured = measured(first + (1..<Self.depth).map { "\nclass C\($0): C\($0 - 1) {}" }.joined())
    #expect(measured.unparsed.isEmpty)
    #expect(measured.unresolved.last?.expression == "C\(Self.depth - 1): more than 100 types above it")
  }

  private static let variables = (0..<links).map { "var a\($0) = 0; " }.joined()

  @Test(arguments: [
    LongSource("variables of a long type", links, then: "}\nstruct S { \(variables) }") {
      ($0 == 0 ? "class V: UIView {\n" : "") + "var v\($0) = S(); func f\($0)(_ s: S) { v\($0) = s }"
    },
    LongSource("changes behind conditions", links, then: "setNeedsDisplay() }\n\(variables) }") {
      ($0 == 0 ? "class V: UIView { func f() {\n" : "") + "if isHidden { a\($0) += 1 }"
    },
    LongSource(
      "loops in loops", "class M { var s = 0 }\nlet m = M()\nfunc f() { ", "while true { ", 100,
      "m.s += 1" + String(repeating: " }", count: 101)),
    LongSource(
      "conditions after one another",
      "import UIKit\nclass M { private(set) var n = 0; func f() { n += 1 } }\nclass V: UIViewController { let m = M()\nfunc t() { ",
      "if m.n == 1 { m.f() } else { title = \"\" }\n", links, "} }"),
    LongSource(
      "closures in closures", "let a = [1]\nfunc f() { ", "let x = a.map { _ in ", 100,
      String(repeating: "}", count: 101)),
    LongSource("a chain of calls", depth, then: "var s = 0\nfunc f\(depth)() { s += 1 }") {
      "func f\($0)() { f\($0 + 1)() }"
    },
    LongSource("setters that set many times", 7, then: "@ViewState var a7 = 0\nfunc f() { if isHidden { a0 = 1 } } }") {
      ($0 == 0 ? "import UIKit\nclass V: UIView {\n" : "")
        + "var a\($0): Int { get { 0 } set { \(String(repeating: "a\($0 + 1) = 1; ", count: 60)) } }"
    },
    LongSource(
      "bindings handed on many times", 7,
      then: "struct V7: View { @Binding var v: Bool; var body: some View { Text(\"\").sheet(isPresented: $v) {} } }"
    ) {
      "struct V\($0): View { @Binding var v: Bool; var body: some View { "
        + String(repeating: "V\($0 + 1)(v: $v); ", count: 60) + " } }"
    },
    LongSource(
      "a requirement that each implementation calls", depth,
      then: "protocol P { var v: Int { get set }; func f(_ p: any P) }"
    ) {
      "class C\($0): UIView, P { var a = 0, v = 0; func f(_ p: any P) { p.f(self); p.v += 1; C\($0)().f(p) } }"
    },
    LongSource("lines of one declaration", depth * 20, then: "a = 0") {
      ($0 == 0 ? "// view state: all\nvar " : "") + "a\($0) = 0,"
    },
    LongSource("a chain of initialisers", depth * 10, then: "var v\(depth * 10) = 1") { "var v\($0) = v\($0 + 1)" },
    LongSource("comments", depth * 10, then: String(repeating: "var a = 0; ", count: depth * 10)) { "// \($0)" },
    LongSource(
      "generic ancestors", 40, then: "class C40<T>: UIView { var v: T }\nfunc f<U>(_ c: C0<U>) { c.v = c.v }"
    ) { "class C\($0)<T>: C\($0 + 1)<(T, T)> {}" },
    LongSource("a chain of aliases", depth * 10, then: "var x: A0 = 1") { "typealias A\($0) = A\($0 + 1)" },
  ])
  func `what depends on itself over and over is measured once`(source: LongSource) {
    #expect(measured(source.text).unparsed.isEmpty)
  }

  @Test(arguments: [
    "let a = /[(\"]/\n", "let a = \"\\(b[\"x\"] ?? \"\\(c)\")\"\n", "let a = #\"\\( \"( \"#\n",
    "/* ([{ \" */ // ([{ \"\n", "let a = \"\"\"\n  ([{ \" \\(b)\n  \"\"\"\n",
  ])
  func `brackets and quotes in strings, comments and regular expressions do not add up`(line: String) {
    #expect(measured(String(repeating: line, count: 400)).unparsed.filter { $0.kind == .beyondLimits } == [])
  }

  @Test func `an empty file counts as a file without lines`() {
    let measured = measured("")
    #expect((measured.files, measured.lines, measured.violations.count) == (1, 0, 0))
  }

  @Test func `invalid UTF-8 is reported with its place, and the rest is measured`() throws {
    try inFolder(["Good.swift": Self.fine]) { folder in
      try Data([0x6C, 0x0A, 0xFF]).write(to: folder.appendingPathComponent("Bad.swift"))
      let measured = try measured(at: folder)
      #expect(measured.unparsed.map(\.reason) == ["is not valid UTF-8"])
      #expect(measured.unparsed.map { [$0.location.line, $0.location.column] } == [[2, 1]])
      #expect(measured.violations.count == 1)
    }
  }

  @Test func `a pipe in a folder is not waited for, and the rest is measured`() throws {
    try inFolder(["A.swift": Self.fine]) { folder in
      let names = ["Pipe.swift", "Zero.swift"]
      let paths = names.map { folder.appendingPathComponent($0).path }
      try #require(mkfifo(paths[0], 0o600) == 0)
      try FileManager.default.createSymbolicLink(atPath: paths[1], withDestinationPath: "/dev/zero")
      let measured = try measured(at: folder)
      #expect(measured.unparsed.map { URL(fileURLWithPath: $0.location.file).lastPathComponent } == names)
      #expect(Set(measured.unparsed.map(\.reason)) == ["cannot be opened"])
      #expect(measured.violations.count == 1)
    }
  }

  @Test func `a file that is too large is not read`() throws {
    try inFolder(["Large.swift": "var a = 0"]) { folder in
      let handle = try FileHandle(forWritingTo: folder.appendingPathComponent("Large.swift"))
      // A hole in the file: its bytes take no room on the disk, and would take all room in memory.
      try handle.truncate(atOffset: 1 << 40)
      try handle.close()
      let measured = try measured(at: folder)
      #expect(measured.unparsed.map(\.reason) == ["has 1099511627776 bytes, and more than 2500000 are not read"])
      #expect(measured.unparsed.map(\.kind) == [.beyondLimits])
    }
  }

  /// A link in a folder of tests, which is entered first, takes nothing from what is measured.
  @Test func `what links make reachable again is measured once`() throws {
    try inFolder(["B.swift": "var a = 0", "ATests/Test.swift": ""]) { folder in
      for (link, destination) in [("again", "."), ("C.swift", "B.swift"), ("ATests/B.swift", "../B.swift")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appendingPathComponent(link).path, withDestinationPath: destination)
      }
      let measured = try measured(at: folder)
      #expect((measured.files, measured.leftOut) == (1, 2))
    }
  }

  @Test func `a file that does not parse is reported with place and reason`() {
    let measured = AnalysedProgram(["Broken.swift": "struct A {\n  func f( { }\n}", "Fine.swift": Self.fine]).measure
    #expect(measured.unparsed.map(\.location.description) == ["Broken.swift:2:10"])
    #expect(measured.unparsed.first?.reason == "expected ')' to end parameter clause")
  }
}

/// A source that the tests' output names, but does not print.
struct LongSource: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let text: String

  init(_ name: String, _ start: String, _ part: String, _ count: Int, _ end: String = "") {
    testDescription = name
    text = start + String(repeating: part, count: count) + end
  }

  /// - Parameter end: What stands below as many lines.
  init(_ name: String, _ count: Int, then end: String, line: (Int) -> String) {
    testDescription = name
    text = (0..<count).map { line($0) + "\n" }.joined() + end
  }
}
