import Lessons
import Renderer

/// Mines in one piece: all there is to know about it stands here, from the first rule to the last colour.
package final class MinesScreen: Screen, Shareable {
  package let window: Window<MinesControl>

  private var titleLabel: Label
  private var remainingLabel: Label
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
    let columns = max(38, game.width * SquareView.width)
    let left = (columns - game.width * SquareView.width) / 2
    let lastRow = game.height + 4
    window = Window(size: Size(width: columns, height: lastRow + 1))
    titleLabel = Label("Mines", frame: Rect(x: 0, y: 0, width: columns), style: .bold)
    remainingLabel = Label(frame: Rect(x: 0, y: 1, width: columns))
    squares = game.squares.indices.map { index in
      let (column, row) = (index % game.width, index / game.width)
      return SquareView(frame: Rect(x: left + column * SquareView.width, y: 3 + row, width: SquareView.width))
    }
    flagSwitch = Switch("Flag mode", key: "f", frame: Rect(x: 3, y: lastRow, width: 18))
    newButton = Button("New", key: "n", frame: Rect(x: 25, y: lastRow, width: 9))
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
    case .square(let column, let row): tapSquare(row * game.width + column)
    case .flag: flagSwitch.isOn.toggle()
    case .new: newMineField()
    }
  }

  // MARK: The game

  private func tapSquare(_ index: Int) {
    if game.nonMineSquaresRemaining <= 0 { return }
    if flagSwitch.isOn {
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
    squares[index].square = game.squares[index]
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

  private func refreshSquares() {
    for (index, square) in game.squares.enumerated() { squares[index].square = square }
  }

  private func refreshRemaining() {
    switch game.nonMineSquaresRemaining {
    case ..<0: remainingLabel.text = "Squares to clear: Boom... you lose!"
    case 0: remainingLabel.text = "Squares to clear: None... you win!"
    default: remainingLabel.text = "Squares to clear: \(game.nonMineSquaresRemaining)"
    }
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
    refreshSquares()
    refreshRemaining()
  }

  // MARK: A square

  private struct SquareView: ControlView {
    /// Columns that a square takes.
    static let width = 3

    var handle = ViewHandle()
    let frame: Rect

    var square = GameState.Square() { didSet { setNeedsDisplay() } }

    init(frame: Rect) { self.frame = frame }

    func draw(in canvas: Canvas) {
      let (left, right) = canvas.isFocused ? (">", "<") : (" ", " ")
      canvas.line(left + glyph + (isWide ? "" : right), style: style.adding(canvas.focusStyle.attributes))
    }

    private var glyph: String {
      switch square.covering {
      case .covered: "■"
      case .flagged: "⚑"
      case .uncovered: square.isMine ? "💣" : square.adjacent == 0 ? "·" : "\(square.adjacent)"
      }
    }

    /// Whether the glyph takes the right marker's column too.
    private var isWide: Bool { square.covering == .uncovered && square.isMine }

    private var style: Style {
      switch square.covering {
      case .covered: .plain
      case .flagged: Style(foreground: .red, attributes: .bold)
      case .uncovered: square.isMine ? Style(background: .red) : SquareView.numberStyles[Int(square.adjacent)]
      }
    }

    /// The colours that players know, by the number of adjacent mines.
    private static let numberStyles: [Style] =
      [.dim]
      + [.blue, .green, .red, .magenta, .yellow, .cyan].map { Style(foreground: $0, attributes: .bold) }
      + [.bold, .bold]
  }
}
