import Renderer

/// Both screens of a lesson, as a terminal shows them, beside each other.
struct ScreensDrawing {
  let screens: Screens

  private enum Measure {
    static let column = 9
    static let row = 20
    static let margin = 16
    static let head = 30
    static let gap = 24
  }

  private var frame: (width: Int, height: Int) {
    let size = screens.worst.size
    return (size.width * Measure.column + 2 * Measure.margin, size.height * Measure.row + Measure.margin)
  }

  var size: (width: Int, height: Int) {
    (2 * frame.width + Measure.gap + 2 * Measure.margin, Measure.head + frame.height + Measure.margin)
  }

  var alternative: String {
    "The lesson \(screens.lesson) in both variants beside each other; the two screens are alike in every cell."
  }

  var markup: Markup {
    pane("worst", screens.worst, x: Measure.margin)
      + pane("separated", screens.separated, x: Measure.margin + frame.width + Measure.gap)
  }

  private func pane(_ variant: String, _ surface: Surface, x: Int) -> Markup {
    """
    <g transform="translate(\(x) \(Measure.head))">
    <text x="0" y="-9" class="variant \(variant)">\(variant)</text>
    <rect class="terminal \(variant)" width="\(frame.width)" height="\(frame.height)" rx="4"/>
    <g transform="translate(\(Measure.margin) 8)">
    \((0..<surface.size.height).markup { row(surface, $0) })</g>
    </g>

    """
  }

  private func row(_ surface: Surface, _ y: Int) -> Markup {
    var column = 0
    return StyledRun.runs(of: (0..<surface.size.width).map { surface[$0, y] }).markup { run in
      defer { column += run.width }
      return self.run(run, x: column * Measure.column, y: y * Measure.row)
    }
  }

  /// Text at a fixed width, whatever the font.
  private func run(_ run: StyledRun, x: Int, y: Int) -> Markup {
    let width = run.width * Measure.column
    let ground = run.groundClass.map { name in
      "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(Measure.row)\" class=\"\(name)\"/>\n" as Markup
    }
    if run.isBlank { return ground ?? "" }
    return (ground ?? "") + """
      <text x="\(x)" y="\(y + 15)" textLength="\(width)" class="\(run.textClass)">\(run.text)</text>

      """
  }
}

extension StyledRun {
  /// Whether it leaves no ink but its ground.
  fileprivate var isBlank: Bool { text.allSatisfy { $0 == " " } && !style.attributes.contains(.underline) }

  /// What fills the cells behind the text, if something does.
  fileprivate var groundClass: String? {
    style.attributes.contains(.reverse) ? "ink" : style.background.map { "bg-\($0)" }
  }

  fileprivate var textClass: String { Style(foreground: style.foreground, attributes: style.attributes).classNames }
}
