import LessonScreens

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
      </section>\n
      """
  }

  private var table: MarkupTable {
    let rows = ChangeCost.table(of: costs, separator: " · ")
    return MarkupTable(
      caption: "Worst · separated. The last row is the sum.", heads: ["request"] + rows[0].dropFirst(),
      rows: rows.dropFirst().dropLast().map(markup), footer: markup(rows[rows.count - 1]))
  }

  /// A request's name may break after its lesson.
  private func markup(_ row: [String]) -> [Markup] {
    [Markup(row[0].split(separator: "/").map { "\(String($0))" }, separator: "/<wbr>")]
      + row.dropFirst().map { "\($0)" }
  }
}

extension ChangeCost {
  /// The costs as a table: a header, a line for each request in the order of the costs, and their sums.
  /// - Parameter separator: What stands between the numbers of both variants; a dash stands for one without costs.
  static func table(of costs: [ChangeCost], separator: String) -> [[String]] {
    let columns: [(title: String, value: KeyPath<ChangeCost, Int>)] = [
      ("files", \.files), ("places", \.places), ("lines", \.lines), ("its own", \.ownSubject),
      ("carrying", \.carrying), ("placing", \.placing),
    ]
    func row(_ name: String, _ costs: [ChangeCost]) -> [String] {
      [name]
        + columns.map { column in
          VariantName.both.map { variant in
            let values = costs.filter { $0.variant == variant }.map { $0[keyPath: column.value] }
            return values.isEmpty ? "–" : "\(values.reduce(0, +))"
          }.joined(separator: separator)
        }
    }
    return [[""] + columns.map(\.title)]
      + costs.map(\.request).distinct.map { name in row(name, costs.filter { $0.request == name }) }
      + [row("together", costs)]
  }

  private var request: String { "\(lesson)/\(change)" }
}
