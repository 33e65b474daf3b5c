import LessonScreens
import RuleMeter
import SourceTools

/// Rows of bars below each other, each with its number at the end.
struct BarsDrawing {
  struct Bar {
    let value: Int
    /// What stands after the number.
    let name: String
    /// Names a fill of the style sheet.
    let style: String
  }

  struct Row {
    let label: String
    let bars: [Bar]
  }

  let rows: [Row]
  let width: Int
  /// Room for the labels before the bars.
  var labels = 330
  /// The value whose bar takes all the room, if it is not the greatest one.
  var scale: Int?
  /// From one bar of a row to the next.
  var step = 17
  /// Between two rows.
  var gap = 12

  private enum Measure {
    static let margin = 16
    static let bar = 12
    static let top = 12
    /// Room for the number after the longest bar.
    static let number = 104
  }

  var height: Int { Measure.top + rows.map(height).reduce(0, +) }

  private func height(of row: Row) -> Int { row.bars.count * step + gap }

  var alternative: String {
    rows.map { row in "\(row.label): " + row.bars.map { "\($0.value) in \($0.name)" }.joined(separator: ", ") }
      .joined(separator: "; ")
  }

  var markup: Markup {
    var y = Measure.top
    return rows.markup { row in
      defer { y += height(of: row) }
      let middle = y + (height(of: row) - gap) / 2
      return """
        <text x="\(Measure.margin)" y="\(middle + 3)" class="label">\(row.label)</text>
        \(row.bars.enumerated().markup { bar($0.element, y: y + $0.offset * step) })
        """
    }
  }

  private func bar(_ bar: Bar, y: Int) -> Markup {
    let length = max(2, bar.value * longest / max(1, scale ?? greatest))
    return """
      <rect x="\(labels)" y="\(y)" width="\(length)" height="\(Measure.bar)" class="\(bar.style)"/>
      <text x="\(labels + length + 6)" y="\(y + Measure.bar - 1)" class="number">\(bar.value) \(bar.name)</text>\n
      """
  }

  private var greatest: Int { rows.flatMap(\.bars).map(\.value).max() ?? 0 }

  private var longest: Int { width - labels - Measure.margin - Measure.number }
}

extension BarsDrawing.Row {
  init(label: String, worst: Int, separated: Int) {
    self.init(
      label: label,
      bars: [
        BarsDrawing.Bar(value: worst, name: VariantName.worst, style: "bar worst"),
        BarsDrawing.Bar(value: separated, name: VariantName.separated, style: "bar separated"),
      ])
  }
}

extension BarsDrawing {
  init(width: Int, worst: (Rule) -> Int, separated: (Rule) -> Int) {
    self.init(
      rows: Rule.allCases.map { Row(label: "\($0.rawValue) \($0.title)", worst: worst($0), separated: separated($0)) },
      width: width)
  }

  /// - Parameter start: What the rule meter counts before the first step, in the order of the rules.
  init(width: Int, start: [Int]?, kata: [KataStep]) {
    let steps = kata.map { ("\($0.number) \($0.title)", [$0.counts.r1, $0.counts.r2, $0.counts.r3]) }
    self.init(
      rows: ((start.map { [("at the start", $0)] } ?? []) + steps).map { title, counts in
        Row(
          label: title,
          bars: zip(Rule.allCases, zip(counts, ["bg-magenta", "bg-red", "bg-blue"])).map { rule, bar in
            Bar(value: bar.0, name: rule.rawValue, style: bar.1)
          })
      }, width: width, step: 14, gap: 9)
  }
}
