import RuleMeter
import SourceTools

/// Violations by lesson and rule, a bar for each variant with its number at the end.
struct ScoreboardChart {
  let lessons: [LessonFacts]

  /// The greatest count: its bar takes all the room there is.
  private var greatest: Int {
    lessons.flatMap { lesson in Rule.allCases.map { max(lesson.worst.count($0), lesson.separated.count($0)) } }
      .reduce(1, max)
  }

  /// A chart for each rule, beside or below each other, all in one scale.
  var markup: Markup { "<figure class=\"chart\"><div class=\"parts\">\(Rule.allCases.markup(chart))</div></figure>\n" }

  private func chart(_ rule: Rule) -> Markup {
    let rows = lessons.map { lesson in
      BarsDrawing.Row(label: lesson.title, worst: lesson.worst.count(rule), separated: lesson.separated.count(rule))
    }
    let bars = BarsDrawing(rows: rows, width: 430, labels: 120, scale: greatest)
    return """
      <svg viewBox="16 0 \(bars.width - 16) \(bars.height + 24)" role="img" aria-labelledby="chart-\(rule.rawValue)">
      <title id="chart-\(rule.rawValue)">Violations of \(rule.rawValue) by lesson; the numbers are in the table below, too.</title>
      <text x="16" y="16" class="chart-head">\(rule.rawValue) \(rule.title)</text>
      <g transform="translate(0 24)">
      \(bars.markup)</g></svg>
      """
  }
}
