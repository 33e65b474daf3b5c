import LessonPairs
import SourceTools

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
      added and removed, those of them that are the lesson's own subject and not the separation's, and how many of the added statements can be left out with the data right and a cell or a control wrong: those that carry a change, and those that place \
      views, which has nothing to do with models.</p>
      \(table.markup)
      </section>

      """
  }

  private var columns: [(title: String, value: KeyPath<ChangeCost, Int>)] {
    [
      ("files", \.files), ("places", \.places), ("lines", \.lines), ("its own", \.ownSubject),
      ("carrying", \.carrying), ("placing", \.placing),
    ]
  }

  private var table: Table {
    Table(
      caption: "Worst · separated. The last row is the sum.", heads: ["request"] + columns.map(\.title),
      rows: requests.map { row in ["\(row[0].lesson)/<wbr>\(row[0].change)"] + cells(row) },
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
      let sums = VariantName.both.map { variant in
        let values = costs.filter { $0.variant == variant }.map { $0[keyPath: column.value] }
        return values.isEmpty ? "–" : "\(values.reduce(0, +))"
      }
      return "\(sums.joined(separator: " · "))"
    }
  }
}
