import Lessons
import Observing
import Renderer

/// Mines with one-way data flow: this screen sends actions to a store, and shows the state that the store announces.
package final class MinesScreen: Screen, Shareable {
  package let window: Window<MinesControl>

  private var titleLabel: Label
  private var remainingLabel: RemainingLabel
  private var squares: [SquareView]
  private var flagSwitch: Switch
  private var newButton: Button

  private let store: Store
  private var subscription: Subscription?

  /// Deals a first field.
  package convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(state: MinesState(flagMode: false, game: GameState(settings: settings, seed: seed)))
  }

  /// Goes on with a saved game.
  package convenience init(state: MinesState) {
    self.init(store: Store(state: state))
  }

  /// Opens a second screen on the same store.
  package convenience init(beside other: MinesScreen) {
    self.init(store: other.store)
  }

  private init(store: Store) {
    self.store = store
    let game = store.state.game
    let layout = MinesLayout(width: game.width, height: game.height)
    window = Window(size: layout.size)
    titleLabel = Label("Mines", frame: layout.title, style: .bold)
    remainingLabel = RemainingLabel(frame: layout.remaining)
    squares = layout.squares.map { SquareView(frame: $0) }
    flagSwitch = Switch("Flag mode", key: "f", frame: layout.flag)
    newButton = Button("New", key: "n", frame: layout.new)
    addViews(columns: game.width)
    subscription = store.observe { [weak self] state in self?.show(state) }
    show(store.state)
  }

  private func addViews(columns: Int) {
    window.add(&titleLabel, named: "title")
    window.add(&remainingLabel, named: "remaining")
    for index in squares.indices {
      window.add(&squares[index], as: .square(column: index % columns, row: index / columns))
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
    case .square(let column, let row): store.send(.tapSquare(row * store.state.game.width + column))
    case .flag: store.send(.setFlagMode(!store.state.flagMode))
    case .new: store.send(.newMineField)
    }
  }

  // MARK: Refreshing

  private func show(_ state: MinesState) {
    for (index, square) in state.game.squares.enumerated() { squares[index].square = square }
    remainingLabel.remaining = state.game.nonMineSquaresRemaining
    flagSwitch.isOn = state.flagMode
  }

  // MARK: Saved state

  /// Flag mode, which the store holds with the rest.
  package var viewState: Bool {
    get { store.state.flagMode }
    set { store.send(.setFlagMode(newValue)) }
  }

  package var savedState: MinesState { store.state }

  /// - Precondition: The state is of a field of this size.
  package func restore(_ state: MinesState) {
    let game = store.state.game
    precondition(
      state.game.width == game.width && state.game.height == game.height, "A restored field has the same size")
    store.send(.restore(state))
  }
}
