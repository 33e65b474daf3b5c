import Lessons
import Renderer

/// Shows one square of the field.
struct SquareView: ControlView {
  /// Columns that a square takes.
  static let width = 3

  var handle = ViewHandle()
  let frame: Rect

  unowned let screen: MinesScreen
  /// The index of its square in the screen's `squares`.
  let index: Int

  init(frame: Rect, index: Int, screen: MinesScreen) {
    self.frame = frame
    self.index = index
    self.screen = screen
  }

  func draw(in canvas: Canvas) {
    let (left, right) = canvas.isFocused ? (">", "<") : (" ", " ")
    canvas.line(left + glyph + (isWide ? "" : right), style: style.adding(canvas.focusStyle.attributes))
  }

  private var square: Square { screen.squares[index] }

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
