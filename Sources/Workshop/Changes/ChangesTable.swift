import Checkout

/// The costs as a table: a line for each change request, the variants side by side.
enum ChangesTable {
  static func lines(_ costs: [ChangeCost]) -> [String] {
    let names = costs.map { "\($0.lesson)/\($0.change)" }.distinct
    let width = (names.map(\.count).max() ?? 0) + 2
    let columns = ["files", "places", "lines", "carrying", "placing"]
    let header = columns.map { $0.leftPadded(to: 14) }.joined()
    let rows = names.map { name in
      let pair = ["worst", "separated"].compactMap { variant in
        costs.first { "\($0.lesson)/\($0.change)" == name && $0.variant == variant }
      }
      return name.padded(to: width) + cells(pair)
    }
    let sums = ["worst", "separated"].map { variant in sum(costs.filter { $0.variant == variant }, variant) }
    return [
      "What each change request cost, worst | separated.",
      "places: runs of changed lines · lines: added and removed · carrying: added statements that can be left out with",
      "the data right and a cell or a control wrong · placing: the same of those that add, display or lay out views",
      "", "".padded(to: width) + header,
    ] + rows + ["together".padded(to: width) + cells(sums)]
  }

  private static func cells(_ pair: [ChangeCost]) -> String {
    [\ChangeCost.files, \.places, \.lines, \.carrying, \.placing].map { column in
      pair.map { "\($0[keyPath: column])" }.joined(separator: " | ").leftPadded(to: 14)
    }.joined()
  }

  private static func sum(_ costs: [ChangeCost], _ variant: String) -> ChangeCost {
    func sum(_ column: KeyPath<ChangeCost, Int>) -> Int { costs.map { $0[keyPath: column] }.reduce(0, +) }
    return ChangeCost(
      lesson: "", change: "", variant: variant, files: sum(\.files), places: sum(\.places), lines: sum(\.lines),
      carrying: sum(\.carrying), placing: sum(\.placing))
  }
}
