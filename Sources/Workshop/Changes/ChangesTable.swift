import PlainText
import Report
import SourceTools

/// The costs as a table: a line for each change request, the variants side by side.
enum ChangesTable {
  static func lines(_ costs: [ChangeCost]) -> [String] {
    let rows = ChangeCost.table(of: costs, separator: " | ")
    let longest = rows.dropFirst().dropLast().map(\.[0].count).max() ?? 0
    let table = Table([.left(longest + 2)] + rows[0].dropFirst().map { _ in .right(12) })
    return [
      "What each change request cost, worst | separated.",
      "places: runs of changed lines · lines: added and removed · its own: those of them that are the lesson's own",
      "subject, and not the separation's · carrying: added statements that can be left out with the data right and a",
      "cell or a control wrong · placing: the same of those that add, display or lay out views, which has nothing to do",
      "with models",
      "",
    ] + rows.map(table.line)
  }
}
