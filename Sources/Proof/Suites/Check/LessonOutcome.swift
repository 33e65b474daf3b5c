import Equivalence

/// What a lesson's check found; a part that was not run, and walks that ended with a difference, have left nothing.
package struct LessonOutcome: Codable, Equatable, Sendable {
  package struct Examples: Codable, Equatable, Sendable {
    package var played = 0
    /// The sentence of each example that fails, with its number; a sentence can have several examples.
    package var broken: [String] = []
    /// What the first of them found instead.
    package var firstBroken = ""

    package init() {}

    package var foundFirst: [String] {
      firstBroken.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
  }

  package let lesson: String
  package var examples: Examples?
  package var configuration: [String: Int] = [:]
  package var states: ExplorationReport?
  package var explorationSeconds = 0.0
  package var walks: RandomReport?
  package var walkSeconds = 0.0
  package var difference: FailureReport?
  /// Whether that was found in the states, and not on the walks; `nil` if the two were never seen to differ.
  package var statesDiffer: Bool?
  package var experiments: Experiments?
  package var redraws: RedrawDifference?

  package init(lesson: String) { self.lesson = lesson }

  /// Whether no example failed and the two were never seen to differ.
  package var isEquivalent: Bool { examples?.broken.isEmpty != false && difference == nil }

  /// What does not hold, in the order of the parts; `nil` if all of it does.
  package var firstFailure: CheckFailure? {
    if let examples, !examples.broken.isEmpty { return CheckFailure(kind: .example, description: examples.firstBroken) }
    if let difference { return CheckFailure(kind: difference.kind, description: difference.description) }
    if let missed = walks?.missed, !missed.isEmpty {
      return CheckFailure(kind: .goals, description: "the walks never reach: \(missed.joined(separator: ", "))")
    }
    if let experiments, !experiments.isZero {
      return CheckFailure(
        kind: .experiments,
        description: "cells wrong in the experiments: \(experiments.cells.map(String.init).joined(separator: ", "))")
    }
    return nil
  }
}

/// What does not hold, and of which kind that is.
package struct CheckFailure: Error, Equatable, CustomStringConvertible {
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case savedState = "saved state"
    case frame
    case controls
    case redraws
    case example
    /// The walks did not reach all that they have to.
    case goals
    /// Cells are wrong in one of the three experiments.
    case experiments
    /// The program ended itself. Only who runs it as a process can tell.
    case trap
  }

  package let kind: Kind
  package let description: String

  package init(kind: Kind, description: String) {
    self.kind = kind
    self.description = description
  }
}

extension CheckFailure.Kind {
  init(_ difference: Divergence.Difference) {
    self =
      switch difference {
      case .savedState: .savedState
      case .size, .cell: .frame
      case .control: .controls
      case .redraws: .redraws
      }
  }
}
