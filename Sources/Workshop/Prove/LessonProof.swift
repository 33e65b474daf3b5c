import Equivalence
import Foundation
import Play
import Suites

/// What was found out about one lesson.
struct LessonProof {
  let lesson: String
  var configuration: [String: Int] = [:]
  var exploration: ExplorationReport?
  var explorationSeconds = 0.0
  var walks: RandomReport?
  var walkSeconds = 0.0
  var failure: FailureReport?

  init(lesson: String) { self.lesson = lesson }

  /// Whether nothing diverged and the walks came through all that they have to.
  var holds: Bool { failure == nil && walks?.missed.isEmpty != false }
}

// MARK: - JSON

extension LessonProof {
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
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
  }

  private var document: Document {
    Document(
      lesson: lesson, configuration: exploration.map { _ in configuration },
      initialStates: exploration?.initialStates, states: exploration?.states, transitions: exploration?.transitions,
      divergences: failure == nil ? 0 : 1, seconds: exploration.map { _ in explorationSeconds },
      statesByDepth: exploration?.statesByDepth, fingerprint: exploration?.fingerprint.description,
      bytesPerState: exploration?.bytesPerState, random: walks.map(random), failure: failure?.lines)
  }

  private func random(_ report: RandomReport) -> Document.Random {
    Document.Random(
      walks: report.walks, events: report.coverage.steps, effectiveEvents: report.coverage.effectiveSteps,
      goals: Dictionary(uniqueKeysWithValues: report.goals.map { ($0, report.reached.contains($0)) }),
      seconds: walkSeconds)
  }
}
