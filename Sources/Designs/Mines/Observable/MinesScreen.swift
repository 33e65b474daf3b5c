import Lessons
import MinesObservableModel
import Renderer

/// Mines, tracked: the game is the model's. This screen asks it for actions, and its views read what they show.
package final class MinesScreen: TrackedScreen, Shareable {
  package let window: Window<MinesControl>

  private var titleLabel: Label
  private var remainingLabel: RemainingLabel
  private var squares: [SquareView]
  private var flagSwitch: Switch
  private var newButton: Button

  private let game: Game

  /// Deals a first field.
  package convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(game: Game(settings: settings, seed: seed))
  }

  /// Goes on with a saved game.
  package convenience init(state: MinesState) {
    self.init(game: Game(state: state.game))
    viewState = state.flagMode
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
    remainingLabel = RemainingLabel(frame: layout.remaining, game: game)
    squares = zip(layout.squares, game.squares).map(SquareView.init)
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
    case .square(let column, let row): game.tapSquare(row * game.width + column, flagMode: flagSwitch.isOn)
    case .flag: flagSwitch.isOn.toggle()
    case .new: game.newMineField()
    }
  }

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
    viewState = state.flagMode
    game.restore(state.game)
  }
}
