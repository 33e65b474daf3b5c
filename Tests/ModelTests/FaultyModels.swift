import Lessons
import Observing
import SeparatedModel
import Specifications

/// A game that uncovers squares even when they are to be flagged.
final class GameWithoutFlags: MinesModel {
  private let game: Game

  init(settings: MinesSettings, seed: UInt64) { game = Game(settings: settings, seed: seed) }
  init(state: GameState) { game = Game(state: state) }

  var savedState: GameState { game.savedState }
  func tapSquare(_ index: Int, flagMode: Bool) { game.tapSquare(index, flagMode: false) }
  func newMineField() { game.newMineField() }
}

/// A game in which nothing can be done once three squares are flagged.
final class GameOfThreeFlags: MinesModel {
  private let game: Game

  init(settings: MinesSettings, seed: UInt64) { game = Game(settings: settings, seed: seed) }
  init(state: GameState) { game = Game(state: state) }

  var savedState: GameState { game.savedState }
  func newMineField() { game.newMineField() }

  func tapSquare(_ index: Int, flagMode: Bool) {
    if game.squares.count(where: { $0.covering == .flagged }) >= 3 { return }
    game.tapSquare(index, flagMode: flagMode)
  }
}

/// A game that announces a sign for its views to draw.
final class DrawingGame: MinesModel {
  enum Change {
    case draw(String)
  }

  private let game: Game
  private let observers = Observers<Change>()

  init(settings: MinesSettings, seed: UInt64) { game = Game(settings: settings, seed: seed) }
  init(state: GameState) { game = Game(state: state) }

  var savedState: GameState { game.savedState }
  func newMineField() { game.newMineField() }

  func tapSquare(_ index: Int, flagMode: Bool) {
    game.tapSquare(index, flagMode: flagMode)
    observers.note(.draw("■"))
  }
}
