import SourceTools
import Testing

@testable import Workshop

@Suite struct `What a kata's screen asks its model for` {
  private let kata: Kata
  private let package: TemporaryPackage

  init() throws {
    package = try .withLesson()
    kata = try Kata("mines", in: package.folder)
  }

  /// The requests of a screen that does something with a game when it is tapped.
  private func requests(_ body: String, kept: String = "") throws -> KataRequests {
    try package.write([
      "Sources/Lessons/Mines/MinesModel.swift": """
      protocol MinesModel: LessonModel {
        func tapSquare(_ index: Int, flagMode: Bool)
        func newMineField()
        var left: Int { get }
      }
      """,
      "Kata/Mines/MinesScreen.swift": """
      import UIKit
      final class MinesScreen: UIViewController {
        private let game = Mines.Game()
        func tap(_ index: Int) { \(body) }; init(_ first: Int = 0) { game.tapSquare([first]) }
        func restore(_ state: [Int]) { Part(game: game).restore(state) }
      }; struct Part { let game: Mines.Game; func restore(_ state: [Int]) { game.restore(state) } }
      """,
      "Kata/Mines/Model/Game.swift": """
      enum Mines { final class Game {
        private var squares: [Int] = []; let dealer = Dealer()
        \(kept)
        var count: Int { squares.count }
        func tapSquare(_ index: Int, flagMode: Bool) { squares[index] += 1 }
        func tapSquare(_ squares: [Int]) { self.squares = squares }
        func newMineField() { dealer.newMineField() }; func addDependent(_ f: @escaping () -> Void) -> Int { squares += []; return 0 }
        func set(_ square: Int, at index: Int) { squares[index] = square }
        func perform(_ rules: (inout [Int]) -> Void) { rules(&squares) }
        func restore(_ squares: [Int]) { self.squares = squares }
        var whole: [Int] { get { squares } set { squares = newValue } }
      } }; struct Restoring { init(_ game: Mines.Game) { game.restore([1]) } }
      final class Dealer {
        private var dealt = 0
        func newMineField() { dealt += 1 }
        func cheat() { dealt = 7 }
        func observeDeals(_ handler: (() -> Void)?) -> Int { dealt += 0; return dealt }
        func observe() -> Int { dealt += 1; return dealt }; func sink(_ f: @escaping () -> Void) -> Int { dealt += 1; return 0 }
        func observed(_ handler: @escaping () -> Void) -> Int { dealt += 1; return dealt }
        func onChange(_ rules: (inout Int) -> Void) -> Int { rules(&dealt); return dealt }
      }
      """,
    ])
    return try kata.requests(of: "Game")
  }

  @Test func `is what the protocol names, however its functions are labelled`() throws {
    let source = "func send(_ text: String)\nfunc receive()\nfunc rename(_ user: Int, to name: String)"
    #expect(KataRequests.functions(in: source) == ["send(_:)", "receive()", "rename(_:to:)"])
  }

  @Test(arguments: [
    "game.tapSquare(index, flagMode: true); game.newMineField(); _ = game.dealer.observeDeals {}; _ = game.dealer.sink {}",
    "if game.count > 0 { game.tapSquare(index, flagMode: true) } else { game.dealer.newMineField() }; _ = game.addDependent {}; _ = Row(1) }; struct Row { init(_ n: Int) { restore(n) }; func restore(_ n: Int) {}",
    "game.tapSquare(index, flagMode: true) }; var onNew: () -> Void; init(new: Int) { onNew = { [game] in game.newMineField() }",
  ])
  func `is enough when it is all that the protocol names, and nothing else`(body: String) throws {
    #expect(try requests(body) == KataRequests())
  }

  @Test func `is too little when something that the protocol names is never asked for`() throws {
    let kept = "struct Sum { func of(_ n: Int) -> Int { n } }; var sum: Sum { Sum() }; var left: Int { sum.of(count) }"
    #expect(try requests("game.tapSquare(index, flagMode: true)", kept: kept).missing == ["newMineField()", "left"])
    #expect(try requests("_ = Mines.Game.Sum().of(1)", kept: kept).missing.contains("left") == false)
  }

  @Test func `is more than asking where others can change what the model holds`() throws {
    let kept = "var dealt = 0; private var own = Own(); func deal() { dealt += own.n; own.n += 1 }"
    #expect(try requests("", kept: kept + "; struct Own { var n = 0 }").open == ["Mines.Game.dealt"])
  }

  @Test(arguments: [
    ("game.set(1, at: index)", "Mines.Game.set"), ("game.tapSquare([1, 2])", "Mines.Game.tapSquare"),
    ("game.perform { $0[index] += 1 }", "Mines.Game.perform"), ("game.restore([1])", "Mines.Game.restore"),
    ("restore([1])", "MinesScreen.restore"), ("game.dealer.cheat()", "Dealer.cheat"),
    ("_ = game.dealer.observe()", "Dealer.observe"), ("_ = game.dealer.observed {}", "Dealer.observed"),
    ("_ = game.dealer.onChange { $0 = 1 }", "Dealer.onChange"), ("_ = MinesScreen(1)", "Mines.Game.tapSquare"),
    ("game.whole = [1]", "Mines.Game.whole"), ("_ = Restoring(game)", "Restoring.init"),
    ("_ = Setting(game) }; struct Setting { init(_ game: Mines.Game) { game.set(1, at: 0) }", "Mines.Game.set"),
    ("}; var onSet: () -> Void; init(set: Int) { onSet = { [game] in game.set(1, at: 0) }", "Mines.Game.set"),
    ("_ = Load(self) }; struct Load { init(_ screen: MinesScreen) { screen.restore([1]) }", "MinesScreen.restore"),
    ("NotificationCenter.default.addObserver(forName: nil, object: nil) { _ in game.set(1, at: 0) }", "Mines.Game.set"),
  ])
  func `is too much when it changes the data otherwise`(request: String, name: String) throws {
    let hint = name == "Dealer.observed" ? "; if it only subscribes, call it 'observe'" : ""
    let requests = try requests("game.tapSquare(index, flagMode: true); game.newMineField(); \(request)")
    #expect((requests.missing, requests.others) == ([], ["'\(name)' (Kata/Mines/MinesScreen.swift:4\(hint))"]))
  }
}
