import RuleMeter

/// Rows of two bars, one for each variant, each with its number at the end.
struct BarsDrawing {
  struct Row {
    let label: String
    let worst: Int
    let separated: Int
    var unit = ""
  }

  let rows: [Row]
  let width: Int

  private enum Measure {
    static let margin = 16
    static let labels = 330
    static let bar = 12
    static let row = 46
    static let top = 12
    /// Room for the number behind the longest bar.
    static let number = 104
  }

  var height: Int { Measure.top + rows.count * Measure.row }

  var alternative: String {
    rows.map { "\($0.label): \($0.worst)\($0.unit) in worst, \($0.separated)\($0.unit) in separated" }.joined(
      separator: "; ")
  }

  var markup: Markup {
    rows.enumerated().markup { number, row in
      let y = Measure.top + number * Measure.row
      return """
        <text x="\(Measure.margin)" y="\(y + 20)" class="label">\(row.label)</text>
        \(bar(row.worst, row.unit, "worst", y: y))\(bar(row.separated, row.unit, "separated", y: y + 17))
        """
    }
  }

  private func bar(_ value: Int, _ unit: String, _ variant: String, y: Int) -> Markup {
    let length = max(2, value * longest / max(1, greatest))
    return """
      <rect x="\(Measure.labels)" y="\(y)" width="\(length)" height="\(Measure.bar)" class="bar \(variant)"/>
      <text x="\(Measure.labels + length + 6)" y="\(y + Measure.bar - 1)" class="number">\(value)\(unit) \(variant)</text>

      """
  }

  private var greatest: Int { rows.flatMap { [$0.worst, $0.separated] }.max() ?? 0 }

  private var longest: Int { width - Measure.labels - Measure.margin - Measure.number }
}

extension BarsDrawing {
  /// How often either variant breaks each rule.
  init(width: Int, worst: (Rule) -> Int, separated: (Rule) -> Int) {
    self.init(
      rows: Rule.allCases.map { Row(label: "\($0.rawValue) \($0.title)", worst: worst($0), separated: separated($0)) },
      width: width)
  }
}
