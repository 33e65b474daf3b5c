import RuleMeter

/// Violations by lesson and rule, a bar for each variant with its number at the end.
struct ScoreboardChart {
  let lessons: [LessonFacts]
  /// Names in the page that are the chart's own begin with it.
  var id = "chart"

  private enum Measure {
    static let labels = 190
    static let column = 250
    static let bar = 14
    static let row = 52
    static let top = 34
    /// Room for a bar; the rest of the column is for its number.
    static let longest = 190
  }

  private var width: Int { Measure.labels + Measure.column * Rule.allCases.count }
  private var height: Int { Measure.top + Measure.row * lessons.count }

  /// The greatest count: its bar takes all the room there is.
  private var greatest: Int {
    max(
      1,
      lessons.flatMap { lesson in Rule.allCases.map { max(lesson.worst.count($0), lesson.separated.count($0)) } }.max()
        ?? 1)
  }

  var markup: Markup {
    """
    <figure class="chart"><svg viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(id)-title">
    <title id="\(id)-title">Violations by lesson and rule; the numbers are in the table below, too.</title>
    <defs><pattern id="\(id)-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <rect width="6" height="6" class="hatch-ground"/><rect width="2.5" height="6" class="hatch-line"/></pattern></defs>
    \(Rule.allCases.enumerated().markup { head($0.element, column: $0.offset) })
    \(lessons.enumerated().markup { row($0.element, number: $0.offset) })</svg></figure>

    """
  }

  private func head(_ rule: Rule, column: Int) -> Markup {
    "<text x=\"\(x(column))\" y=\"16\" class=\"chart-head\">\(rule.rawValue) \(rule.title)</text>\n"
  }

  private func row(_ lesson: LessonFacts, number: Int) -> Markup {
    let y = Measure.top + number * Measure.row
    return """
      <line x1="0" x2="\(width)" y1="\(y - 8)" y2="\(y - 8)" class="chart-rule"/>
      <text x="0" y="\(y + 22)" class="chart-lesson">\(lesson.title)</text>
      <text x="\(Measure.labels - 12)" y="\(y + 12)" class="chart-variant">worst</text>
      <text x="\(Measure.labels - 12)" y="\(y + 32)" class="chart-variant">separated</text>
      \(Rule.allCases.enumerated().markup { column, rule in
        bar(lesson.worst.count(rule), column, y, "worst") + bar(lesson.separated.count(rule), column, y + 20, "separated")
      })
      """
  }

  private func bar(_ count: Int, _ column: Int, _ y: Int, _ variant: String) -> Markup {
    let length = max(count * Measure.longest / greatest, 2)
    let fill: Markup = variant == "worst" ? " fill=\"url(#\(id)-hatch)\"" : ""
    return """
      <rect x="\(x(column))" y="\(y)" width="\(length)" height="\(Measure.bar)" class="bar \(variant)"\(fill)/>\
      <text x="\(x(column) + length + 6)" y="\(y + 12)" class="chart-number">\(count)</text>

      """
  }

  private func x(_ column: Int) -> Int { Measure.labels + column * Measure.column }
}

extension Markup {
  static func + (one: Markup, other: Markup) -> Markup { Markup([one, other]) }
}
