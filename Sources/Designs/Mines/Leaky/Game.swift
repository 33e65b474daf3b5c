import Lessons

/// A game of Mines: its data, where every screen finds them. What may be done with them stands in the screen.
final class Game {
  let width: Int
  let height: Int
  let mineCount: Int
  /// Row by row, from the left.
  var squares: [Square]
  /// −1: lost; 0: won.
  var nonMineSquaresRemaining = 0
  var generator: SplitMix64

  init(width: Int, height: Int, mineCount: Int, generator: SplitMix64) {
    self.width = width
    self.height = height
    self.mineCount = mineCount
    self.generator = generator
    squares = Array(repeating: Square(), count: width * height)
  }

  // MARK: Saved state

  var savedState: GameState {
    GameState(
      width: width, height: height, mineCount: mineCount, squares: squares,
      nonMineSquaresRemaining: nonMineSquaresRemaining, generator: generator)
  }
}
