/// What six requests, one after the other, cost in one variant of a lesson.
struct SixInARowFigures: VariantFigures {
  /// One request, granted after those before it, with both variants proved equal.
  struct Step: Codable, Equatable, Sendable {
    let request: String
    let files: Int
    /// Runs of lines that were added or removed.
    let places: Int
    /// Lines added and lines removed.
    let lines: Int
    /// Those of them that the other variant's change adds or removes as well.
    let sharedLines: Int
    /// The lines on which a statement begins that can be left out with the data right and a cell or a control wrong.
    let carryingLines: Int
    /// These statements: what can be forgotten.
    let carrying: Int
    /// The same of those that add, remove, display, make or lay out views.
    let placing: Int

    /// The request in words: `2-undo-all` is `undo all`.
    var title: String { String(request.drop { $0.isNumber || $0 == "-" }).replacing("-", with: " ") }
  }

  static let effect = Effect.sixInARow
  static let record = Record<[SixInARowFigures]>(
    path: "Tests/Recorded/series.json", kind: "list of six requests in a row")
  static let lessons = ["mines", "todo"]
  private static let length = 6

  let lesson: String
  let variant: String
  /// The carrying lines that the variant starts with; `nil` if they were not counted.
  var start: Int?
  let steps: [Step]

  /// The same, beside the carrying lines that the variant starts with.
  func starting(as forgetting: [ForgettingFigures]) -> SixInARowFigures {
    let own = forgetting.first { $0.lesson == lesson && $0.variant == variant }
    return SixInARowFigures(lesson: lesson, variant: variant, start: own?.carryingLines, steps: steps)
  }

  /// The carrying lines at the start, and with what each request added.
  var totals: [Int] {
    steps.reduce(into: [start ?? 0]) { totals, step in totals.append((totals.last ?? 0) + step.carryingLines) }
  }

  /// Once both series are counted to their ends.
  static func finding(on figures: [SixInARowFigures]) -> (verdict: Verdict?, reason: String) {
    let pairs = pairs(in: figures)
    let series = pairs.map { worst, separated in
      zip(worst.steps, separated.steps).map { (worst: $0.carryingLines, separated: $1.carryingLines) }
    }
    let sums = zip(pairs, series).map { pair, steps in
      "\(pair.worst.lesson) \(pair.worst.sum) | \(pair.separated.sum), "
        + "fewer in \(steps.count { $0.worst > $0.separated }) of \(pair.worst.steps.count)"
    }
    return (
      series.count == lessons.count && series.allSatisfy { $0.count == length } ? .sixInARow(series) : nil,
      "carrying lines together: " + sums.joined(separator: "; ")
    )
  }

  var sum: Int { steps.map(\.carryingLines).reduce(0, +) }

  // MARK: Both variants

  /// The number of the request from which it has fewer carrying lines, counting those at the start: 0 if it has fewer
  /// from the start on, and `nil` if it does not have fewer in the end.
  func crossing(with other: SixInARowFigures) -> Int? {
    let hasMore = zip(totals, other.totals).map { $0 >= $1 }
    return hasMore.last == true ? nil : (hasMore.lastIndex(of: true) ?? -1) + 1
  }

  static func table(of figures: [SixInARowFigures]) -> [[String]] {
    [["worst | separated", "files", "places", "lines", "on both", "carrying lines", "carrying", "placing"]]
      + pairs(in: figures).flatMap { rows($0.worst, $0.separated) }
  }

  static func notes(on figures: [SixInARowFigures]) -> [String] {
    [
      "on both: lines that both variants' changes add or remove; carrying: statements that can be forgotten; placing:",
      "the same of those that add, display or lay out views",
    ]
      + pairs(in: figures.filter { $0.start != nil }).map { worst, separated in
        "\(worst.lesson), with those at the start: \(crossing(worst, separated))"
      }
  }

  static func crossing(_ worst: SixInARowFigures, _ separated: SixInARowFigures) -> String {
    switch separated.crossing(with: worst) {
    case nil: "Separated does not have fewer carrying lines after \(worst.steps.count) requests"
    case 0: "Separated has fewer carrying lines from the start on"
    case let request?: "Separated has fewer carrying lines from request \(request) on"
    }
  }

  private static func rows(_ worst: SixInARowFigures, _ separated: SixInARowFigures) -> [[String]] {
    let both = [worst, separated]
    func sum(_ column: KeyPath<Step, Int>) -> String {
      cell(both.map { $0.steps.map { $0[keyPath: column] }.reduce(0, +) })
    }
    let lesson = worst.lesson
    let start = both.map { $0.start.map(String.init) ?? "?" }.joined(separator: " | ")
    return [["\(lesson), at the start", "", "", "", "", start]]
      + zip(worst.steps, separated.steps).map { one, other in
        ["\(lesson)/\(one.request)"] + columns.map { cell([one[keyPath: $0], other[keyPath: $0]]) }
      }
      + [["\(lesson), together", "", ""] + columns.dropFirst(2).map(sum)]
  }

  private static var columns: [KeyPath<Step, Int>] {
    [\.files, \.places, \.lines, \.sharedLines, \.carryingLines, \.carrying, \.placing]
  }

  private static func cell(_ numbers: [Int]) -> String { numbers.map(String.init).joined(separator: " | ") }
}
