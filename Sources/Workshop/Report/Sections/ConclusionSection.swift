/// What came of it all, at the end: the two by two of one lesson, and what each step bought and cost in all of them.
struct ConclusionSection {
  /// `nil` if nothing is recorded.
  let conclusion: Conclusion?

  var markup: Markup {
    guard let conclusion else { return "" }
    return """
      <section id="conclusion">
      <h2>What each rule buys</h2>
      \(TwoByTwoPlot(conclusion, lesson: "mines").figure)
      \([Conclusion.Outcome.bought, .paid].markup { table(conclusion.table(of: $0), $0.rawValue) })
      <p class="hint">Carrying statements are those without which a change does not reach the screen. What switches tracking on is counted with them.</p>
      <p>Not shown: what makes no clear difference or is lost by definition (<code>swift run workshop effects --recorded</code> lists both), and what cannot be counted here: \(Conclusion.notShown.joined(separator: ", ")).</p>
      </section>\n
      """
  }

  private func table(_ rows: [[String]], _ caption: String) -> Markup {
    MarkupTable(
      caption: "\(caption), before → after", heads: rows[0], rows: rows.dropFirst().map { row in row.map { "\($0)" } },
      name: caption
    ).markup
  }
}
