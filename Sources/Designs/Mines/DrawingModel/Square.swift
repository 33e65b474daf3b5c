import Lessons
import Renderer

/// One square of the field: a value that can be saved as it is.
typealias Square = GameState.Square

/// Draws something of the game into a view.
typealias Picture = (Canvas) -> Void

extension Square {
  /// Draws the square as it is.
  var picture: Picture {
    let (glyph, isWide, style) = (glyph, isWide, style)
    return { canvas in
      let (left, right) = canvas.isFocused ? (">", "<") : (" ", " ")
      canvas.line(left + glyph + (isWide ? "" : right), style: style.adding(canvas.focusStyle.attributes))
    }
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
    case .uncovered: isMine ? Style(background: .red) : Square.numberStyles[Int(adjacent)]
    }
  }

  /// The colours that players know, by the number of adjacent mines.
  private static let numberStyles: [Style] =
    [.dim]
    + [.blue, .green, .red, .magenta, .yellow, .cyan].map { Style(foreground: $0, attributes: .bold) }
    + [.bold, .bold]
}
