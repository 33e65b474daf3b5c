import Checkout
import Effects
import Foundation
import LessonPairs
import Mutation
import Play
import TextTable

/// `workshop changes`: applies the reference change of every change request to either variant, proves it, and counts what
/// it cost.
struct ChangesCommand: Subcommand {
  static let help = CommandHelp(
    name: "changes", abstract: "what each change request costs in either variant, and the proof of its reference",
    usage: ["[LESSON…] [--series] [--recorded] [--format text|json]", "[LESSON…] [--series] --prove"],
    options: [
      ("--series", "the six requests in a row instead, each granted after those before it"),
      ("--prove", "the proofs alone, without a count of what can be forgotten"),
      ("--recorded", "what was counted when it was last recorded, at once"),
    ],
    examples: ["changes --recorded", "changes todo", "changes --series --recorded", "changes --series --prove"],
    exits: [
      (.failure, "a reference change is not equivalent, or not separated"), (.usage, "unknown lesson or option"),
      (.noInput, "nothing is recorded"),
    ])

  private let lessons: [any LessonPair.Type]
  private let format: OutputFormat
  /// Whether the requests are those that follow one another.
  private let isSeries: Bool
  /// Whether nothing is counted.
  private let isProof: Bool
  /// Whether the costs are printed as they were last counted.
  private let isRecorded: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isSeries = arguments.flag("series")
    isProof = arguments.flag("prove")
    isRecorded = arguments.flag("recorded")
    let format = try arguments.choice("format", of: OutputFormat.self)
    if isProof, isRecorded || format != nil {
      throw CommandError.usage("'--prove' counts nothing: leave out '--recorded' and '--format'.")
    }
    self.format = format ?? .text
    lessons = try arguments.lessons()
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    let output = Output()
    if isProof {
      try prove(in: package, output)
    } else if isSeries {
      try printSeries(in: package, output)
    } else {
      try printChanges(in: package, output)
    }
    try output.flush()
  }

  // MARK: Proofs alone

  private func prove(in package: PackageFolder, _ output: Output) throws {
    let requests = try lessons.map { lesson in
      try isSeries
        ? ChangeRequest.series(of: lesson.name, in: package) : ChangeRequest.all(of: lesson.name, in: package)
    }
    for round in ChangeRequest.rounds(requests) {
      _ = try ChangeTrials(package, round, leavingOut: []).run()
      for request in round { try output.line("\(request.lesson)/\(request.name): both variants are equal") }
    }
  }

  // MARK: Six requests in a row

  private func printSeries(in package: PackageFolder, _ output: Output) throws {
    let names = lessons.map { $0.name }
    let figures =
      try isRecorded
      ? SixInARowFigures.record.read(in: package.path).filter { names.contains($0.lesson) }
      : SeriesTrials(names, in: package).figures()
    switch format {
    case .text:
      let starts = try EffectsReport.record.readIfAny(in: package.path)?.forgetting.figures ?? []
      let started = figures.map { $0.starting(as: starts) }
      let table = Table.lines(SixInARowFigures.table(of: started), left: 1, gap: "  ")
      for line in table + SixInARowFigures.notes(on: started) { try output.line(line) }
    case .json: try output.line(json(figures, isPretty: true))
    }
  }

  // MARK: Requests alone

  private func printChanges(in package: PackageFolder, _ output: Output) throws {
    let costs = inOrder(try isRecorded ? ChangeCost.record.read(in: package.path) : count(in: package))
    switch format {
    case .text: for line in ChangesTable.lines(costs) { try output.line(line) }
    case .json: try output.line(json(costs, isPretty: true))
    }
  }

  private func count(in package: PackageFolder) throws -> [ChangeCost] {
    let requests = try lessons.map { try ChangeRequest.all(of: $0.name, in: package) }
    return try ChangeRequest.rounds(requests).flatMap {
      try ChangeTrials(package, $0, leavingOut: [.dropStatement]).run()
    }.map(ChangeCost.init)
  }

  private func inOrder(_ costs: [ChangeCost]) -> [ChangeCost] {
    lessons.flatMap { lesson in costs.filter { $0.lesson == lesson.name } }
  }
}
