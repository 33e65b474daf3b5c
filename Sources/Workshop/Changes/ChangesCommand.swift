import Foundation
import LessonPairs
import PlainText
import Play
import SourceTools

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
  private let isSeries: Bool
  private let isProof: Bool
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
    let series = SixInARowFigures.lessons
    if isSeries, !lessons.contains(where: { series.contains($0.name) }) {
      throw .usage("Only \(series.joined(separator: " and ")) have six requests in a row: name one of them.")
    }
  }

  func run() throws {
    let package = try PackageFolder.current()
    let table = TrialTable(package)
    if isProof { return try prove(table, in: package) }
    try printLines(isSeries ? series(table, in: package) : changes(table, in: package))
  }

  // MARK: Proofs alone

  private func prove(_ table: TrialTable, in package: PackageFolder) throws {
    let groups = try lessons.flatMap { try TrialGroups.requests(isSeries ? .inARow : .alone, of: $0.name, in: package) }
    for (group, results) in zip(groups, try table.results(of: groups)) {
      if results.named.count(where: { $0.fate == .holds }) < pair(of: group.lesson).both.count {
        throw CommandError.badData("The record of \(group.name) has no proof: '\(TrialTable.recording) --full'.")
      }
      try printLines(["\(group.lesson)/\(group.request.name): both variants are equal"])
    }
  }

  // MARK: Six requests in a row

  private func series(_ table: TrialTable, in package: PackageFolder) throws -> [String] {
    let names = lessons.map { $0.name }
    let figures =
      try isRecorded
      ? SixInARowFigures.record.read(in: package.path).filter { names.contains($0.lesson) }
      : SixInARowFigures.counted(names, table, in: package)
    if format == .json { return [try json(figures, isPretty: true)] }
    let record = EffectsReport.record
    let effects = try isRecorded ? record.read(in: package.path) : record.readIfAny(in: package.path)
    let started = figures.map { $0.starting(as: effects?.forgetting.figures ?? []) }
    return Table.lines(SixInARowFigures.table(of: started), left: 1, gap: "  ") + SixInARowFigures.notes(on: started)
  }

  // MARK: Requests alone

  private func changes(_ table: TrialTable, in package: PackageFolder) throws -> [String] {
    let found =
      try isRecorded
      ? ChangeCost.record.read(in: package.path) : ChangeCost.counted(lessons.map { $0.name }, table, in: package)
    let costs = lessons.flatMap { lesson in found.filter { $0.lesson == lesson.name } }
    return format == .json ? [try json(costs, isPretty: true)] : ChangesTable.lines(costs)
  }
}

/// The costs as a table: a line for each change request, the variants side by side.
enum ChangesTable {
  static func lines(_ costs: [ChangeCost]) -> [String] {
    let rows = ChangeCost.table(of: costs, separator: " | ")
    let longest = rows.dropFirst().dropLast().map(\.[0].count).max() ?? 0
    let table = Table([.left(longest + 2)] + rows[0].dropFirst().map { _ in .right(12) })
    return [
      "What each change request cost, worst | separated.",
      "places: runs of changed lines · lines: added and removed · its own: those of them that are the lesson's own",
      "subject, and not the separation's · carrying: added statements that can be left out with the data right and a",
      "cell or a control wrong · placing: the same of those that add, display or lay out views, which has nothing to do",
      "with models",
      "",
    ] + rows.map(table.line)
  }
}
