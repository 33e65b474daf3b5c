/// A table with a caption, a row of heads, and rows whose first cell is their head.
struct MarkupTable {
  let caption: Markup
  let heads: [String]
  let rows: [[Markup]]
  var footer: [Markup]?
  /// The name of a wide table whose cells do not break: it scrolls where it is wider than its room.
  var name: String?

  var markup: Markup {
    """
    <div class="table\(scrolling)><table>
    <caption>\(caption)</caption>
    <thead><tr>\(heads.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
    <tbody>
    \(rows.markup { "\(row($0))\n" })</tbody>
    \(foot)
    </table></div>\n
    """
  }

  private var scrolling: Markup {
    guard let name else { return "\"" }
    return " scrolls\" role=\"region\" tabindex=\"0\" aria-label=\"\(name)\""
  }

  private var foot: Markup {
    guard let footer else { return "" }
    return "<tfoot>\(row(footer))</tfoot>"
  }

  private func row(_ cells: [Markup]) -> Markup {
    "<tr><th scope=\"row\">\(cells[0])</th>\(cells.dropFirst().map { "<td>\($0)</td>" })</tr>"
  }
}
