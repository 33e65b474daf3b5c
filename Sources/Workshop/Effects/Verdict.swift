/// What follows from a rule and the figures, and from nothing else.
enum Verdict: String, Codable {
  case holds, refuted, undecided

  /// The lessons in which Separated has fewer, counted lesson by lesson, so that a large one cannot outvote the others.
  /// - Parameter pairs: The figures of Worst and of Separated in each of the five lessons.
  static func fewer(_ pairs: [(worst: Int, separated: Int)]) -> Verdict {
    inLessons(pairs.count { $0.separated < $0.worst })
  }

  /// - Parameters:
  ///   - run: How many of the sentences about data run on the model.
  ///   - ratio: Tests a second on the model, divided by those through a screen.
  static func withoutScreen(run: Int, of sentences: Int, ratio: Double) -> Verdict {
    run * 5 < sentences * 4 || ratio < 2 ? .refuted : .holds
  }

  /// - Parameter series: For each series of six requests, the carrying lines that each request cost.
  static func sixInARow(_ series: [[(worst: Int, separated: Int)]]) -> Verdict {
    let isSmaller = series.map { steps in steps.map(\.separated).reduce(0, +) < steps.map(\.worst).reduce(0, +) }
    if isSmaller.contains(false) { return .refuted }
    let isMostlySmaller = series.allSatisfy { steps in steps.count { $0.separated < $0.worst } >= 4 }
    return isMostlySmaller ? .holds : .undecided
  }

  /// - Parameter count: In how many of the five lessons the claim holds.
  static func inLessons(_ count: Int) -> Verdict {
    switch count {
    case 4...: .holds
    case ...2: .refuted
    default: .undecided
    }
  }

  /// - Parameter lessons: The faults after which data are impossible, in each of the five lessons.
  static func damage(_ lessons: [(worst: Int, sealed: Int)]) -> Verdict {
    if lessons.count(where: { $0.sealed > 0 }) >= 2 { return .refuted }
    return lessons.count { $0.sealed == 0 && $0.worst > 0 } >= 4 ? .holds : .undecided
  }
}
