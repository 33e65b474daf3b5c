import Foundation
import LessonPairs
import PlainText
import Play
import PlayBoth
import SourceTools

/// `workshop trials`: does the trials that nobody has done since something that they depend on was changed, and some of
/// the others again.
struct TrialsCommand: Subcommand {
  static let help = CommandHelp(
    name: "trials", abstract: "all trials: does those without a result, and some of the others again",
    usage: ["[LESSON…] [--full] [--record]"],
    options: [
      ("--full", "does all of them anew"),
      ("--record", "writes the results to \(TrialTable.recorded), beside the tests"),
    ],
    details: [
      "A trial builds a tree with a fault, a design, a change request or a step of a kata, and runs a part of the suite.",
      "A result holds until a byte changes that it depends on. Of the recorded ones, one in twenty is done again; the",
      "commit's hash draws them.",
    ],
    examples: ["trials", "trials mines --full", "trials --record"],
    exits: [
      (.failure, "a recorded result does not come out again, or something is not equal"),
      (.usage, "unknown lesson or option"),
    ])

  /// One in this many of the recorded trials is done again.
  private static let share = 20

  private let lessons: Set<String>
  private let isFull: Bool
  private let records: Bool
  /// Whether some of the recorded trials are done again.
  private var repeats: Bool { !isFull && !records }

  init(_ arguments: inout Arguments) throws(CommandError) {
    isFull = arguments.flag("full")
    records = arguments.flag("record")
    lessons = Set(try arguments.lessons().map { $0.name })
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    try PackageLock.trials.take(in: package)  // first: what others are doing need not be done again
    let draw = TrialDraw(commit: Subprocess.firstLine(of: "git", "rev-parse", "HEAD") ?? "", share: Self.share)
    // What builds in a folder of its own goes on beside the others: much of a build takes one core.
    let parts: [@Sendable (TrialTable) throws -> [TrialCount]] = [
      { table in
        // A proof can take one core for minutes: the other one has what is built meanwhile.
        try [
          make(TrialGroups.proofs, table, draw), make(TrialGroups.faults, table, draw),
          make(TrialGroups.damage, table, draw), make(TrialGroups.shared, table, draw),
        ]
      },
      { table in try [make(TrialGroups.requests(in: package), table, draw)] },
      { table in try [make(TrialGroups.katas(in: package), table, draw)] },
    ]
    let readings = parts.map { part in
      BackgroundReading {
        do {
          return try part(TrialTable(package, anew: isFull))
        } catch {
          printStep("\(error)")  // at once: the other parts go on for long
          throw error
        }
      }
    }
    let counts = try readings.map { reading in Result { try reading.value() } }.flatMap { try $0.get() }
    let count = counts.reduce(TrialCount(), +)
    if records, lessons.count == allLessons.count {
      let table = TrialTable(package)
      try table.removeRecords(but: count.names)
      try recordViews(table, in: package)
    }
    try printLines(lines(count))
    if !count.differences.isEmpty {
      throw CommandError(
        .failure,
        "\(plural(count.differences.count, one: "trial", other: "trials")) came out otherwise than recorded: find the input that their key leaves out, "
          + "then record them anew with '\(TrialTable.recording) --full'.")
    }
  }

  private func lines(_ count: TrialCount) -> [String] {
    let again = plural(count.repeated, one: "recorded trial", other: "recorded trials")
    let repeated = repeats ? "; \(again) done again, \(count.differences.count) otherwise" : ""
    return [
      "\(plural(count.names.count, one: "group", other: "groups")) of trials: \(count.names.count - count.done) recorded, "
        + "\(count.done) without a record that fits" + repeated
    ] + count.differences.map { "  \($0)" }
  }

  /// Does the groups of one kind that are of the chosen lessons.
  private func make(_ all: [some TrialGroup], _ table: TrialTable, _ draw: TrialDraw) throws -> TrialCount {
    let groups = all.filter { lessons.contains($0.lesson) }
    var count = TrialCount(names: Set(groups.map(\.name)), done: try groups.count { try !table.isRecorded($0) })
    _ = try table.results(of: groups)
    if records {
      try table.record(groups)
    } else if isFull {
      count.differences = try table.differences(of: groups)
    } else {
      (count.repeated, count.differences) = try table.repeated(groups, drawnBy: draw)
    }
    return count
  }

  /// What other commands count from the results.
  private func recordViews(_ table: TrialTable, in package: PackageFolder) throws {
    let lessons = allLessons.map { $0.name }
    try ChangeCost.record.write(ChangeCost.counted(lessons, table, in: package), in: package)
    try SixInARowFigures.record.write(SixInARowFigures.counted(lessons, table, in: package), in: package)
    try DesignFigures.record.write(DesignFigures.counted(lessons, table, in: package), in: package)
    try EffectsReport.record.write(EffectsReport(measuredOn: lessons, table, in: package), in: package)
  }

  /// What came of groups of trials.
  private struct TrialCount: Sendable {
    var names: Set<String> = []
    /// Groups that were done as they have no record that fits.
    var done = 0
    /// Trials that were done again.
    var repeated = 0
    var differences: [String] = []

    static func + (one: Self, other: Self) -> Self {
      Self(
        names: one.names.union(other.names), done: one.done + other.done, repeated: one.repeated + other.repeated,
        differences: one.differences + other.differences)
    }
  }
}
