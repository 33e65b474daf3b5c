import Lessons
import Observing
import SeparatedModel
import Specifications

/// A game that hands its requests on to another one.
class GameDecorator: MinesModel {
  let game: Game

  required init(settings: MinesSettings, seed: UInt64) { game = Game(settings: settings, seed: seed) }
  required init(state: GameState) { game = Game(state: state) }

  var savedState: GameState { game.savedState }
  func tapSquare(_ index: Int, flagMode: Bool) { game.tapSquare(index, flagMode: flagMode) }
  func newMineField() { game.newMineField() }
}

/// A game that uncovers squares even when they are to be flagged.
final class GameWithoutFlags: GameDecorator {
  override func tapSquare(_ index: Int, flagMode: Bool) { super.tapSquare(index, flagMode: false) }
}

/// A game in which nothing can be done once three squares are flagged.
final class GameOfThreeFlags: GameDecorator {
  override func tapSquare(_ index: Int, flagMode: Bool) {
    if game.squares.count(where: { $0.covering == .flagged }) >= 3 { return }
    super.tapSquare(index, flagMode: flagMode)
  }
}

/// A game that announces a sign for its views to draw.
final class DrawingGame: GameDecorator {
  enum Change { case draw(String) }

  private let observers = Observers<Change>()

  override func tapSquare(_ index: Int, flagMode: Bool) {
    super.tapSquare(index, flagMode: flagMode)
    observers.note(.draw("■"))
  }
}
