import Lessons
import Observing
import Renderer

/// Mines, separated twice: what belongs to the game and what belongs to the view each have a model. This screen asks
/// them for actions and shows what they announce.
package final class MinesScreen: Screen, Shareable {
  package let window: Window<MinesControl>

  private var titleLabel: Label
  private var remainingLabel: RemainingLabel
  private var squares: [SquareView]
  private var flagSwitch: Switch
  private var newButton: Button

  private let game: Game
  private let viewStateModel = MinesViewState()
  private var subscriptions: [Subscription] = []

  /// Deals a first field.
  package convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(game: Game(settings: settings, seed: seed))
  }

  /// Goes on with a saved game.
  package convenience init(state: MinesState) {
    self.init(game: Game(state: state.game))
    viewStateModel.setFlagMode(state.flagMode)
  }

  /// Opens a second screen on the same game.
  package convenience init(beside other: MinesScreen) {
    self.init(game: other.game)
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
    window.observeFocus { [weak self] control in self?.viewStateModel.moveFocus(to: control) }
    subscriptions = [
      game.observe { [weak self] change in self?.gameChanged(change) },
      viewStateModel.observe { [weak self] change in self?.viewStateChanged(change) },
    ]
    gameChanged(.everything)
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
    case .square(let column, let row): game.tapSquare(row * game.width + column, flagMode: viewStateModel.flagMode)
    case .flag: viewStateModel.setFlagMode(!viewStateModel.flagMode)
    case .new: game.newMineField()
    }
  }

  // MARK: Refreshing

  private func gameChanged(_ change: Game.Change) {
    switch change {
    case .square(let index): refreshSquare(index)
    case .everything: refreshSquares()
    }
    refreshRemaining()
  }

  private func viewStateChanged(_ change: MinesViewState.Change) {
    switch change {
    case .flagMode: flagSwitch.isOn = viewStateModel.flagMode
    case .focus: if let control = viewStateModel.focus { window.focus(control) }
    }
  }

  private func refreshSquare(_ index: Int) { squares[index].square = game.squares[index] }

  private func refreshSquares() {
    for index in squares.indices { refreshSquare(index) }
  }

  private func refreshRemaining() { remainingLabel.remaining = game.nonMineSquaresRemaining }

  // MARK: Saved state

  /// Flag mode and the focus.
  package var viewState: SavedViewState {
    get { viewStateModel.savedState }
    set { viewStateModel.restore(newValue) }
  }

  package var savedState: MinesState {
    MinesState(flagMode: viewStateModel.flagMode, game: game.savedState)
  }

  /// - Precondition: The state is of a field of this size.
  package func restore(_ state: MinesState) {
    viewStateModel.setFlagMode(state.flagMode)
    game.restore(state.game)
  }
}
