import Lessons
import Observing
import Renderer

/// Mines with three models, one for each thing that is shown. This screen keeps them in step, and shows what they
/// announce.
package final class MinesScreen: Screen, Shareable {
  package let window: Window<MinesControl>

  private var titleLabel: Label
  private var remainingLabel: RemainingLabel
  private var squares: [SquareView]
  private var flagSwitch: Switch
  private var newButton: Button

  private let minefield: Minefield
  private let flags: Flags
  private let remaining: Remaining
  private var subscriptions: [Subscription] = []

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

  /// Opens a second screen on the same models.
  package convenience init(beside other: MinesScreen) {
    self.init(other.minefield, other.flags, other.remaining)
  }

  private convenience init(width: Int, height: Int, mineCount: Int, generator: SplitMix64) {
    self.init(
      Minefield(width: width, height: height, mineCount: mineCount, generator: generator), Flags(), Remaining())
  }

  private init(_ minefield: Minefield, _ flags: Flags, _ remaining: Remaining) {
    self.minefield = minefield
    self.flags = flags
    self.remaining = remaining
    let layout = MinesLayout(width: minefield.width, height: minefield.height)
    window = Window(size: layout.size)
    titleLabel = Label("Mines", frame: layout.title, style: .bold)
    remainingLabel = RemainingLabel(frame: layout.remaining)
    squares = layout.squares.map { SquareView(frame: $0) }
    flagSwitch = Switch("Flag mode", key: "f", frame: layout.flag)
    newButton = Button("New", key: "n", frame: layout.new)
    addViews()
    subscriptions = [
      minefield.observe { [weak self] change in self?.minefieldChanged(change) },
      flags.observe { [weak self] squares in self?.flagsChanged(squares) },
      remaining.observe { [weak self] _ in self?.refreshRemaining() },
    ]
    refreshSquares()
    refreshRemaining()
  }

  private func addViews() {
    window.add(&titleLabel, named: "title")
    window.add(&remainingLabel, named: "remaining")
    for index in squares.indices {
      window.add(&squares[index], as: .square(column: index % minefield.width, row: index / minefield.width))
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
    case .square(let column, let row): tapSquare(row * minefield.width + column, flagMode: flagSwitch.isOn)
    case .flag: flagSwitch.isOn.toggle()
    case .new: newMineField()
    }
  }

  // MARK: The game

  private func tapSquare(_ index: Int, flagMode: Bool) {
    if remaining.isOver || minefield.squares[index].covering == .uncovered { return }
    if flagMode {
      flags.toggle(index)
    } else if !flags.squares.contains(index) {
      let uncovered = minefield.uncover(index, except: flags.squares)
      if minefield.squares[index].isMine { remaining.lose() } else { remaining.clear(uncovered) }
    }
  }

  private func newMineField() {
    minefield.newMineField()
    flags.restore([])
    remaining.restore(minefield.squares.count - minefield.mineCount)
  }

  // MARK: Refreshing

  private func minefieldChanged(_ change: Minefield.Change) {
    switch change {
    case .square(let index): refreshSquare(index)
    case .everything: refreshSquares()
    }
  }

  private func flagsChanged(_ squares: [Int]) {
    for index in squares { refreshSquare(index) }
  }

  private func refreshSquare(_ index: Int) { squares[index].square = square(index) }

  private func refreshSquares() {
    for index in squares.indices { refreshSquare(index) }
  }

  private func refreshRemaining() { remainingLabel.remaining = remaining.nonMineSquares }

  /// What the field and the flags know of a square together.
  private func square(_ index: Int) -> Square {
    var square = minefield.squares[index]
    if flags.squares.contains(index) { square.covering = .flagged }
    return square
  }

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
        width: minefield.width, height: minefield.height, mineCount: minefield.mineCount,
        squares: squares.indices.map(square), nonMineSquaresRemaining: remaining.nonMineSquares,
        generator: minefield.generator))
  }

  /// - Precondition: The state is of a field of this size.
  package func restore(_ state: MinesState) {
    viewState = state.flagMode
    minefield.restore(state.game)
    let squares = state.game.squares
    flags.restore(Set(squares.indices.filter { squares[$0].covering == .flagged }))
    remaining.restore(state.game.nonMineSquaresRemaining)
  }
}
