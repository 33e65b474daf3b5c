import Lessons
import Observing

/// What the squares hide, and which of them are uncovered.
final class Minefield {
  /// What changed.
  enum Change: Equatable, Sendable {
    case square(Int)
    /// All of it: a new field was dealt, or a saved one restored.
    case everything
  }

  let width: Int
  let height: Int
  let mineCount: Int
  /// Row by row, from the left; none is flagged.
  private(set) var squares: [Square]
  private(set) var generator: SplitMix64
  private let observers = Observers<Change>()

  init(width: Int, height: Int, mineCount: Int, generator: SplitMix64) {
    self.width = width
    self.height = height
    self.mineCount = mineCount
    self.generator = generator
    squares = Array(repeating: Square(), count: width * height)
  }

  /// Calls the handler with each change until the subscription is dropped.
  func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  private func set(_ covering: Covering, at index: Int) {
    squares[index].covering = covering
    observers.note(.square(index))
  }

  /// Uncovers a square and, round each one without an adjacent mine, the covered ones.
  /// - Parameter flags: What stays covered.
  /// - Returns: How many were uncovered.
  func uncover(_ index: Int, except flags: Set<Int>) -> Int {
    observers.perform {
      set(.uncovered, at: index)
      var uncovered = 1
      var pending = [index]
      while let next = pending.popLast() {
        if squares[next].isMine || squares[next].adjacent > 0 { continue }
        iterateAdjacent(next) { adjacent in
          if squares[adjacent].covering != .covered || flags.contains(adjacent) { return }
          set(.uncovered, at: adjacent)
          uncovered += 1
          pending.append(adjacent)
        }
      }
      return uncovered
    }
  }

  /// Deals a new field of the same size.
  func newMineField() {
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
    observers.note(.everything)
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

  /// Takes over a saved field in place, without its flags.
  /// - Precondition: The state is of a field of this size.
  func restore(_ state: GameState) {
    precondition(state.width == width && state.height == height, "A restored field has the same size")
    squares = state.squares
    for index in squares.indices where squares[index].covering == .flagged { squares[index].covering = .covered }
    generator = state.generator
    observers.note(.everything)
  }
}
