import LessonScreens

/// The carrying lines at the start, and after each of six requests in a row: a line for each variant.
struct SeriesPlot: Plot {
  let worst: SixInARowFigures
  let separated: SixInARowFigures

  private enum Measure {
    static let left = 44
    static let right = 130
    static let top = 14
    static let height = 240
    static let step = 72
    /// The least distance between two lines of text.
    static let text = 18
  }

  var name: String { "series-\(worst.lesson)" }

  var finding: String { "\(worst.lesson): \(SixInARowFigures.crossing(worst, separated))" }

  var alternative: String {
    "\(finding). Carrying lines at the start, and after each of six requests in a row: "
      + "\(list(worst)) in worst; \(list(separated)) in separated."
  }

  var drawings: [Drawing] {
    let width = Measure.left + Measure.step * worst.steps.count + Measure.right
    return [
      Drawing(
        size: (width, Measure.top + Measure.height + 62), markup: grid + axis + line(worst) + line(separated) + ends)
    ]
  }

  private var last: Int { worst.steps.count }

  var note: [String] {
    [
      "Carrying lines: those at the start, and what each request added:",
      "\(worst.sum) in all in worst, \(separated.sum) in separated.",
    ]
  }

  private func list(_ figures: SixInARowFigures) -> String { figures.totals.map(String.init).joined(separator: ", ") }

  // MARK: Axes

  private var greatest: Int { max(1, (worst.totals + separated.totals).max() ?? 0) }

  /// A round number, so that there are at most seven lines.
  private var interval: Int { [1, 2, 5, 10, 20, 50].first { greatest / $0 <= 6 } ?? 100 }

  private func x(_ request: Int) -> Int { Measure.left + request * Measure.step }

  private func y(_ lines: Int) -> Int { Measure.top + Measure.height - lines * Measure.height / greatest }

  private var grid: Markup {
    stride(from: 0, through: greatest, by: interval).markup { lines in
      """
      <line x1="\(x(0))" x2="\(x(last))" y1="\(y(lines))" y2="\(y(lines))" class="plot-grid"/>
      <text x="\(x(0) - 8)" y="\(y(lines) + 5)" class="plot end">\(lines)</text>\n
      """
    }
  }

  /// The numbers of the requests, and their names in two rows, so that no two touch.
  private var axis: Markup {
    (["start"] + worst.steps.map(\.title)).enumerated().markup { number, name in
      """
      <text x="\(x(number))" y="\(y(0) + 20)" class="plot middle">\(number)</text>
      <text x="\(x(number))" y="\(y(0) + (number.isMultiple(of: 2) ? 38 : 54))" class="plot note middle">\(name)</text>\n
      """
    }
  }

  // MARK: Lines

  private func line(_ figures: SixInARowFigures) -> Markup {
    let points = figures.totals.enumerated().map { (x: x($0.offset), y: y($0.element)) }
    return """
      <polyline points="\(points.map { "\($0.x),\($0.y)" }.joined(separator: " "))" class="plot-line \(figures.variant)"/>
      \(points.markup { dot(figures.variant, $0.x, $0.y) })
      """
  }

  /// Round for one variant and square for the other, as colour is never the only sign.
  private func dot(_ variant: String, _ x: Int, _ y: Int) -> Markup {
    variant == VariantName.worst
      ? "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"5\" class=\"plot-dot worst\"/>\n"
      : "<rect x=\"\(x - 5)\" y=\"\(y - 5)\" width=\"10\" height=\"10\" class=\"plot-dot separated\"/>\n"
  }

  /// Each line's name and sum where it ends; the upper one moves up where both end close to each other.
  private var ends: Markup {
    let ordered = [worst, separated].sorted { $0.totals.last ?? 0 < $1.totals.last ?? 0 }
    let lower = y(ordered[0].totals.last ?? 0) + 5
    let upper = min(y(ordered[1].totals.last ?? 0) + 5, lower - Measure.text)
    return zip(ordered, [lower, upper]).markup { figures, y in
      """
      <text x="\(x(last) + 14)" y="\(y)" class="plot \(figures.variant)">\(figures.totals.last ?? 0) \(figures.variant)</text>\n
      """
    }
  }
}
