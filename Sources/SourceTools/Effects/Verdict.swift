/// What follows from a rule and the figures, and from nothing else.
package enum Verdict: String, Codable {
  case holds, refuted, undecided
}

extension Verdict {
  /// The lessons in which Separated has fewer, counted lesson by lesson, so that a large one cannot outvote the others.
  /// - Parameter pairs: The figures of Worst and of Separated in each of the five lessons.
  package static func fewer(_ pairs: [(worst: Int, separated: Int)]) -> Verdict {
    switch pairs.count(where: { $0.separated < $0.worst }) {
    case 4...: .holds
    case ...2: .refuted
    default: .undecided
    }
  }

  /// - Parameters:
  ///   - run: How many of the sentences about data run on the model.
  ///   - ratio: Tests a second on the model, divided by those through a screen.
  package static func withoutScreen(run: Int, of sentences: Int, ratio: Double) -> Verdict {
    run * 5 < sentences * 4 || ratio < 2 ? .refuted : .holds
  }

  /// - Parameter series: For each series of six requests, the carrying lines that each request cost.
  package static func sixInARow(_ series: [[(worst: Int, separated: Int)]]) -> Verdict {
    let isSmaller = series.map { steps in
      steps.map(\.separated).reduce(0, +) < steps.map(\.worst).reduce(0, +)
    }
    if isSmaller.contains(false) { return .refuted }
    let isMostlySmaller = series.allSatisfy { steps in steps.count { $0.separated < $0.worst } >= 4 }
    return isMostlySmaller ? .holds : .undecided
  }
}
