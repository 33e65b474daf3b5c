import Lessons
import Renderer

/// Shows one square of the field.
struct SquareView: ControlView {
  /// Columns that a square takes.
  static let width = 3

  var handle = ViewHandle()
  let frame: Rect

  var covering: Covering = .covered
  var isMine = false
  /// Mines on the eight squares around.
  var adjacent: Int8 = 0

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) {
    let (left, right) = canvas.isFocused ? (">", "<") : (" ", " ")
    canvas.line(left + glyph + (isWide ? "" : right), style: style.adding(canvas.focusStyle.attributes))
  }

  private var glyph: String {
    switch covering {
    case .covered: "■"
    case .flagged: "⚑"
    case .uncovered: isMine ? "💣" : adjacent == 0 ? "·" : "\(adjacent)"
    }
  }

  /// Whether the glyph takes the right marker's column too.
  private var isWide: Bool { covering == .uncovered && isMine }

  private var style: Style {
    switch covering {
    case .covered: .plain
    case .flagged: Style(foreground: .red, attributes: .bold)
    case .uncovered: isMine ? Style(background: .red) : SquareView.numberStyles[Int(adjacent)]
    }
  }

  /// The colours that players know, by the number of adjacent mines.
  private static let numberStyles: [Style] =
    [.dim]
    + [.blue, .green, .red, .magenta, .yellow, .cyan].map { Style(foreground: $0, attributes: .bold) }
    + [.bold, .bold]

  // MARK: Saved state

  var savedState: GameState.Square {
    get { GameState.Square(covering: covering, isMine: isMine, adjacent: adjacent) }
    set {
      covering = newValue.covering
      isMine = newValue.isMine
      adjacent = newValue.adjacent
    }
  }
}
