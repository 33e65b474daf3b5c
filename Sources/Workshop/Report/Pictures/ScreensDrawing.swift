import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer

/// Two screens of a lesson, as a terminal shows them, beside each other.
struct ScreensDrawing {
  let lesson: String
  /// The size of either screen, in cells.
  let screenSize: Size
  let left: [[StyledRun]]
  let right: [[StyledRun]]
  /// What it says to people who cannot see it.
  let alternative: String
  var titles = (VariantName.worst, VariantName.separated)

  private enum Measure {
    static let column = 9
    static let row = 20
    static let margin = 16
    static let head = 30
    static let gap = 24
  }

  private var frame: (width: Int, height: Int) {
    (screenSize.width * Measure.column + 2 * Measure.margin, screenSize.height * Measure.row + Measure.margin)
  }

  var size: (width: Int, height: Int) {
    (2 * frame.width + Measure.gap + 2 * Measure.margin, Measure.head + frame.height + Measure.margin)
  }

  func titled(_ left: String, _ right: String) -> ScreensDrawing {
    var drawing = self
    drawing.titles = (left, right)
    return drawing
  }

  var markup: Markup {
    pane(titles.0, left, x: Measure.margin) + pane(titles.1, right, x: Measure.margin + frame.width + Measure.gap)
  }

  private func pane(_ title: String, _ rows: [[StyledRun]], x: Int) -> Markup {
    """
    <g transform="translate(\(x) \(Measure.head))">
    <text x="0" y="-9" class="variant \(title)">\(title)</text>
    <rect class="terminal" width="\(frame.width)" height="\(frame.height)" rx="4"/>
    <g transform="translate(\(Measure.margin) 8)">
    \(rows.enumerated().markup { row($0.element, y: $0.offset * Measure.row) })</g>
    </g>\n
    """
  }

  private func row(_ runs: [StyledRun], y: Int) -> Markup {
    var column = 0
    return runs.markup { run in
      defer { column += run.width }
      return self.run(run, x: column * Measure.column, y: y)
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
      <text x="\(x)" y="\(y + 15)" textLength="\(width)" class="\(run.textClass)">\(run.text)</text>\n
      """
  }
}

extension StyledRun {
  /// Whether it leaves no ink but its ground.
  fileprivate var isBlank: Bool { text.allSatisfy { $0 == " " } && !style.attributes.contains(.underline) }

  /// Ink and ground change places.
  private var isReversed: Bool { style.attributes.contains(.reverse) }

  /// What fills the cells behind the text, if something does.
  fileprivate var groundClass: String? {
    isReversed ? style.foreground.map { "fg-\($0)" } ?? "ink" : style.background.map { "bg-\($0)" }
  }

  fileprivate var textClass: String {
    let ink = isReversed ? style.background : style.foreground
    let attributes = ink == nil ? style.attributes : style.attributes.subtracting(.reverse)
    return Style(foreground: ink, attributes: attributes).classNames
  }
}

extension LessonPair {
  /// What both variants show in the middle of the lesson's script.
  static func screens() throws -> ScreensDrawing {
    let steps = L.parsedScript.steps.prefix(L.parsedScript.steps.count / 2)
    let worst = try surface(WorstScreen.self, after: steps)
    let separated = try surface(SeparatedScreen.self, after: steps)
    return ScreensDrawing(
      lesson: name, screenSize: worst.size, left: worst.runs, right: separated.runs,
      alternative: "The lesson \(name) in both variants beside each other; the two screens are alike in every cell.")
  }

  /// Worst's second screen after the script, beside what it should show; the cells that differ are marked in both.
  static var secondScreen: ScreensDrawing? {
    guard let scene = scenes(.changedBehind, WorstScreen.self, VariantName.worst).last else { return nil }
    func rows(_ cells: [Cell]) -> [[StyledRun]] { StyledRun.rows(of: scene.marked(cells), width: scene.size.width) }
    return ScreensDrawing(
      lesson: name, screenSize: scene.size, left: rows(scene.shown), right: rows(scene.expected),
      alternative: "The second screen of Worst beside what it should show; in both, what differs is underlined on a "
        + "coloured ground.",
      titles: ("Worst’s second screen", "what it should show"))
  }

  private static func surface<S: LessonScreen<L>>(
    _ screen: S.Type, after steps: some Sequence<Script<L.Control>.Step>
  ) throws -> Surface {
    let screen = S(settings: L.Settings(), seed: 1)
    screen.redraw()
    for step in steps { try screen.play(step) }
    return screen.window.surface
  }
}

extension Surface {
  fileprivate var runs: [[StyledRun]] { StyledRun.rows(of: cells, width: size.width) }
}
