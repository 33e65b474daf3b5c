/// A table with a caption, a row of heads, and rows whose first cell is their head.
struct Table {
  let caption: Markup
  let heads: [String]
  let rows: [[Markup]]
  /// A row that sums up, set apart.
  var footer: [Markup]?

  var markup: Markup {
    """
    <div class="table"><table>
    <caption>\(caption)</caption>
    <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
    <tbody>
    \(rows.markup { "\(row($0))\n" })</tbody>
    \(foot)
    </table></div>

    """
  }

  private var foot: Markup {
    guard let footer else { return "" }
    return "<tfoot>\(row(footer))</tfoot>"
  }

  private func row(_ cells: [Markup]) -> Markup {
    "<tr><th scope=\"row\">\(cells[0])</th>\(cells.dropFirst().map { "<td>\($0)</td>" })</tr>"
  }
}
