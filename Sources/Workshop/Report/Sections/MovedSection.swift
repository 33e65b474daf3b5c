import SourceTools

/// How much of each model was on the worst variant's screen.
struct MovedSection {
  let lessons: [LessonFacts]

  var markup: Markup {
    """
    <section id="moved">
    <h2>What moved</h2>
    <p>The code lines of each model: those that moved there from the worst variant's screen, as they were or with changes, and the new ones.</p>
    \(table.markup)
    </section>\n
    """
  }

  var table: MarkupTable {
    MarkupTable(
      caption: "The share: the code lines of the model that moved, divided by all of its code lines.",
      heads: ["lesson", "share", "moved", "as they were", "with changes", "new", "code lines of the model", ""],
      rows: lessons.map { row("\($0.title)", $0.difference.model, $0.difference.share) })
  }

  private func row(_ title: Markup, _ model: Totals, _ share: Double?) -> [Markup] {
    let percent = Int(((share ?? 0) * 100).rounded())
    let bar: Markup = """
      <svg class="share" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="10" class="share-ground"/>\
      <rect width="\(percent)" height="10" class="share-moved"/></svg>
      """
    return [
      title, "<b>\(percent) %</b>", "\(model.movedIntoModel)", "\(model.movedVerbatim)", "\(model.movedWithChanges)",
      "\(model.new)", "\(model.code)", bar,
    ]
  }
}
