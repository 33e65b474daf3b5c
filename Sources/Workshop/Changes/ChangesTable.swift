import LessonPairs
import PlainText
import SourceTools

/// The costs as a table: a line for each change request, the variants side by side.
enum ChangesTable {
  static func lines(_ costs: [ChangeCost]) -> [String] {
    let names = costs.map { "\($0.lesson)/\($0.change)" }.distinct
    let rows = names.map { name in
      let pair = VariantName.both.compactMap { variant in
        costs.first { "\($0.lesson)/\($0.change)" == name && $0.variant == variant }
      }
      return [name] + cells(pair)
    }
    let sums = VariantName.both.map { variant in sum(costs.filter { $0.variant == variant }, variant) }
    let table = Table(
      [.left((names.map(\.count).max() ?? 0) + 2)] + Array(repeating: .right(12), count: columns.count))
    return [
      "What each change request cost, worst | separated.",
      "places: runs of changed lines · lines: added and removed · its own: those of them that are the lesson's own",
      "subject, and not the separation's · carrying: added statements that can be left out with the data right and a",
      "cell or a control wrong · placing: the same of those that add, display or lay out views, which has nothing to do",
      "with models",
      "",
    ] + ([[""] + columns.map(\.name)] + rows + [["together"] + cells(sums)]).map(table.line)
  }

  private static var columns: [(name: String, value: KeyPath<ChangeCost, Int>)] {
    [
      ("files", \.files), ("places", \.places), ("lines", \.lines), ("its own", \.ownSubject),
      ("carrying", \.carrying), ("placing", \.placing),
    ]
  }

  private static func cells(_ pair: [ChangeCost]) -> [String] {
    columns.map { column in pair.map { "\($0[keyPath: column.value])" }.joined(separator: " | ") }
  }

  private static func sum(_ costs: [ChangeCost], _ variant: String) -> ChangeCost {
    func sum(_ column: KeyPath<ChangeCost, Int>) -> Int { costs.map { $0[keyPath: column] }.reduce(0, +) }
    return ChangeCost(
      lesson: "", change: "", variant: variant, files: sum(\.files), places: sum(\.places), lines: sum(\.lines),
      ownSubject: sum(\.ownSubject), carrying: sum(\.carrying), placing: sum(\.placing))
  }
}
