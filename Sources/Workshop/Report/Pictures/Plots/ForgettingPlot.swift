/// The statements that can be forgotten, lesson by lesson: a bar for each variant.
struct ForgettingPlot: Plot {
  let report: EffectReport<ForgettingFigures>

  private enum Measure {
    static let width = 606
    static let labels = 120
    static let top = 6
    static let bar = 14
    static let row = 46
    /// Room for what stands behind the longest bar.
    static let number = 130
  }

  let name = "forgetting"

  var finding: String {
    let fewer = pairs.count { $0.separated.count < $0.worst.count }
    return "Fewer statements to forget in Separated: in \(fewer) of \(pairs.count) lessons"
  }

  var alternative: String {
    "\(finding). "
      + pairs.map { "\($0.worst.lesson): \($0.worst.count) in worst, \($0.separated.count) in separated" }
      .joined(separator: "; ") + "."
  }

  var note: [String] {
    [
      "Statements that can be left out with the data right and a cell or a control wrong,",
      "but for those that place views.",
    ]
  }

  var drawings: [Drawing] {
    let rows = pairs.enumerated().markup { number, pair in
      let y = Measure.top + number * Measure.row
      return """
        <text x="16" y="\(y + 21)" class="plot">\(pair.worst.lesson)</text>
        \(bar(pair.worst, y))\(bar(pair.separated, y + 18))
        """
    }
    return [Drawing(size: (Measure.width, Measure.top + pairs.count * Measure.row), markup: rows)]
  }

  private var pairs: [(worst: ForgettingFigures, separated: ForgettingFigures)] {
    ForgettingFigures.pairs(in: report.figures)
  }

  private func bar(_ figures: ForgettingFigures, _ y: Int) -> Markup {
    let greatest = max(1, report.figures.map(\.count).max() ?? 0)
    let length = max(2, figures.count * (Measure.width - Measure.labels - Measure.number) / greatest)
    return """
      <rect x="\(Measure.labels)" y="\(y)" width="\(length)" height="\(Measure.bar)" class="plot-dot \(figures.variant)"/>
      <text x="\(Measure.labels + length + 8)" y="\(y + 12)" class="plot \(figures.variant)">\(figures.count) \(figures.variant)</text>\n
      """
  }
}
