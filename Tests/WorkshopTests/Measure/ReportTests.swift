import Fixture
import Foundation
import Testing

@testable import RuleMeter
@testable import SourceTools
@testable import Workshop

/// What people and tools read.
@Suite struct ReportTests {
  static let text = """
    import UIKit
    class Game { private(set) var score = 0; func play() { score += 1 } }
    class Screen: UIViewController {
      let game = Game()
      // view state: which page is in sight
      var page = 0
      var count = 0
      func tap() {
        count += 1
        game.play()
        title = "\\(game.score)"
      }
    }
    """

  private let screen = measured(["Screen.swift": ReportTests.text])

  @Test func `the scoreboard shows each count and its share`() {
    #expect(
      TextReport.scoreboard([screen]) == [
        "                             program", "R1 sealed                          1",
        "   state-in-view              1 of 2", "   global-state               0 of 2",
        "   view-in-model                   –", "R2 actions only                    0",
        "   raw-write                  0 of 2", "   exposed-state              0 of 1",
        "R3 updates by notification         1", "   direct-refresh             1 of 1",
        "shared · local                 1 · 1", "declared view state                1",
        "display copies                     0", "suppressed                         0",
        "unresolved                         0", "files · lines                 1 · 13",
        "files left out                     0",
      ])
  }

  @Test func `what is shared comes before what is local`() {
    #expect(screen.violations.map(\.weight) == [.local, .shared])
    let headings = TextReport.lines([screen]).filter { $0.hasPrefix("program: ") }
    #expect(
      headings == [
        "program: one place has findings:", "program: shared, 1", "program: local, 1", "program: what to do",
        "program: declared view state, 1",
      ])
  }

  @Test(arguments: [(Weight.shared, CheckName.directRefresh), (.local, .stateInView)])
  func `only one weight is listed when only one is asked for`(weight: Weight, check: CheckName) {
    let shown = screen.only(weight)
    #expect(shown.violations.map(\.violation.check) == [check])
    #expect(shown.checks[check]?.violations == 1)
    #expect(TextReport.scoreboard([shown]).contains { $0.split(separator: " ") == ["not", "listed", "1"] })
  }

  @Test func `the summary names the ten types with most findings`() {
    let views = (0..<12).map { view in
      let variables = (0...view / 2).map { "private var v\($0) = 0" }.joined(separator: "; ")
      let changes = (0...view / 2).map { "v\($0) += 1" }.joined(separator: "; ")
      return "class View\(view): UIView { \(variables); func f() { \(changes) } }"
    }
    let measured = measured(["A.swift": "import UIKit\n" + views.joined(separator: "\n")])
    #expect(
      SummaryReport.lines(measured) == [
        "", "program: 12 places have findings, these most:",
        "    6  View10                               4  View7", "    6  View11                               3  View4",
        "    5  View8                                3  View5", "    5  View9                                2  View2",
        "    4  View6                                2  View3",
      ])
    #expect("View10".cut(to: 5) == "View…")
  }

  @Test(arguments: [(CheckLevel.note, 1), (.off, 0)])
  func `a check that is no more than a note counts nothing`(level: CheckLevel, notes: Int) throws {
    var configuration = Configuration()
    configuration.levels = [.stateInView: level]
    let measured = measured(["A.swift": Self.text], configuration)
    #expect(measured.violations.map(\.violation.check) == [.directRefresh])
    #expect(measured.notes.count == notes)
    let cell = level == .off ? "off" : "note: 1"
    #expect(TextReport.scoreboard([measured]).contains { $0.contains("state-in-view") && $0.hasSuffix(cell) })
    let notesForXcode = XcodeReport.lines([measured]).map { $0.contains(": note: 'count'") }
    #expect(notesForXcode == [false] + Array(repeating: true, count: notes))
    #expect(try SARIFReport.text([measured]).contains("\"level\" : \"note\"") == (notes == 1))
  }

  @Test func `each line begins with a place, and what to do about a check stands once below`() {
    let lines = TextReport.lines([screen])
    #expect(
      lines.contains(
        "Screen.swift:7:7: R1 state-in-view: 'count' is application state kept in the view 'Screen' "
          + "('tap' changes what it already holds)"))
    #expect(
      lines.contains(
        "Screen.swift:11:5: R3 direct-refresh: 'Screen.title' is a refresh by hand, after the request in line 10 "
          + "(Game.play → changes Game.score)"))
    #expect(lines.contains("direct-refresh: refresh in the handler of the change's notification"))
    #expect(lines.contains("Screen.swift:6:7: view state Screen.page"))
    #expect(lines.contains { $0.hasPrefix("Each count is out of: all state (state-in-view") })
  }

  @Test func `an empty line stands between the findings of two files`() {
    func text(_ file: String) -> String { Self.text.replacing(/Game|Screen/) { "\($0.output)\(file)" } }
    let lines = TextReport.lines([measured(["B.swift": text("B"), "A.swift": text("A")])])
    let start = lines.firstIndex { $0.hasPrefix("program: local") } ?? 0
    #expect(lines[(start + 1)...(start + 3)].map { $0.prefix(7) } == ["A.swift", "", "B.swift"])
  }

  @Test(arguments: ["var limit = 9", "var limit = 9 { didSet { tap() } }"])
  func `what reads a variable of a view back is named`(variable: String) {
    let text = """
      import UIKit
      class Screen: UIViewController {
        \(variable)
        @objc func widen() { limit = 12 }
        @objc func tap() { if limit > 9 { dismiss(animated: true) } }
      }
      """
    #expect(measured(["A.swift": text]).violations.first?.violation.fact.hasSuffix("('tap' reads it back)") == true)
  }

  /// Or what its folder is called if the path says nothing.
  @Test(arguments: [
    ("Sources/App", "Sources/App"), ("~/App", "~/App"), ("/App/.", "/App/."), (".", here), ("./", here),
  ])
  func `a program is called what its path says`(path: String, title: String) {
    #expect(ProgramMeasure(path: path).title == title)
  }

  private static let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).lastPathComponent

  @Test(arguments: [
    ("struct A {}", "program: no application state found: there was nothing to check."),
    ("struct A {}", "program: no model found, so nothing could be sealed, asked or observed."),
    ("class A: UIView { let b: B; func c() { b.d() } }", "program: no model found in what could be resolved."),
    (
      "class A { private var b = 0; func c() { b = 1 } }",
      "program: no view component found: what views hold, write or refresh was not checked."
    ),
  ])
  func `a zero of nothing says why it is not praise`(text: String, caution: String) {
    #expect(TextReport.lines([measured(["A.swift": text])]).contains(caution))
  }

  @Test(arguments: [
    """
    import ReSwift
    struct AppState { var count = 0 }
    func reduce(action: Action, state: AppState?) -> AppState {
      var state = state ?? AppState()
      if action is Increase { state.count += 1 }
      return state
    }
    let store = Store<AppState>(reducer: reduce, state: nil)
    """,
    """
    struct Counting { struct State { var count = 0 } }
    @Reducer struct reduce {
      struct State { var count = 0 }
      var body: some ReducerOf<Self> { Reduce { state, _ in state.count += 1; return .none } }
    }
    """,
    """
    struct State { var count = 0 }
    enum reduce: Reducer { static func run(_ state: inout State) { state.count += 1 } }
    """,
  ])
  func `what a reducer changes in a store without source is reported as not judged`(text: String) throws {
    let measured = measured(["A.swift": text])
    let lines = TextReport.lines([measured])
    #expect(measured.notJudged.map(\.symbol) == ["reduce"])
    #expect(
      lines.contains(
        "program: not judged: the value that 'reduce' changes is kept by a store without source here, so nothing tells "
          + "whether others can change it."))
    #expect(!lines.contains { $0.contains("no model found") || $0.contains("nothing to check") })
    #expect(try JSONReport.text([measured]).contains("\"symbol\" : \"reduce\""))
  }

  @Test(arguments: [
    "struct Sum { var total = 0 }; func add(_ sum: Sum, _ more: Int) -> Sum { sum }; let all = [1].reduce(Sum(), add)",
    "struct Size { var width = 0 }; func fit(_ size: inout Size, _ width: Int) { size.width = width }",
    "final class Store<S> { init(_ reduce: (S, Int) -> S) {} }; struct A { var b = 0 }; func c(_ a: A, _ d: Int) -> A { a }; let e = Store(c)",
  ])
  func `a function that makes a value from a value is no reducer without such a store`(text: String) {
    #expect(measured(["A.swift": text]).notJudged.isEmpty)
  }

  @Test func `JSON has the keys that tools rely on`() throws {
    let json = try JSONReport.text([screen])
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let program = try #require((document["programs"] as? [[String: Any]])?.first)
    #expect(program["counts"] as? [String: Int] == ["R1": 1, "R2": 0, "R3": 1])
    let checks = program["checks"] as? [String: [String: Int]]
    #expect(checks?["raw-write"] == ["violations": 0, "of": 2] && checks?.count == 6)
    #expect((program["viewState"] as? [[String: Any]])?.first?["symbol"] as? String == "Screen.page")
    let violation = try #require((program["violations"] as? [[String: Any]])?.last)
    #expect(
      violation.keys.sorted()
        == ["check", "column", "file", "follows", "in", "line", "message", "rule", "symbol", "weight"])
    #expect(violation["in"] as? String == "Screen.tap")
    #expect((violation["follows"] as? [String: Any])?["line"] as? Int == 10)
  }

  /// The values of a key, wherever it stands.
  private func values(of key: String, in json: String) throws -> [String] {
    let values = try Regex("\"\(key)\" : \"?([^\"\n,]*)", as: (Substring, Substring).self)
    return json.matches(of: values).map { String($0.output.1) }
  }

  @Test func `SARIF has the rules, encodes paths, tells equal violations apart, and points at what one follows`() throws
  {
    let text = """
      import UIKit
      class Game { private(set) var score = 0; func play() { score += 1 } }
      class Screen: UIViewController { let game = Game(), row = Row()
        func tap() { game.play()
          title = "a"
          title = "b"; row.show() } }
      """
    let row = "import UIKit\nclass Row: UIView { var n = 0; func show() { alpha = 1; n += 1 } }"
    let measured = measured(["My App/A&B.swift": text, "Row.swift": row])
    let json = try SARIFReport.text([measured])
    #expect(measured.violations.last?.violation.fact.contains("in line 4 of A&B.swift (") == true)
    #expect(try values(of: "version", in: json) == ["2.1.0"])
    #expect(try values(of: "id", in: json).filter { $0 != "1" } == CheckName.allCases.map(\.rawValue))
    #expect(try Set(values(of: "ruleId", in: json)) == ["direct-refresh", "state-in-view"])
    #expect(try values(of: "uri", in: json).suffix(3) == ["Row.swift", "Row.swift", "My%20App/A&B.swift"])
    #expect(
      try values(of: "identity/v1", in: json) == [
        "direct-refresh Screen.title in Screen.tap", "direct-refresh Screen.title in Screen.tap #2",
        "state-in-view Row.n in Row", "direct-refresh Row.alpha in Row.show",
      ])
    // Each result says where it is, and where what it follows is.
    #expect(try values(of: "startLine", in: json) == ["5", "4", "6", "4", "2", "2", "4"])
  }

  @Test func `SARIF names a file of a folder relative to the configuration`() throws {
    let package = try TemporaryPackage(["App/A.swift": "var a = 0\nfunc f() { a += 1 }", ".rulemeter.json": "{}"])
    defer { withExtendedLifetime(package) {} }
    let app = package.folder["App"]
    let measured = try AnalysedProgram(path: app, Configuration.find(from: app)).measure
    let json = try SARIFReport.text([measured])
    #expect(try values(of: "uri", in: json).contains("App/A.swift"))
    #expect(try values(of: "uriBaseId", in: json) == ["SRCROOT"])
  }

  @Test(arguments: ["func f(_ x: X) { x.y.z = 1 }", "class A: FormViewController { var b = 0; func c() { b += 1 } }"])
  func `something unresolved keeps a report from saying that there was nothing to check`(text: String) {
    let measured = measured(["A.swift": text])
    #expect(!measured.unresolved.isEmpty)
    #expect(!TextReport.lines([measured]).contains { $0.contains("nothing to check") })
  }

  @Test func `a rule explains itself by its checks, a check by itself`() {
    #expect(CardReport.explanation(of: "R3")?.first == "R3 updates by notification: direct-refresh")
    #expect(CardReport.explanation(of: "R1")?.count { $0.hasPrefix("R1") } == 3)
    #expect(CardReport.explanation(of: "raw-write")?.count == 5)
    #expect(CardReport.explanation(of: "R4") == nil)
  }

  @Test func `Docs/Rules.md is what the cards say`() throws {
    let text = try String(contentsOfFile: "\(TestedPackage.root)/Docs/Rules.md", encoding: .utf8)
    #expect(
      text.contains(CardReport.document.joined(separator: "\n") + "\n"),
      "Put what 'swift run workshop measure --explain all' prints into Docs/Rules.md, in place of its cards and limits")
  }
}
