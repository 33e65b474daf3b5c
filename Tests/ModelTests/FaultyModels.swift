import LessonModels
import Lessons
import SeparatedModel

/// A game that uncovers squares even when they are to be flagged.
final class GameWithoutFlags: MinesModel {
  private let game: Game

  init(settings: MinesSettings, seed: UInt64) { game = Game(settings: settings, seed: seed) }
  init(state: GameState) { game = Game(state: state) }

  var savedState: GameState { game.savedState }
  func tapSquare(_ index: Int, flagMode: Bool) { game.tapSquare(index, flagMode: false) }
  func newMineField() { game.newMineField() }
}
