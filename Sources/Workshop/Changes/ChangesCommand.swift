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
    usage: ["[LESSON…] [--series] [--recorded] [--format text|json]"],
    options: [
      ("--series", "the six requests in a row instead, each granted after those before it"),
      ("--recorded", "what was counted when it was last recorded, at once"),
    ],
    examples: ["changes --recorded", "changes todo", "changes --series --recorded"],
    exits: [
      (.failure, "a reference change is not equivalent, or not separated"), (.usage, "unknown lesson or option"),
      (.noInput, "nothing is recorded"),
    ])

  private let lessons: [any LessonPair.Type]
  private let format: OutputFormat
  /// Whether the requests are those that follow one another.
  private let isSeries: Bool
  /// Whether the costs are printed as they were last counted.
  private let isRecorded: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isSeries = arguments.flag("series")
    isRecorded = arguments.flag("recorded")
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    lessons = try arguments.lessons()
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    let output = Output()
    if isSeries {
      try printSeries(in: package, output)
    } else {
      try printChanges(in: package, output)
    }
    try output.flush()
  }

  // MARK: Six requests in a row

  private func printSeries(in package: PackageFolder, _ output: Output) throws {
    let names = lessons.map { $0.name }
    let figures =
      try isRecorded
      ? SixInARowFigures.recorded(in: package.path).filter { names.contains($0.lesson) }
      : SeriesTrials(names, in: package).figures()
    switch format {
    case .text:
      let table = Table.lines(SixInARowFigures.table(of: figures), left: 1, gap: "  ")
      for line in table + SixInARowFigures.notes(on: figures) { try output.line(line) }
    case .json: try output.line(json(figures, isPretty: true))
    }
  }

  // MARK: Requests alone

  private func printChanges(in package: PackageFolder, _ output: Output) throws {
    let costs = inOrder(try isRecorded ? recorded(in: package) : count(in: package))
    switch format {
    case .text: for line in ChangesTable.lines(costs) { try output.line(line) }
    case .json: try output.line(json(costs, isPretty: true))
    }
  }

  private func recorded(in package: PackageFolder) throws(CommandError) -> [ChangeCost] {
    let costs = try ChangeCost.recorded(in: package.path)
    if costs.isEmpty {
      throw CommandError(
        .noInput,
        "There is no '\(ChangeCost.record)': record it with 'swift run workshop changes --format json > \(ChangeCost.record)'."
      )
    }
    return costs
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
