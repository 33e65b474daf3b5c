import Lessons
import Observation

/// A game of Mines. It changes only when a square is tapped or a new field is dealt.
@Observable
package final class Game {
  package let width: Int
  package let height: Int
  package let mineCount: Int
  /// Row by row, from the left.
  package let squares: [Square]
  /// −1: lost; 0: won.
  package private(set) var nonMineSquaresRemaining = 0
  @ObservationIgnored private var generator: SplitMix64

  /// Deals a first field.
  /// - Parameter seed: The only source of chance: equal seeds deal equal fields.
  package convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(
      width: settings.width, height: settings.height, mineCount: settings.mineCount,
      generator: SplitMix64(seed: seed))
    newMineField()
  }

  /// Goes on with a saved game.
  package convenience init(state: GameState) {
    self.init(width: state.width, height: state.height, mineCount: state.mineCount, generator: state.generator)
    restore(state)
  }

  private init(width: Int, height: Int, mineCount: Int, generator: SplitMix64) {
    self.width = width
    self.height = height
    self.mineCount = mineCount
    self.generator = generator
    squares = (0..<width * height).map { _ in Square() }
  }

  // MARK: The game

  /// Flags or uncovers a square, by its index in `squares`; does nothing once the game is won or lost.
  package func tapSquare(_ index: Int, flagMode: Bool) {
    if nonMineSquaresRemaining <= 0 { return }
    if flagMode {
      squares[index].toggleFlag()
    } else if squares[index].covering == .covered {
      if squares[index].isMine {
        squares[index].uncover()
        nonMineSquaresRemaining = -1
      } else {
        nonMineSquaresRemaining -= uncover(index)
      }
    }
  }

  /// Uncovers a square and, round each one without an adjacent mine, the covered ones.
  /// - Returns: How many were uncovered.
  private func uncover(_ index: Int) -> Int {
    squares[index].uncover()
    var uncovered = 1
    var pending = [index]
    while let next = pending.popLast() {
      if squares[next].adjacent > 0 { continue }
      iterateAdjacent(next) { adjacent in
        if squares[adjacent].covering != .covered { return }
        squares[adjacent].uncover()
        uncovered += 1
        pending.append(adjacent)
      }
    }
    return uncovered
  }

  /// Deals a new field of the same size.
  package func newMineField() {
    for square in squares { square.clear() }
    var minesToPlace = mineCount
    while minesToPlace > 0 {
      let index = generator.next(below: squares.count)
      if squares[index].isMine { continue }
      squares[index].placeMine()
      iterateAdjacent(index) { squares[$0].countAdjacentMine() }
      minesToPlace -= 1
    }
    nonMineSquaresRemaining = squares.count - mineCount
  }

  private func iterateAdjacent(_ index: Int, process: (Int) -> Void) {
    let column = index % width
    let row = index / width
    for y in max(row - 1, 0)...min(row + 1, height - 1) {
      for x in max(column - 1, 0)...min(column + 1, width - 1) where (x, y) != (column, row) {
        process(y * width + x)
      }
    }
  }

  // MARK: Saved state

  package var savedState: GameState {
    GameState(
      width: width, height: height, mineCount: mineCount, squares: squares.map(\.savedState),
      nonMineSquaresRemaining: nonMineSquaresRemaining, generator: generator)
  }

  /// Takes over a saved game in place.
  /// - Precondition: The state is of a field of this size.
  package func restore(_ state: GameState) {
    precondition(state.width == width && state.height == height, "A restored field has the same size")
    for (square, saved) in zip(squares, state.squares) { square.savedState = saved }
    nonMineSquaresRemaining = state.nonMineSquaresRemaining
    generator = state.generator
  }
}
