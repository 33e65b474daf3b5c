import LessonScreens

/// Four designs by two choices, whether the model is sealed and who tells the views: a cell for each, with its figures.
struct TwoByTwoPlot: Plot {
  /// One design, and whether its model is sealed, in words.
  private typealias Cell = (title: String, variant: String, figures: [(label: String, value: String)])

  /// By who tells the views, and in each column by whether the model is sealed.
  private let columns: [(title: String, cells: [Cell])]

  private enum Measure {
    static let width = 390
    static let margin = 16
    static let head = 30
    static let line = 25
    /// Above the figures of a cell, and below them.
    static let title = 34
    static let foot = 10
    static let between = 12
  }

  let name = "two-by-two"

  let finding: String

  var alternative: String {
    "\(finding). "
      + columns.flatMap { column in
        column.cells.map { cell in
          let figures = cell.figures.map { "\($0.label) \($0.value)" }
          return "\(cell.title), \(column.title), \(cell.variant): \(figures.joined(separator: ", "))."
        }
      }.joined(separator: " ")
  }

  let note = ["Each design runs, passes the whole suite, and is measured in the same way."]

  /// A drawing for each column, so that both fit a narrow screen below each other.
  var drawings: [Drawing] {
    columns.map { column in
      Drawing(
        size: (Measure.width, Measure.head + column.cells.count * (height + Measure.between)),
        markup: """
          <text x="\(Measure.margin)" y="18" class="plot title">\(column.title)</text>
          \(column.cells.enumerated().markup { cell($0.element, Measure.head + $0.offset * (height + Measure.between)) })
          """)
    }
  }

  /// The height of every cell: there is room for as many figures as any of them has.
  private var height: Int {
    let most = columns.flatMap(\.cells).map(\.figures.count).max() ?? 0
    return Measure.title + most * Measure.line + Measure.foot
  }

  private func cell(_ cell: Cell, _ y: Int) -> Markup {
    let (left, right) = (2 * Measure.margin, Measure.width - 2 * Measure.margin)
    return """
      <rect x="\(Measure.margin)" y="\(y)" width="\(Measure.width - 2 * Measure.margin)" height="\(height)" rx="6" class="plot-cell"/>
      <text x="\(left)" y="\(y + 23)" class="plot head">\(cell.title): \(cell.variant)</text>
      \(cell.figures.enumerated().markup { number, figure in
        let baseline = y + Measure.title + (number + 1) * Measure.line - 6
        return """
          <text x="\(left)" y="\(baseline)" class="plot figure">\(figure.label)</text>
          <text x="\(right)" y="\(baseline)" class="plot figure value">\(figure.value)</text>\n
          """
      })
      """
  }

  /// A figure for what each rule buys, and for what is paid: as many as can be read from the back of a room.
  static let onSlide: [Conclusion.Figure] = [.impossibleData, .secondScreen, .carrying, .codeLines]

  /// The counts of one lesson; a figure that a design does not have is left out.
  init(_ conclusion: Conclusion, lesson: String, showing figures: [Conclusion.Figure] = Conclusion.Figure.allCases) {
    func count(_ figure: Conclusion.Figure, _ variant: String) -> Int? {
      conclusion.counts.first { ($0.figure, $0.lesson, $0.variant) == (figure, lesson, variant) }?.value
    }
    func text(_ figure: Conclusion.Figure, _ variant: String) -> String? {
      guard let value = count(figure, variant) else { return nil }
      guard figure == .codeLines, variant != VariantName.worst, let worst = count(figure, VariantName.worst) else {
        return "\(value)"
      }
      return "\(value) · \(Percent.text(of: value, beside: worst))"
    }
    func cell(_ title: String, _ variant: String) -> Cell {
      let shown: [(label: String, value: String)] = figures.compactMap { figure in
        text(figure, variant).map { ("\(figure.rule) \(figure.shortName)", $0) }
      }
      return (title, variant, shown)
    }
    finding = "\(lesson): two choices, four designs"
    columns = [
      ("told by hand", [cell("not sealed", VariantName.worst), cell("sealed", VariantName.separated)]),
      ("tracked", [cell("not sealed", VariantName.trackedScreen), cell("sealed", VariantName.observable)]),
    ]
  }
}

extension Conclusion.Figure {
  /// What fits a cell.
  var shortName: String {
    switch self {
    case .sentencesAlone: "sentences without screen"
    case .secondWindow: "lines of a second window"
    case .impossibleData, .linesToBlame, .handlers, .codeLines: rawValue
    case .thrownAway: "wrong cells in E1"
    case .secondScreen: "wrong cells in E2"
    case .muted: "wrong cells in E3"
    case .carrying: "carrying, with switches"
    }
  }
}
