import Foundation
import Testing

@testable import RuleMeter

/// `.rulemeter.json`
@Suite struct ConfigurationTests {
  private func configuration(_ json: String) throws(Configuration.Failure) -> Configuration {
    try Configuration(json: Data(json.utf8), named: ".rulemeter.json")
  }

  @Test(arguments: [
    ("[", "'.rulemeter.json' is not a JSON object: write {\"frameworks\": {…}} or delete the file"),
    (
      "{\"framework\": {}}",
      "'.rulemeter.json' has the unknown key 'framework': use checks, exclude, frameworks, include, libraries, observers, redraws, targets, viewState"
    ),
    ("{\"observers\": \"observe\"}", "'.rulemeter.json': the value of 'observers' must be a list of function names"),
    (
      "{\"checks\": {\"raw-write\": \"loud\"}}",
      "'.rulemeter.json': 'raw-write: loud' under 'checks' is unknown: write an object from check to count, note, off"
    ),
    ("{\"frameworks\": []}", "'.rulemeter.json': the value of 'frameworks' must be an object from module to folder"),
  ])
  func `a configuration that cannot be used says what to write`(json: String, message: String) {
    let error = #expect(throws: Configuration.Failure.self) { try configuration(json) }
    #expect(error?.description == message)
  }

  @Test func `the nearest configuration above the measured path holds`() throws {
    try inFolder { folder in
      let inner = folder.appendingPathComponent("a/b")
      try write("", to: "a/b/A.swift", in: folder)
      try write("{\"observers\": [\"watch\"]}", to: ".rulemeter.json", in: folder)
      #expect(try Configuration.find(from: inner.path).observers == ["watch"])
      try write("{}", to: "a/.rulemeter.json", in: folder)
      #expect(try Configuration.find(from: inner.path).observers.isEmpty)
    }
  }

  @Test(arguments: [("Foundation", []), ("Kit", ["Board.score"]), ("Base", ["Board.score"])])
  func `a framework's types are meant only where it is imported`(module: String, counted: [String]) throws {
    try inFolder { folder in
      let board = "final class Board: Page { private var score = 0; func play() { score += 1 } }"
      try write("import UIKit\nopen class Page: UIView {}", to: "Kit/Kit.swift", in: folder)
      try write("import Kit", to: "Base/Base.swift", in: folder)
      try write("import \(module)\n\(board)", to: "App/Board.swift", in: folder)
      let json = "{\"frameworks\": {\"Kit\": \"Kit\"}, \"libraries\": {\"Base\": \"Base\"}}"
      try write(json, to: Configuration.fileName, in: folder)
      let path = folder.appendingPathComponent("App").path
      let measured = try Meter.measure(path: path, configuration: try Configuration.find(from: path))
      #expect(measured.violations.map(\.violation.symbol) == counted)
    }
  }

  @Test func `a configured attribute declares view state`() throws {
    let text = "import UIKit\nclass Screen: UIView { @Kept var page = 0; func turn() { page += 1 } }"
    let sources = [Meter.Source(path: "A.swift", text: text)]
    #expect(Meter.measure(sources).violations.count == 1)
    let measured = Meter.measure(sources, configuration: try configuration("{\"viewState\": [\"Kept\"]}"))
    #expect(measured.violations.isEmpty)
    #expect(measured.viewState.map(\.symbol) == ["Screen.page"])
  }

  @Test func `a configured observer registers its closure`() throws {
    let text = """
      import UIKit
      final class Game { private(set) var score = 0; func play() { score += 1 } }
      class Screen: UIView {
        let game = Game()
        func start(_ bus: Bus) { game.play(); bus.watch { self.alpha = 1 } }
      }
      """
    let sources = [Meter.Source(path: "A.swift", text: text)]
    #expect(Meter.measure(sources).violations.count == 1)
    #expect(Meter.measure(sources, configuration: try configuration("{\"observers\": [\"watch\"]}")).violations.isEmpty)
  }

  @Test func `excluded paths are not measured`() throws {
    try inFolder { folder in
      for path in ["A.swift", "Generated/A.swift"] { try write("var a = 0", to: path, in: folder) }
      try write("{\"exclude\": [\"Generated\"]}", to: ".rulemeter.json", in: folder)
      #expect(try Meter.measure(path: folder.path, configuration: Configuration.find(from: folder.path)).files == 1)
    }
  }

  @Test func `a path has one name however it is typed`() throws {
    try inFolder { folder in
      var configuration = Configuration()
      configuration.folder = folder.path
      let app = folder.appendingPathComponent("App").path
      for typed in [app, app + "/", app + "/../App", folder.path + "/./App"] {
        #expect(configuration.relative(typed) == "App")
      }
      #expect(configuration.relative(folder.path) == ".")
      #expect(configuration.relative("/elsewhere/App") == "/elsewhere/App")
    }
  }

  @Test func `a configured framework makes its heirs views, and its own state is its own business`() {
    let framework = Meter.Source(
      path: "Kit.swift",
      text: "public protocol KitView { var frame: Int { get set } }\npublic class KitLabel { public var text = \"\" }")
    let program = Meter.Source(
      path: "A.swift",
      text:
        "import Kit\nstruct Tile: KitView { var frame = 0; var isOpen = false; mutating func open() { frame = 1; isOpen.toggle() } }"
    )
    let measured = Meter.measure([program], frameworks: [framework])
    #expect(measured.violations.map(\.violation.symbol) == ["Tile.isOpen"])
    #expect(measured.files == 1)
  }
}
