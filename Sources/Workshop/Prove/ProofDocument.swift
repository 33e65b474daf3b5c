import Equivalence
import Foundation
import PlainText
import Play
import Suites

/// What `prove --format json` prints of a lesson.
extension LessonOutcome {
  private struct Document: Encodable {
    struct Random: Encodable {
      let walks: Int
      let events: Int
      let effectiveEvents: Int
      let goals: [String: Bool]
      let seconds: Double
    }

    var lesson: String
    var configuration: [String: Int]?
    var initialStates: Int?
    var states: Int?
    var transitions: Int?
    var divergences: Int
    var seconds: Double?
    var statesByDepth: [Int]?
    var fingerprint: String?
    var bytesPerState: Double?
    var random: Random?
    var failure: [String]?
  }

  /// One line.
  var proofJSON: String {
    get throws { try json(document) }
  }

  private var document: Document {
    Document(
      lesson: lesson, configuration: states.map { _ in configuration },
      initialStates: states?.initialStates, states: states?.states, transitions: states?.transitions,
      divergences: difference == nil ? 0 : 1, seconds: states.map { _ in explorationSeconds },
      statesByDepth: states?.statesByDepth, fingerprint: states?.fingerprint.description,
      bytesPerState: states?.bytesPerState, random: walks.map(random), failure: difference?.lines)
  }

  private func random(_ report: RandomReport) -> Document.Random {
    Document.Random(
      walks: report.walks, events: report.coverage.steps, effectiveEvents: report.coverage.effectiveSteps,
      goals: Dictionary(uniqueKeysWithValues: report.goals.map { ($0, report.reached.contains($0)) }),
      seconds: walkSeconds)
  }
}
