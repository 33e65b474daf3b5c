import Checkout

/// What change requests cost in either variant.
struct ChangesSection {
  let costs: [ChangeCost]

  /// Empty where no costs are recorded.
  var markup: Markup {
    if costs.isEmpty { return "" }
    return """
      <section id="changes">
      <h2>What a change costs</h2>
      <p>Each change request in both variants, counted in its reference change: files touched, places (runs of changed lines), lines \
      added and removed, and how many of the added statements can be left out with the data right and a cell or a control wrong: those that carry a change, and those that place \
      views, which has nothing to do with models.</p>
      \(table.markup)
      </section>

      """
  }

  private struct Column {
    let title: String
    let variant: String
    let value: KeyPath<ChangeCost, Int>
  }

  private var columns: [Column] {
    let values: [(String, KeyPath<ChangeCost, Int>)] = [
      ("files", \.files), ("places", \.places), ("lines", \.lines), ("carrying", \.carrying),
      ("placing", \.placing),
    ]
    return values.flatMap { title, value in
      ["worst", "separated"].map { Column(title: title, variant: $0, value: value) }
    }
  }

  private var table: Table {
    Table(
      caption: "The last row is the sum.", heads: ["request"] + columns.map { "\($0.title), \($0.variant)" },
      rows: requests.map { row in ["\(row[0].lesson)/\(row[0].change)"] + cells(row) },
      footer: ["together"] + cells(costs))
  }

  /// The costs of each request, in the order of the record.
  private var requests: [[ChangeCost]] {
    costs.reduce(into: []) { requests, cost in
      if let index = requests.firstIndex(where: { $0[0].lesson == cost.lesson && $0[0].change == cost.change }) {
        requests[index].append(cost)
      } else {
        requests.append([cost])
      }
    }
  }

  /// Sums over the costs of each variant; a dash where it has none.
  private func cells(_ costs: [ChangeCost]) -> [Markup] {
    columns.map { column in
      let values = costs.filter { $0.variant == column.variant }.map { $0[keyPath: column.value] }
      return values.isEmpty ? "–" : "\(values.reduce(0, +))"
    }
  }
}
