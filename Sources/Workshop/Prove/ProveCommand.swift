import Equivalence
import Foundation
import LessonPairs
import Lessons
import Play
import Renderer
import Suites

/// `workshop prove`: both variants in every state of a small configuration, and on random walks over the full size.
struct ProveCommand {
  private static let defaultEvents = 1_000_000

  private let lessons: [any AnyLessonPair]
  private let isExhaustive: Bool
  /// Events of the random walks of each lesson, if there are to be any.
  private let randomEvents: Int?
  private let seed: UInt64
  private let format: OutputFormat
  /// The lessons' own options, each to be taken by the lesson that has them.
  private let settings: Arguments

  init(_ arguments: inout Arguments) throws(CommandError) {
    let exhaustive = arguments.flag("exhaustive")
    let events: Int? = try arguments.number("random", in: 1...Int.max)
    isExhaustive = exhaustive || events == nil
    randomEvents = events ?? (exhaustive ? nil : ProveCommand.defaultEvents)
    seed = try arguments.number("seed", in: UInt64.min...UInt64.max) ?? 1
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    settings = try arguments.takeOptions(of: allLessons)
    lessons = try arguments.lessons()
    try arguments.finish()
    for option in allLessons.flatMap(\.options) where settings.names(option) {
      if !lessons.contains(where: { $0.options.contains(option) }) {
        throw .usage("'--\(option)' belongs to none of the lessons to prove: leave it out, or name its lesson.")
      }
    }
  }

  func run() throws {
    let output = Output()
    if format == .text { for line in ProofTable.header { try output.line(line) } }
    var isProved = true
    for lesson in lessons {
      let proof = try lesson.accept(self)
      isProved = isProved && proof.holds
      for line in format == .json ? [try proof.json] : ProofTable.lines(proof) { try output.line(line) }
      try output.flush()
    }
    if !isProved { throw CommandError(.failure, "The variants are not proved equal: see above.") }
  }
}

extension ProveCommand: LessonVisitor {
  func visit<Suite, WorstScreen, SeparatedScreen>(
    _ pair: LessonPair<Suite, WorstScreen, SeparatedScreen>
  ) throws -> LessonProof {
    var proof = LessonProof(lesson: Suite.L.name)
    var options = self.settings
    let isChosen = Suite.L.Settings.options.contains { options.names($0.name) }
    let settings = try Suite.L.Settings(&options, orElse: Suite.exploredSettings(.whole))
    do throws(ProofFailure<Suite.L>) {
      if isExhaustive { try explore(pair, settings, &proof) }
      if let randomEvents { try walk(pair, isChosen ? [settings] : nil, randomEvents, &proof) }
    } catch {
      proof.failure = FailureReport(error, replayedBy: "swift run worst \(Suite.L.name)")
    }
    return proof
  }

  private func explore<Suite, W, S>(
    _ pair: LessonPair<Suite, W, S>, _ settings: Suite.L.Settings, _ proof: inout LessonProof
  ) throws(ProofFailure<Suite.L>) {
    proof.configuration = Suite.limits(.whole, settings)
    var progress = Progress("\(Suite.L.name), states")
    defer { progress.end() }
    let start = ContinuousClock.now
    let run = ExhaustiveProof(Suite.self, W.self, S.self, size: .whole, settings: settings)
    proof.exploration = try run.run { found, done in progress.show(done, of: found) }
    proof.explorationSeconds = (ContinuousClock.now - start) / .seconds(1)
  }

  private func walk<Suite, W, S>(
    _ pair: LessonPair<Suite, W, S>, _ shapes: [Suite.L.Settings]?, _ events: Int, _ proof: inout LessonProof
  ) throws(ProofFailure<Suite.L>) {
    var progress = Progress("\(Suite.L.name), random events")
    defer { progress.end() }
    let start = ContinuousClock.now
    let run = RandomProof(Suite.self, W.self, S.self, shapes: shapes, steps: events, seed: seed)
    proof.walks = try run.run { progress.show($0, of: events) }
    proof.walkSeconds = (ContinuousClock.now - start) / .seconds(1)
  }
}
