import Lessons
import Renderer

/// Mines in one piece: all there is to know about it stands here, from the first rule to the last colour.
package final class MinesScreen: ShareableScreen {
  package let window: Window<MinesControl>

  private var titleLabel: Label
  private var remainingLabel: Label
  private var squares: [SquareView] = []
  private var flagSwitch: Switch
  private var newButton: Button

  private let width: Int
  private let height: Int
  private let mineCount: Int
  private var coverings: [Covering]
  private var mines: [Bool]
  /// Mines on the eight squares around each.
  private var adjacents: [Int8]
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

  /// Opens a second screen. The game belongs to the other one, so this one deals its own.
  package convenience init(beside other: MinesScreen) {
    self.init(width: other.width, height: other.height, mineCount: other.mineCount, generator: other.generator)
    newMineField()
  }

  private init(width: Int, height: Int, mineCount: Int, generator: SplitMix64) {
    self.width = width
    self.height = height
    self.mineCount = mineCount
    self.generator = generator
    coverings = Array(repeating: .covered, count: width * height)
    mines = Array(repeating: false, count: width * height)
    adjacents = Array(repeating: 0, count: width * height)
    let columns = max(38, width * SquareView.width)
    let lastRow = height + 4
    window = Window(size: Size(width: columns, height: lastRow + 1))
    titleLabel = Label("Mines", frame: Rect(x: 0, y: 0, width: columns), style: .bold)
    remainingLabel = Label(frame: Rect(x: 0, y: 1, width: columns))
    flagSwitch = Switch("Flag mode", key: "f", frame: Rect(x: 3, y: lastRow, width: 18))
    newButton = Button("New", key: "n", frame: Rect(x: 25, y: lastRow, width: 9))
    window.add(&titleLabel, named: "title")
    window.add(&remainingLabel, named: "remaining")
    addSquares(from: (columns - width * SquareView.width) / 2)
    window.add(&flagSwitch, as: .flag)
    window.add(&newButton, as: .new)
  }

  private func addSquares(from left: Int) {
    for index in 0..<width * height {
      let (column, row) = (index % width, index / width)
      var square = SquareView(
        frame: Rect(x: left + column * SquareView.width, y: 3 + row, width: SquareView.width))
      window.add(&square, as: .square(column: column, row: row))
      squares.append(square)
    }
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
    case .square(let column, let row): tapSquare(row * width + column)
    case .flag: flagSwitch.isOn.toggle()
    case .new: newMineField()
    }
  }

  // MARK: The game

  private func tapSquare(_ index: Int) {
    if nonMineSquaresRemaining <= 0 { return }
    if flagSwitch.isOn {
      toggleFlag(index)
    } else if coverings[index] == .covered {
      if mines[index] {
        coverings[index] = .uncovered
        nonMineSquaresRemaining = -1
        showSquare(index)
      } else {
        uncover(index)
      }
      showRemaining()
    }
  }

  private func toggleFlag(_ index: Int) {
    switch coverings[index] {
    case .covered: coverings[index] = .flagged
    case .flagged: coverings[index] = .covered
    case .uncovered: return
    }
    showSquare(index)
  }

  /// Uncovers a square and, round each one without an adjacent mine, the covered ones.
  private func uncover(_ index: Int) {
    coverings[index] = .uncovered
    var pending = [index]
    while let next = pending.popLast() {
      nonMineSquaresRemaining -= 1
      showSquare(next)
      if adjacents[next] > 0 { continue }
      iterateAdjacent(next) { adjacent in
        if coverings[adjacent] != .covered { return }
        coverings[adjacent] = .uncovered
        pending.append(adjacent)
      }
    }
  }

  private func newMineField() {
    for index in squares.indices {
      coverings[index] = .covered
      mines[index] = false
      adjacents[index] = 0
      showSquare(index)
    }
    var minesToPlace = mineCount
    while minesToPlace > 0 {
      let index = generator.next(below: squares.count)
      if mines[index] { continue }
      mines[index] = true
      iterateAdjacent(index) { adjacents[$0] += 1 }
      minesToPlace -= 1
    }
    nonMineSquaresRemaining = squares.count - mineCount
    showRemaining()
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

  // MARK: What the views show

  private func showSquare(_ index: Int) {
    switch coverings[index] {
    case .covered:
      squares[index].show("■", .plain)
    case .flagged:
      squares[index].show("⚑", Style(foreground: .red, attributes: .bold))
    case .uncovered where mines[index]:
      squares[index].show("💣", Style(background: .red))
    case .uncovered where adjacents[index] == 0:
      squares[index].show("·", .dim)
    case .uncovered:
      squares[index].show("\(adjacents[index])", MinesScreen.numberStyles[Int(adjacents[index]) - 1])
    }
  }

  /// The colours that players know, by the number of adjacent mines.
  private static let numberStyles: [Style] =
    [.blue, .green, .red, .magenta, .yellow, .cyan].map { Style(foreground: $0, attributes: .bold) }
    + [.bold, .bold]

  private func showRemaining() {
    switch nonMineSquaresRemaining {
    case ..<0: remainingLabel.text = "Squares to clear: Boom... you lose!"
    case 0: remainingLabel.text = "Squares to clear: None... you win!"
    default: remainingLabel.text = "Squares to clear: \(nonMineSquaresRemaining)"
    }
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
        width: width, height: height, mineCount: mineCount,
        squares: coverings.indices.map {
          GameState.Square(covering: coverings[$0], isMine: mines[$0], adjacent: adjacents[$0])
        },
        nonMineSquaresRemaining: nonMineSquaresRemaining, generator: generator))
  }

  /// - Precondition: The state is of a field of this size.
  package func restore(_ state: MinesState) {
    precondition(state.game.width == width && state.game.height == height, "A restored field has the same size")
    viewState = state.flagMode
    for (index, square) in state.game.squares.enumerated() {
      coverings[index] = square.covering
      mines[index] = square.isMine
      adjacents[index] = square.adjacent
      showSquare(index)
    }
    nonMineSquaresRemaining = state.game.nonMineSquaresRemaining
    generator = state.game.generator
    showRemaining()
  }

  // MARK: A square

  private struct SquareView: ControlView {
    /// Columns that a square takes.
    static let width = 3

    var handle = ViewHandle()
    let frame: Rect

    private var glyph = ""
    private var style = Style.plain

    init(frame: Rect) { self.frame = frame }

    mutating func show(_ glyph: String, _ style: Style) {
      self.glyph = glyph
      self.style = style
      setNeedsDisplay()
    }

    func draw(in canvas: Canvas) {
      let (left, right) = canvas.isFocused ? (">", "<") : (" ", " ")
      // A bomb takes the right marker's column too.
      let end = glyph == "💣" ? "" : right
      canvas.line(left + glyph + end, style: style.adding(canvas.focusStyle.attributes))
    }
  }
}
