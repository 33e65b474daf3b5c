import Lessons
import Renderer

/// Mines with its data in a model of their own. This screen plays by the rules, and shows what it has changed.
package final class MinesScreen: Screen, Shareable {
  package let window: Window<MinesControl>

  private var titleLabel: Label
  private var remainingLabel: RemainingLabel
  private var squares: [SquareView]
  private var flagSwitch: Switch
  private var newButton: Button

  private let game: Game

  /// Deals a first field.
  package convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(
      game: Game(
        width: settings.width, height: settings.height, mineCount: settings.mineCount,
        generator: SplitMix64(seed: seed)))
    newMineField()
  }

  /// Goes on with a saved game.
  package convenience init(state: MinesState) {
    self.init(
      game: Game(
        width: state.game.width, height: state.game.height, mineCount: state.game.mineCount,
        generator: state.game.generator))
    restore(state)
  }

  /// Opens a second screen on the same game.
  package convenience init(beside other: MinesScreen) {
    self.init(game: other.game)
    refreshSquares()
    refreshRemaining()
  }

  private init(game: Game) {
    self.game = game
    let layout = MinesLayout(width: game.width, height: game.height)
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
      window.add(&squares[index], as: .square(column: index % game.width, row: index / game.width))
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
    case .square(let column, let row): tapSquare(row * game.width + column, flagMode: flagSwitch.isOn)
    case .flag: flagSwitch.isOn.toggle()
    case .new: newMineField()
    }
  }

  // MARK: The game

  private func tapSquare(_ index: Int, flagMode: Bool) {
    if game.nonMineSquaresRemaining <= 0 { return }
    if flagMode {
      toggleFlag(index)
    } else if game.squares[index].covering == .covered {
      if game.squares[index].isMine {
        set(.uncovered, at: index)
        game.nonMineSquaresRemaining = -1
      } else {
        game.nonMineSquaresRemaining -= uncover(index)
      }
      refreshRemaining()
    }
  }

  private func toggleFlag(_ index: Int) {
    switch game.squares[index].covering {
    case .covered: set(.flagged, at: index)
    case .flagged: set(.covered, at: index)
    case .uncovered: return
    }
  }

  private func set(_ covering: Covering, at index: Int) {
    game.squares[index].covering = covering
    refreshSquare(index)
  }

  /// Uncovers a square and, round each one without an adjacent mine, the covered ones.
  /// - Returns: How many were uncovered.
  private func uncover(_ index: Int) -> Int {
    set(.uncovered, at: index)
    var uncovered = 1
    var pending = [index]
    while let next = pending.popLast() {
      if game.squares[next].adjacent > 0 { continue }
      iterateAdjacent(next) { adjacent in
        if game.squares[adjacent].covering != .covered { return }
        set(.uncovered, at: adjacent)
        uncovered += 1
        pending.append(adjacent)
      }
    }
    return uncovered
  }

  private func newMineField() {
    for index in game.squares.indices {
      game.squares[index].covering = .covered
      game.squares[index].isMine = false
      game.squares[index].adjacent = 0
    }
    var minesToPlace = game.mineCount
    while minesToPlace > 0 {
      let index = game.generator.next(below: game.squares.count)
      if game.squares[index].isMine { continue }
      game.squares[index].isMine = true
      iterateAdjacent(index) { game.squares[$0].adjacent += 1 }
      minesToPlace -= 1
    }
    game.nonMineSquaresRemaining = game.squares.count - game.mineCount
    refreshSquares()
    refreshRemaining()
  }

  private func iterateAdjacent(_ index: Int, process: (Int) -> Void) {
    let column = index % game.width
    let row = index / game.width
    for y in max(row - 1, 0)...min(row + 1, game.height - 1) {
      for x in max(column - 1, 0)...min(column + 1, game.width - 1) where (x, y) != (column, row) {
        process(y * game.width + x)
      }
    }
  }

  // MARK: Refreshing

  private func refreshSquare(_ index: Int) { squares[index].square = game.squares[index] }

  private func refreshSquares() {
    for index in squares.indices { refreshSquare(index) }
  }

  private func refreshRemaining() { remainingLabel.remaining = game.nonMineSquaresRemaining }

  // MARK: Saved state

  /// Flag mode.
  package var viewState: Bool {
    get { flagSwitch.isOn }
    set { flagSwitch.isOn = newValue }
  }

  package var savedState: MinesState {
    MinesState(flagMode: viewState, game: game.savedState)
  }

  /// - Precondition: The state is of a field of this size.
  package func restore(_ state: MinesState) {
    precondition(
      state.game.width == game.width && state.game.height == game.height, "A restored field has the same size")
    viewState = state.flagMode
    game.squares = state.game.squares
    game.nonMineSquaresRemaining = state.game.nonMineSquaresRemaining
    game.generator = state.game.generator
    refreshSquares()
    refreshRemaining()
  }
}
