import Equivalence

/// How a statement that is left out shows on random walks.
struct WalkFigures: Codable, Equatable, Sendable {
  /// Half of the values are at most `median`, and 95 of 100 at most `percentile95`.
  struct Spread: Codable, Equatable, Sendable {
    let median: Int
    let percentile95: Int

    /// - Returns: `nil` for no values.
    init?(_ values: [Int]) {
      if values.isEmpty { return nil }
      let sorted = values.sorted()
      median = sorted[(sorted.count - 1) / 2]
      percentile95 = sorted[(sorted.count * 95 + 99) / 100 - 1]
    }
  }

  let walks: Int
  /// The walks on which a cell or a control was wrong.
  let shown: Int
  /// Events.
  let untilShown: Spread?
  /// The share of the walks on which it showed, and all was right again.
  let healed: Int
  /// Events.
  let untilHealed: Spread?

  init(_ found: FaultWalks) {
    (walks, shown, healed) = (found.walks, found.untilShown.count, found.untilHealed.count)
    (untilShown, untilHealed) = (Spread(found.untilShown), Spread(found.untilHealed))
  }
}
