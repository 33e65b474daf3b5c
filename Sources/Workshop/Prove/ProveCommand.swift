import Equivalence
import Foundation
import LessonPairs
import LessonScreens
import Lessons
import PlainText
import Play
import Renderer
import Suites

/// `workshop prove`: both variants in every state of a small configuration, and on random walks over the full size.
struct ProveCommand: Subcommand {
  static let help = CommandHelp(
    name: "prove", abstract: "both variants in every state, and on random walks",
    usage: ["[LESSON…] [--variants A,B] [--exhaustive] [--random N] [--seed N] [--format text|json]"],
    options: [
      ("--variants A,B", "two others: see 'swift run workshop designs --recorded'"),
      ("--exhaustive", "every state of a small configuration; together with --random unless one of them is given"),
      ("--random N", "so many events on random walks over the full size, for each lesson"),
      ("--seed N", "what the walks are drawn from; 1 unless given"),
    ],
    details: ["A lesson's own options, such as '--width 3', choose another configuration."],
    examples: [
      "prove", "prove mines --exhaustive --width 3 --height 3 --mines 2", "prove todo notes --random 20000",
      "prove mines --variants separated,observable",
    ],
    exits: [(.failure, "the variants differ, or the walks miss a goal"), (.usage, "unknown lesson or option")])

  private static let defaultEvents = 1_000_000

  private let chosen: [ChosenVariants]
  private let isExhaustive: Bool
  /// Events of the random walks of each lesson; `nil` for no walks.
  private let randomEvents: Int?
  private let seed: UInt64
  private let workers = ProcessInfo.processInfo.activeProcessorCount
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
    settings = try arguments.take(allLessons.flatMap { $0.options })
    let names = try arguments.variantNames(.two)
    chosen = try arguments.lessons(with: names)
    try arguments.finish()
    let options = chosen.flatMap { $0.lesson.options }
    for option in allLessons.flatMap({ $0.options }) where settings.names(option) && !options.contains(option) {
      throw .usage("'--\(option)' belongs to none of the lessons to prove: leave it out, or name its lesson.")
    }
    for chosen in chosen { try checkSize(of: chosen.lesson) }
  }

  /// Refuses what would be explored until the memory ends: 10^8 states take gigabytes, and half an hour.
  private func checkSize<Pair: LessonPair>(of pair: Pair.Type) throws(CommandError) {
    guard let power = Pair.Suite.mostStates(try settings(of: pair)), isExhaustive, power > 8 else { return }
    throw .usage(
      "\(Pair.name) has up to 10^\(Int(power.rounded(.up))) states with these options, and 10^8 can be explored: "
        + "choose smaller ones, or '--random N' without '--exhaustive'.")
  }

  func run() throws {
    if format == .text { try printLines([ProofTable.header]) }
    var failures: [CheckFailure.Kind] = []
    for chosen in chosen {
      let proof = try prove(chosen.lesson, chosen.variants)
      let reached = proof.walks?.reached.count ?? 0
      if let failure = proof.firstFailure?.kind, counts(failure, reached: reached, in: chosen.lesson) {
        failures.append(failure)
      }
      try printLines(format == .json ? [json(proof.document)] : ProofTable.lines(proof))
    }
    if !failures.isEmpty { throw CommandError(.failure, ProveCommand.verdict(on: failures)) }
  }

  /// Whether a failure keeps a lesson from being proved. The goals are those of its own configuration: in another one
  /// some cannot be reached, but walks that reach none have compared next to nothing.
  /// - Parameter reached: How many goals were reached.
  func counts(_ failure: CheckFailure.Kind, reached: Int, in lesson: any LessonPair.Type) -> Bool {
    failure != .goals || reached == 0 || !isConfigured(lesson)
  }

  /// What to make of lessons that are not proved.
  /// - Parameter failures: What does not hold, for each such lesson.
  static func verdict(on failures: [CheckFailure.Kind]) -> String {
    failures.allSatisfy { $0 == .goals }
      ? "No difference was found, but the walks did not reach all that they must: see above, and give more events."
      : "The variants are not proved equal: see above."
  }

  private func prove<Pair: LessonPair>(_ pair: Pair.Type, _ variants: [VariantSource]) throws -> LessonOutcome {
    let settings = try settings(of: pair)
    var progress = Progress("")
    defer { progress.end() }
    return Pair.check(
      Pair.variant(variants[1]), with: Pair.variant(variants[0]), parts, settings: isConfigured(pair) ? settings : nil,
      workers: workers, begin: { progress = Progress("\(Pair.name), \($0)") },
      progress: { progress.show($0, of: $1) })
  }

  /// Whether one of a lesson's own options was given.
  private func isConfigured(_ lesson: any LessonPair.Type) -> Bool { lesson.options.contains { settings.names($0) } }

  private func settings<Pair: LessonPair>(of pair: Pair.Type) throws(CommandError) -> Pair.L.Settings {
    var options = settings
    return try Pair.L.Settings(&options, orElse: isExhaustive ? Pair.Suite.exploredSettings(.whole) : Pair.L.Settings())
  }

  private var parts: [CheckPart] {
    (isExhaustive ? [.states(.whole)] : []) + (randomEvents.map { [.walks(.events($0, seed: seed))] } ?? [])
  }
}

/// A lesson's proof as lines of text.
enum ProofTable {
  static let header = row("lesson", "initial", "states", "transitions", "seconds", "a second", "divergences")

  static func lines(_ proof: LessonOutcome) -> [String] {
    explorationLines(proof) + walkLines(proof) + (proof.difference?.lines ?? [])
  }

  private static func explorationLines(_ proof: LessonOutcome) -> [String] {
    guard let report = proof.states else { return [] }
    return [
      row(
        proof.lesson, "\(report.initialStates)", "\(report.states)", "\(report.transitions)",
        seconds(proof.explorationSeconds), rate(report.transitions, proof.explorationSeconds),
        proof.statesDiffer == true ? "1" : "0"),
      "  states by depth: " + report.statesByDepth.map(String.init).joined(separator: " "),
      "  fingerprint \(report.fingerprint), \(Int(report.bytesPerState.rounded())) bytes a state",
    ]
  }

  /// Walks that end in a difference have no report.
  private static func walkLines(_ proof: LessonOutcome) -> [String] {
    guard let report = proof.walks else { return [] }
    let (steps, effective) = (report.coverage.steps, report.coverage.effectiveSteps)
    return [
      row(
        proof.lesson, "random", "\(report.walks) walks", "\(steps)", seconds(proof.walkSeconds),
        rate(steps, proof.walkSeconds), "0"),
      "  \(effective * 100 / max(steps, 1)) % of the events changed the state",
      "  reached: " + report.reached.joined(separator: ", "),
    ] + (report.missed.isEmpty ? [] : ["  not reached: " + report.missed.joined(separator: ", ")])
  }

  private static func row(_ columns: String...) -> String {
    Table([.left(10), .right(9), .right(12), .right(12), .right(8), .right(9), .right(11)], gap: " ").line(columns)
  }

  private static func seconds(_ seconds: Double) -> String { String(format: "%.1f", seconds) }

  private static func rate(_ count: Int, _ seconds: Double) -> String { "\(Int(Double(count) / max(seconds, 1e-9)))" }
}

/// What `prove --format json` prints of a lesson.
extension LessonOutcome {
  fileprivate struct Document: Encodable {
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

  fileprivate var document: Document {
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
