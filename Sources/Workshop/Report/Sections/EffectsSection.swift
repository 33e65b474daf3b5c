/// What separation does: each claim with its rule and its verdict, the first four with what was counted.
struct EffectsSection {
  /// `nil` if nothing is recorded.
  let effects: EffectsReport?

  var markup: Markup {
    guard let effects else { return "" }
    return """
      <section id="effects">
      <h2>What separation does</h2>
      <p>Claims, each with a rule that was written down before anything was counted, and that could also have decided \
      against it. As last recorded, with <code>swift run workshop effects</code>.</p>
      \(part(effects.sixInARow, figures(effects.sixInARow.plots)))
      \(part(effects.forgetting, figures(effects.forgetting.plots)))
      \(part(effects.reach, figures(effects.reach.plots)))
      \(part(effects.withoutScreen, table(effects.withoutScreen)))
      \(part(effects.tracking))
      \(part(effects.trackingAlone))
      \(part(effects.damage))
      </section>\n
      """
  }

  private func part<Figures>(_ report: EffectReport<Figures>?, _ figures: Markup = "") -> Markup {
    guard let report else { return "" }
    return """
      <h3>\(Figures.effect.name): \(report.verdict?.rawValue ?? "no verdict")</h3>
      <p>\(report.claim) \(Figures.finding(on: report.figures).reason.withCapital).</p>
      <p class="hint">\(report.rule)</p>
      \(figures)
      """
  }

  private func figures(_ plots: [any Plot]) -> Markup { "<div class=\"plots\">\n\(plots.markup(\.figure))</div>\n" }

  private func table<Figures>(_ report: EffectReport<Figures>) -> Markup {
    let rows = Figures.table(of: report.figures)
    let notes = Figures.notes(on: report.figures).joined(separator: " ").withCapital
    return MarkupTable(
      caption: "\(report.counted) \(notes).", heads: rows[0], rows: rows.dropFirst().map { row in row.map { "\($0)" } }
    ).markup
  }
}
