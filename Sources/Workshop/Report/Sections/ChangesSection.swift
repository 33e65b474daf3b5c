/// What change requests cost in either variant.
struct ChangesSection {
  let costs: [ChangeCost]

  /// Empty where no costs are recorded.
  var markup: Markup {
    if costs.isEmpty { return "" }
    return """
      <section id="changes">
      <h2>What a change costs</h2>
      <p>The same change request in both variants, counted in its reference patch.</p>
      \(table.markup)
      </section>

      """
  }

  private var table: Table {
    Table(
      caption: "A place is forgettable when, without it, the data would be right and the screen wrong.",
      heads: ["lesson", "change", "variant", "files", "places", "lines", "forgettable"],
      rows: costs.map {
        [
          "\($0.lesson)", "\($0.change)", "\($0.variant)", "\($0.files)", "\($0.places)", "\($0.lines)",
          "\($0.forgettable)",
        ]
      })
  }
}
