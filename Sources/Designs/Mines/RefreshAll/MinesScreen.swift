import Lessons
import Renderer

/// Mines without a model, and with nothing to forget: whatever happens, the screen then shows everything anew.
package final class MinesScreen: Screen, Shareable {
  package let window: Window<MinesControl>

  private var titleLabel: Label
  private var remainingLabel: RemainingLabel
  private var squares: [SquareView]
  private var flagSwitch: Switch
  private var newButton: Button

  private var game: GameState

  /// Deals a first field.
  package convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(
      width: settings.width, height: settings.height, mineCount: settings.mineCount,
      generator: SplitMix64(seed: seed))
    newMineField()
    refresh()
  }

  /// Goes on with a saved game.
  package convenience init(state: MinesState) {
    self.init(game: state.game)
    restore(state)
  }

  /// Opens a second screen. Without a model there is nothing to share, so this one deals a field of its own.
  package convenience init(beside other: MinesScreen) {
    self.init(
      width: other.game.width, height: other.game.height, mineCount: other.game.mineCount,
      generator: other.game.generator)
    newMineField()
    refresh()
  }

  private convenience init(width: Int, height: Int, mineCount: Int, generator: SplitMix64) {
    self.init(
      game: GameState(
        width: width, height: height, mineCount: mineCount,
        squares: Array(repeating: GameState.Square(), count: width * height), nonMineSquaresRemaining: 0,
        generator: generator))
  }

  private init(game: GameState) {
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
    refresh()
  }

  // MARK: The game

  private func tapSquare(_ index: Int, flagMode: Bool) {
    if game.nonMineSquaresRemaining <= 0 { return }
    if flagMode {
      toggleFlag(index)
    } else if game.squares[index].covering == .covered {
      if game.squares[index].isMine {
        game.squares[index].covering = .uncovered
        game.nonMineSquaresRemaining = -1
      } else {
        game.nonMineSquaresRemaining -= uncover(index)
      }
    }
  }

  private func toggleFlag(_ index: Int) {
    switch game.squares[index].covering {
    case .covered: game.squares[index].covering = .flagged
    case .flagged: game.squares[index].covering = .covered
    case .uncovered: return
    }
  }

  /// Uncovers a square and, round each one without an adjacent mine, the covered ones.
  /// - Returns: How many were uncovered.
  private func uncover(_ index: Int) -> Int {
    game.squares[index].covering = .uncovered
    var uncovered = 1
    var pending = [index]
    while let next = pending.popLast() {
      if game.squares[next].adjacent > 0 { continue }
      iterateAdjacent(next) { adjacent in
        if game.squares[adjacent].covering != .covered { return }
        game.squares[adjacent].covering = .uncovered
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

  /// Shows everything anew.
  private func refresh() {
    for (index, square) in game.squares.enumerated() { squares[index].square = square }
    remainingLabel.remaining = game.nonMineSquaresRemaining
  }

  // MARK: Saved state

  /// Flag mode.
  package var viewState: Bool {
    get { flagSwitch.isOn }
    set { flagSwitch.isOn = newValue }
  }

  package var savedState: MinesState {
    MinesState(flagMode: viewState, game: game)
  }

  /// - Precondition: The state is of a field of this size.
  package func restore(_ state: MinesState) {
    precondition(
      state.game.width == game.width && state.game.height == game.height, "A restored field has the same size")
    viewState = state.flagMode
    game = state.game
    refresh()
  }
}
