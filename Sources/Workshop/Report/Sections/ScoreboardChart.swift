import LessonScreens
import RuleMeter
import SourceTools

/// Violations by lesson and rule, a bar for each variant with its number at the end.
struct ScoreboardChart {
  let lessons: [LessonFacts]

  private enum Measure {
    static let labels = 206
    static let bar = 14
    static let row = 52
    static let top = 34
    /// Room for a bar; behind it is room for its number.
    static let longest = 180
    static let width = labels + longest + 44
  }

  private var height: Int { Measure.top + Measure.row * lessons.count }

  /// The greatest count: its bar takes all the room there is.
  private var greatest: Int {
    lessons.flatMap { lesson in Rule.allCases.map { max(lesson.worst.count($0), lesson.separated.count($0)) } }
      .reduce(1, max)
  }

  /// A chart for each rule, beside or below each other, all in one scale.
  var markup: Markup { "<figure class=\"chart\"><div class=\"parts\">\(Rule.allCases.markup(chart))</div></figure>\n" }

  private func chart(_ rule: Rule) -> Markup {
    """
    <svg viewBox="0 0 \(Measure.width) \(height)" role="img" aria-labelledby="chart-\(rule.rawValue)">
    <title id="chart-\(rule.rawValue)">Violations of \(rule.rawValue) by lesson; the numbers are in the table below, too.</title>
    <defs><pattern id="\(hatch(rule))" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <rect width="6" height="6" class="hatch-ground"/><rect width="2.5" height="6" class="hatch-line"/></pattern></defs>
    <text x="0" y="16" class="chart-head">\(rule.rawValue) \(rule.title)</text>
    \(lessons.enumerated().markup { row($0.element, rule, number: $0.offset) })</svg>
    """
  }

  private func hatch(_ rule: Rule) -> String { "chart-hatch-\(rule.rawValue)" }

  private func row(_ lesson: LessonFacts, _ rule: Rule, number: Int) -> Markup {
    let y = Measure.top + number * Measure.row
    return """
      <line x1="0" x2="\(Measure.width)" y1="\(y - 8)" y2="\(y - 8)" class="chart-rule"/>
      <text x="0" y="\(y + 22)" class="chart-lesson">\(lesson.title)</text>
      <text x="\(Measure.labels - 12)" y="\(y + 12)" class="chart-variant">worst</text>
      <text x="\(Measure.labels - 12)" y="\(y + 32)" class="chart-variant">separated</text>
      \(bar(lesson.worst.count(rule), y, VariantName.worst, " fill=\"url(#\(hatch(rule)))\""))\
      \(bar(lesson.separated.count(rule), y + 20, VariantName.separated))
      """
  }

  private func bar(_ count: Int, _ y: Int, _ variant: String, _ fill: Markup = "") -> Markup {
    let length = max(count * Measure.longest / greatest, 2)
    return """
      <rect x="\(Measure.labels)" y="\(y)" width="\(length)" height="\(Measure.bar)" class="bar \(variant)"\(fill)/>\
      <text x="\(Measure.labels + length + 6)" y="\(y + 12)" class="chart-number">\(count)</text>\n
      """
  }
}
