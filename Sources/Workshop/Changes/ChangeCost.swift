/// What a change request cost in one variant; `--format json` prints it as it is.
struct ChangeCost: Codable, Equatable {
  let lesson: String
  let change: String
  let variant: String
  let files: Int
  /// Runs of lines that were added or removed.
  let places: Int
  /// Lines added and lines removed.
  let lines: Int
  /// How many of the added statements can be left out with the data right and the screen wrong.
  let forgettable: Int
}

/// The costs as a table: a line for each change request, the variants side by side.
enum ChangesTable {
  static func lines(_ costs: [ChangeCost]) -> [String] {
    let names = distinct(costs.map { "\($0.lesson)/\($0.change)" })
    let width = (names.map(\.count).max() ?? 0) + 2
    let columns = ["files", "places", "lines", "forgettable"]
    let header = columns.map { padded($0, to: 14, fromRight: true) }.joined()
    let rows = names.map { name in
      let pair = ["worst", "separated"].compactMap { variant in
        costs.first { "\($0.lesson)/\($0.change)" == name && $0.variant == variant }
      }
      return padded(name, to: width) + cells(pair)
    }
    let sums = ["worst", "separated"].map { variant in sum(costs.filter { $0.variant == variant }, variant) }
    return [
      "What each change request cost, worst | separated.",
      "places: runs of changed lines · lines: added and removed · forgettable: added statements that can be left out",
      "with the data right and the screen wrong",
      "", padded("", to: width) + header,
    ] + rows + [padded("together", to: width) + cells(sums)]
  }

  private static func cells(_ pair: [ChangeCost]) -> String {
    [\ChangeCost.files, \.places, \.lines, \.forgettable].map { column in
      padded(pair.map { "\($0[keyPath: column])" }.joined(separator: " | "), to: 14, fromRight: true)
    }.joined()
  }

  private static func sum(_ costs: [ChangeCost], _ variant: String) -> ChangeCost {
    func sum(_ column: KeyPath<ChangeCost, Int>) -> Int { costs.map { $0[keyPath: column] }.reduce(0, +) }
    return ChangeCost(
      lesson: "", change: "", variant: variant, files: sum(\.files), places: sum(\.places), lines: sum(\.lines),
      forgettable: sum(\.forgettable))
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func padded(_ text: String, to width: Int, fromRight: Bool = false) -> String {
    let padding = String(repeating: " ", count: max(width - text.count, 0))
    return fromRight ? padding + text : text + padding
  }
}
