import Foundation
import Testing

@testable import RuleMeter

/// `.rulemeter.json`
@Suite struct ConfigurationTests {
  private func configuration(_ json: String) throws(Meter.Failure) -> Configuration {
    try Configuration(json: Data(json.utf8), named: ".rulemeter.json")
  }

  @Test(arguments: [
    ("[", " is not a JSON object: write {\"frameworks\": {…}} or delete the file"),
    (
      #"{"framework": {}}"#,
      " has the unknown key 'framework': use checks, exclude, frameworks, include, libraries, observers, redraws, "
        + "targets, viewState"
    ),
    (#"{"observers": "observe"}"#, ": the value of 'observers' must be a list of function names"),
    (#"{"checks": {"raw-write": "loud"}}"#, ": 'raw-write' is 'loud': choose one of count, note, off"),
    (
      #"{"checks": {"raw-writ": "off"}}"#,
      ": unknown check 'raw-writ': choose one of state-in-view, global-state, view-in-model, raw-write, exposed-state, "
        + "direct-refresh"
    ),
    (#"{"frameworks": []}"#, ": the value of 'frameworks' must be an object from module to folder"),
  ])
  func `a configuration that cannot be used says what to write`(json: String, message: String) {
    let error = #expect(throws: Meter.Failure.self) { try configuration(json) }
    #expect(error?.description == "'.rulemeter.json'" + message)
  }

  @Test func `the nearest configuration above the measured path holds`() throws {
    try inFolder(["a/b/A.swift": "", ".rulemeter.json": #"{"observers": ["watch"]}"#]) { folder in
      let inner = folder.appendingPathComponent("a/b")
      #expect(try Configuration.find(from: inner.path).observers == ["watch"])
      try write("{}", to: "a/.rulemeter.json", in: folder)
      #expect(try Configuration.find(from: inner.path).observers.isEmpty)
      for (path, fault) in [("Kitt", "is not there"), ("", "holds that file"), ("..", "holds that file")] {
        try write(#"{"libraries": {"Kit": "\#(path)"}}"#, to: "a/.rulemeter.json", in: folder)
        let error = #expect(throws: Meter.Failure.self) { try Configuration.find(from: inner.path) }
        #expect(error?.description.contains("names '\(path)', which \(fault)") == true)
      }
    }
  }

  @Test(arguments: [("Foundation", []), ("Kit", ["Board.score"]), ("Base", ["Board.score"])])
  func `a framework's types are meant only where it is imported`(module: String, counted: [String]) throws {
    let board = "final class Board: Page { private var score = 0; func play() { score += 1 } }"
    let files = [
      "Kit/Kit.swift": "import UIKit\nopen class Page: UIView {}", "Base/Base.swift": "import Kit",
      "App/Board.swift": "import \(module)\n\(board)",
      // What extends a library's model does not declare it.
      "Notes/Note.swift": "public struct Note { public var text = \"\" }",
      "App/Note.swift": "import Notes\nimport UIKit\nextension Note { mutating func add() { text += \".\" } }",
      Configuration.fileName:
        #"{"frameworks": {"Kit": "Kit"}, "libraries": {"Base": "Base", "Notes": "Notes"}}"#,
    ]
    try inFolder(files) { folder in
      let app = folder.appendingPathComponent("App")
      let measured = try measured(at: app, .find(from: app.path))
      #expect(measured.violations.map(\.violation.symbol) == counted)
    }
  }

  @Test func `a configured attribute declares view state`() throws {
    let text = "import UIKit\nclass Screen: UIView { @Kept var page = 0; func turn() { page += 1 } }"
    #expect(measured(text).violations.count == 1)
    let configured = measured(text, try configuration(#"{"viewState": ["Kept"]}"#))
    #expect(configured.violations.isEmpty)
    #expect(configured.viewState.map(\.symbol) == ["Screen.page"])
  }

  @Test func `what is bound to presentation alone is view state, in a class too, and may take what a request gives`() {
    let text = """
      import SwiftUI
      final class Router: ObservableObject { @Published var path: [Int] = []; func go() { path.append(1) } }
      final class Book: ObservableObject { @Published private(set) var n = 0; func add() -> Int { n += 1; return n } }
      struct Shell: View {
        @StateObject var router = Router(); @StateObject var book = Book(); @State var chosen: Int?, sum = 0
        var body: some View {
          NavigationStack(path: $router.path) { List(0..<book.n, id: \\.self, selection: $chosen) { Text("\\($0)") } }
          Button("Add") { chosen = book.add() }; Button("Sum \\(sum)") { sum = book.add() }
        }
      }
      """
    let measured = measured(text)
    #expect(measured.violations.map(\.violation.symbol) == ["Shell.sum"])
    #expect(measured.viewState.map(\.symbol) == ["Router.path", "Shell.chosen", "Shell.sum"])
  }

  @Test func `a configured observer registers its closure`() throws {
    let text = """
      import UIKit
      final class Game { private(set) var score = 0; func play() { score += 1 } }
      class Screen: UIView { let game = Game(); func start(_ bus: Bus) { game.play(); bus.watch { self.alpha = 1 } } }
      """
    #expect(measured(text).violations.count == 1)
    #expect(measured(text, try configuration(#"{"observers": ["watch"]}"#)).violations.isEmpty)
  }

  @Test(arguments: [
    ("/p/App", "App"), ("/p/App/", "App"), ("/p/App/../App", "App"), ("/p/./App", "App"), ("/p", "."),
    ("/q/App", "/q/App"),
  ])
  func `a path has one name however it is typed`(typed: String, name: String) {
    var configuration = Configuration()
    configuration.folder = "/p"
    #expect(configuration.relative(typed) == name)
  }

  @Test func `a configured framework makes its heirs views, and its own state is its own business`() {
    let kit = "public protocol KitView { var frame: Int { get set } }\npublic class KitLabel { public var text = \"\" }"
    let tile = "struct Tile: KitView { var frame = 0; var isOpen = false; "
    let program = "import Kit\n\(tile)mutating func open() { frame = 1; isOpen.toggle() } }"
    let measured = AnalysedProgram(["A.swift": program], frameworks: ["Kit.swift": kit]).measure
    #expect(measured.violations.map(\.violation.symbol) == ["Tile.isOpen"])
    #expect(measured.files == 1)
  }
}
