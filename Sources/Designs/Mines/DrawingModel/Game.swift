import Lessons
import Observing
import Renderer

/// A game of Mines. It changes only when a square is tapped or a new field is dealt, announces what changed, and has
/// pictures of it for whoever shows it.
package final class Game {
  /// What changed.
  enum Change: Equatable, Sendable {
    case square(Int)
    /// All of them: a new field was dealt, or a saved game restored.
    case squares
    case remaining
  }

  let width: Int
  let height: Int
  let mineCount: Int
  /// Row by row, from the left.
  private var squares: [Square]
  /// −1: lost; 0: won.
  private var nonMineSquaresRemaining = 0 {
    didSet { if nonMineSquaresRemaining != oldValue { observers.note(.remaining) } }
  }
  private var generator: SplitMix64
  private let observers = Observers<Change>()

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
    squares = Array(repeating: Square(), count: width * height)
  }

  /// Calls the handler with each change until the subscription is dropped.
  func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  // MARK: The game

  /// Flags or uncovers a square, by its index in `squares`; does nothing once the game is won or lost.
  package func tapSquare(_ index: Int, flagMode: Bool) {
    if nonMineSquaresRemaining <= 0 { return }
    observers.perform {
      if flagMode {
        toggleFlag(index)
      } else if squares[index].covering == .covered {
        if squares[index].isMine {
          set(.uncovered, at: index)
          nonMineSquaresRemaining = -1
        } else {
          nonMineSquaresRemaining -= uncover(index)
        }
      }
    }
  }

  private func toggleFlag(_ index: Int) {
    switch squares[index].covering {
    case .covered: set(.flagged, at: index)
    case .flagged: set(.covered, at: index)
    case .uncovered: return
    }
  }

  private func set(_ covering: Covering, at index: Int) {
    squares[index].covering = covering
    observers.note(.square(index))
  }

  /// Uncovers a square and, round each one without an adjacent mine, the covered ones.
  /// - Returns: How many were uncovered.
  private func uncover(_ index: Int) -> Int {
    set(.uncovered, at: index)
    var uncovered = 1
    var pending = [index]
    while let next = pending.popLast() {
      if squares[next].adjacent > 0 { continue }
      iterateAdjacent(next) { adjacent in
        if squares[adjacent].covering != .covered { return }
        set(.uncovered, at: adjacent)
        uncovered += 1
        pending.append(adjacent)
      }
    }
    return uncovered
  }

  /// Deals a new field of the same size.
  package func newMineField() {
    for index in squares.indices {
      squares[index].covering = .covered
      squares[index].isMine = false
      squares[index].adjacent = 0
    }
    var minesToPlace = mineCount
    while minesToPlace > 0 {
      let index = generator.next(below: squares.count)
      if squares[index].isMine { continue }
      squares[index].isMine = true
      iterateAdjacent(index) { squares[$0].adjacent += 1 }
      minesToPlace -= 1
    }
    nonMineSquaresRemaining = squares.count - mineCount
    observers.note(.squares)
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

  // MARK: Pictures

  /// Draws a square as it is now.
  func picture(ofSquare index: Int) -> Picture { squares[index].picture }

  /// Draws how many squares are left to clear, or how the game ended, as it is now.
  var pictureOfRemaining: Picture {
    let text =
      switch nonMineSquaresRemaining {
      case ..<0: "Boom... you lose!"
      case 0: "None... you win!"
      default: "\(nonMineSquaresRemaining)"
      }
    return { canvas in canvas.line("Squares to clear: \(text)") }
  }

  // MARK: Saved state

  package var savedState: GameState {
    GameState(
      width: width, height: height, mineCount: mineCount, squares: squares,
      nonMineSquaresRemaining: nonMineSquaresRemaining, generator: generator)
  }

  /// Takes over a saved game in place.
  /// - Precondition: The state is of a field of this size.
  func restore(_ state: GameState) {
    precondition(state.width == width && state.height == height, "A restored field has the same size")
    squares = state.squares
    generator = state.generator
    nonMineSquaresRemaining = state.nonMineSquaresRemaining
    observers.note(.squares)
  }
}
