import Lessons
import Renderer

/// Mines, the worst way: there is no model. This screen answers each press, and shows what came of it.
package final class MinesScreen: Screen, Shareable {
  package let window: Window<MinesControl>

  private var titleLabel: Label
  private var remainingLabel: RemainingLabel
  private var squares: [SquareView]
  private var flagSwitch: Switch
  private var newButton: Button

  private let width: Int
  private let height: Int
  private let mineCount: Int
  /// −1: lost; 0: won.
  private var nonMineSquaresRemaining = 0
  private var generator: SplitMix64

  /// Deals a first field.
  package convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(
      width: settings.width, height: settings.height, mineCount: settings.mineCount,
      generator: SplitMix64(seed: seed))
    newMineField()
  }

  /// Goes on with a saved game.
  package convenience init(state: MinesState) {
    self.init(
      width: state.game.width, height: state.game.height, mineCount: state.game.mineCount,
      generator: state.game.generator)
    restore(state)
  }

  /// Opens a second screen, which deals a field of its own.
  package convenience init(beside other: MinesScreen) {
    self.init(width: other.width, height: other.height, mineCount: other.mineCount, generator: other.generator)
    newMineField()
  }

  private init(width: Int, height: Int, mineCount: Int, generator: SplitMix64) {
    self.width = width
    self.height = height
    self.mineCount = mineCount
    self.generator = generator
    let layout = MinesLayout(width: width, height: height)
    window = Window(size: layout.size)
    titleLabel = Label("Mines", frame: layout.title, style: .bold)
    remainingLabel = RemainingLabel(frame: layout.remaining)
    squares = layout.squares.map { SquareView(frame: $0) }
    flagSwitch = Switch("Flag mode", key: "f", frame: layout.flag)
    newButton = Button("New", key: "n", frame: layout.new)
    addViews()
  }

  private func addViews() {
    window.add(&titleLabel, named: "title")
    window.add(&remainingLabel, named: "remaining")
    for index in squares.indices {
      window.add(&squares[index], as: .square(column: index % width, row: index / width))
    }
    window.add(&flagSwitch, as: .flag)
    window.add(&newButton, as: .new)
  }

  package func display() {
    window.display(titleLabel)
    window.display(remainingLabel)
    window.display(squares)
    window.display(flagSwitch)
    window.display(newButton)
  }

  package func activate(_ control: MinesControl) {
    switch control {
    case .square(let column, let row): tapSquare(row * width + column, flagMode: flagSwitch.isOn)
    case .flag: flagSwitch.isOn.toggle()
    case .new: newMineField()
    }
  }

  // MARK: The game

  private func tapSquare(_ index: Int, flagMode: Bool) {
    if nonMineSquaresRemaining <= 0 { return }
    if flagMode {
      toggleFlag(index)
    } else if squares[index].covering == .covered {
      if squares[index].isMine {
        set(.uncovered, at: index)
        nonMineSquaresRemaining = -1
      } else {
        nonMineSquaresRemaining -= uncover(index)
      }
      refreshRemaining()
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
    squares[index].setNeedsDisplay()
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

  private func newMineField() {
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
    refreshSquares()
    refreshRemaining()
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

  // MARK: Refreshing

  private func refreshSquares() {
    for square in squares { square.setNeedsDisplay() }
  }

  private func refreshRemaining() { remainingLabel.remaining = nonMineSquaresRemaining }

  // MARK: Saved state

  /// Flag mode.
  package var viewState: Bool {
    get { flagSwitch.isOn }
    set { flagSwitch.isOn = newValue }
  }

  package var savedState: MinesState {
    MinesState(
      flagMode: viewState,
      game: GameState(
        width: width, height: height, mineCount: mineCount,
        squares: squares.map(\.savedState), nonMineSquaresRemaining: nonMineSquaresRemaining, generator: generator))
  }

  /// - Precondition: The state is of a field of this size.
  package func restore(_ state: MinesState) {
    precondition(state.game.width == width && state.game.height == height, "A restored field has the same size")
    viewState = state.flagMode
    for (index, square) in state.game.squares.enumerated() { squares[index].savedState = square }
    nonMineSquaresRemaining = state.game.nonMineSquaresRemaining
    generator = state.game.generator
    refreshSquares()
    refreshRemaining()
  }
}
