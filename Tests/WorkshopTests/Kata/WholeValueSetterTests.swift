import SyntaxReading
import Testing

@testable import Workshop

@Suite struct `Setters of whole values` {
  private static let screen = "import Renderer\n\nfunc play(_ game: Game) { $ }\n"

  private func setters(_ members: String, _ use: String, type: String = "final class Game") -> [String] {
    let model =
      "struct Square {}\n\(type) {\n  private var squares: [Square] = []\n  private var name = \"\"\n\(members)\n}\n"
    return WholeValueSetters([model, Self.screen.replacing("$", with: use)]).names
  }

  @Test(arguments: [
    ("func set(_ new: [Square]) { squares = new }", "game.set([])", "Game.set"),
    ("func set(_ new: [Square]) { self.squares = new; tell() }", "game.set([])", "Game.set"),
    ("func put(_ new: Square, at index: Int) { squares[index] = new }", "game.put(Square(), at: 0)", "Game.put"),
    ("func update(_ body: (inout [Square]) -> Void) { body(&squares) }", "game.update { $0 = [] }", "Game.update"),
    ("var all: [Square] { get { squares } set { squares = newValue } }", "game.all = []", "Game.all"),
    ("func set<Part>(_ new: [Part]) { squares = new }", "game.set([])", "Game.set"),
  ])
  func `are found where a view's file uses them`(members: String, use: String, name: String) {
    #expect(setters(members, use) == [name])
  }

  @Test(arguments: [
    // Nobody uses it, or only another model.
    ("func set(_ new: [Square]) { squares = new }", "game.play()"),
    ("func set(_ new: [Square]) { squares = new }", "game.set()"),
    // One value, which the caller knows better than the model.
    ("func rename(_ new: String) { name = new }", "game.rename(\"\")"),
    // The model decides what becomes of it.
    ("func add(_ new: [Square]) { squares += new }", "game.add([])"),
    ("func reveal(_ index: Int) { squares[index] = Square() }", "game.reveal(0)"),
    ("func restore(_ titles: [String]) { squares = titles.map { _ in Square() } }", "game.restore([])"),
  ])
  func `are no actions`(members: String, use: String) {
    #expect(setters(members, use) == [])
  }

  @Test func `may be used to start and to restore`() {
    let set = "func set(_ new: [Square]) { squares = new }"
    #expect(setters(set, "}\nfunc restore(_ game: Game) { game.set([])") == [])
    #expect(setters(set, "}\nclass Screen { init(_ game: Game) { game.set([]) }") == [])
  }

  @Test func `of a value that nobody shares are none`() {
    #expect(setters("mutating func set(_ new: [Square]) { squares = new }", "game.set([])", type: "struct Game") == [])
  }
}
