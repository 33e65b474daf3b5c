/// What a kata did in its lesson's suite and in the experiments; the program of the kata prints it as JSON.
package struct KataOutcome: Codable, Equatable, Sendable {
  /// Cells that were wrong, over all events of the lesson's script.
  package struct WrongCells: Codable, Equatable, Sendable {
    package let thrownAway: Int
    package let changedBehind: Int
    package let muted: Int
  }

  /// How many examples were played.
  package let examples: Int
  /// The sentences that do not hold, each with its number.
  package let brokenExamples: [String]
  /// What the first of them found instead.
  package let firstBrokenExample: [String]
  /// How many states were compared under every event.
  package let states: Int
  /// How many events of random walks were compared.
  package let events: Int
  /// How the kata differs from the separated variant, on a shortest script; empty when it does not.
  package let divergence: [String]
  package let experiments: WrongCells

  package var isEquivalent: Bool { brokenExamples.isEmpty && divergence.isEmpty }
}
