/// The statements of one variant of a lesson that can be left out with the data right and the screen wrong.
package struct ForgettingFigures: LessonCount {
  package struct Statement: Codable, Equatable {
    /// `drop-statement MinesScreen.set(_:at:) 1`
    package let identity: String
    package let file: String
    package let line: Int
    package let change: String
    /// How it shows on walks; nothing where it was not walked.
    package let walks: WalkFigures?
  }

  package static let effect = Effect.forgetting

  package let lesson: String
  package let variant: String
  package let carrying: [Statement]
  package let placing: [Statement]
  /// Without these nothing is wrong, but other views are redrawn. They decide nothing.
  package let redrawing: [Statement]
  /// What somebody can do, and what views there are: to see the statements beside.
  package let actions: Int
  package let views: Int

  package var count: Int { carrying.count }

  package static func table(of figures: [ForgettingFigures]) -> [[String]] {
    [["", "worst", "separated"]]
      + pairs(in: figures).map { worst, separated in [worst.lesson, "\(worst.count)", "\(separated.count)"] }
  }
}

/// How a statement that is left out shows on random walks.
package struct WalkFigures: Codable, Equatable {
  /// The half of the values are at most `median`, and 95 of 100 at most `percentile95`; nothing where there are none.
  package struct Spread: Codable, Equatable {
    package let median: Int
    package let percentile95: Int
  }

  package let walks: Int
  /// The walks on which a cell or a control was wrong.
  package let shown: Int
  package let untilShown: Spread?
  /// Of the walks on which it showed, those on which all was right again.
  package let healed: Int
  package let untilHealed: Spread?
}
