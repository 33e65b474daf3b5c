import RuleMeter

/// What the meter counts in both trees.
struct RuleTotals {
  let worst: ProgramMeasure
  let separated: ProgramMeasure
}

/// A bar for each rule and variant, with its number at the end.
struct TotalsDrawing {
  let totals: RuleTotals
  let width: Int

  private enum Measure {
    static let margin = 16
    static let labels = 330
    static let bar = 12
    static let row = 46
    static let top = 12
    /// Room for the number behind the longest bar.
    static let number = 44
  }

  private struct Bar {
    let variant: String
    let count: Int
  }

  private var rows: [(rule: Rule, bars: [Bar])] {
    Rule.allCases.map { rule in
      let count = { (measure: ProgramMeasure) in measure.violations.count { $0.violation.check.rule == rule } }
      return (
        rule,
        [Bar(variant: "worst", count: count(totals.worst)), Bar(variant: "separated", count: count(totals.separated))]
      )
    }
  }

  var height: Int { Measure.top + rows.count * Measure.row }

  var alternative: String {
    rows.map { row in
      "\(row.rule.rawValue), \(row.rule.title): "
        + row.bars.map { "\($0.count) in \($0.variant)" }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  var markup: Markup {
    rows.enumerated().markup { number, row in
      let y = Measure.top + number * Measure.row
      return """
        <text x="\(Measure.margin)" y="\(y + 20)" class="label">\(row.rule.rawValue) \(row.rule.title)</text>
        \(row.bars.enumerated().markup { bar($0.element, y: y + $0.offset * 17) })
        """
    }
  }

  private func bar(_ bar: Bar, y: Int) -> Markup {
    let length = max(2, bar.count * longest / max(1, greatest))
    return """
      <rect x="\(Measure.labels)" y="\(y)" width="\(length)" height="\(Measure.bar)" class="bar \(bar.variant)"/>
      <text x="\(Measure.labels + length + 6)" y="\(y + Measure.bar - 1)" class="number">\(bar.count) \(bar.variant)</text>

      """
  }

  private var greatest: Int { rows.flatMap(\.bars).map(\.count).max() ?? 0 }

  private var longest: Int { width - Measure.labels - Measure.margin - Measure.number - 60 }
}
