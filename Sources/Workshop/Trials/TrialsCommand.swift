import Foundation
import LessonPairs
import PlainText
import Play
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

  /// One in so many of the recorded trials is done again.
  private static let share: UInt64 = 20

  private let lessons: Set<String>
  private let isFull: Bool
  private let records: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isFull = arguments.flag("full")
    records = arguments.flag("record")
    lessons = Set(try arguments.lessons().map { $0.name })
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    var run = TrialRun(
      table: TrialTable(package, anew: isFull), records: records, repeats: !isFull && !records,
      commit: Subprocess.firstLine(of: "git", "rev-parse", "HEAD") ?? "")
    try run.make(chosen(TrialGroups.faults))
    try run.make(chosen(TrialGroups.damage))
    try run.make(chosen(TrialGroups.shared))
    try run.make(chosen(TrialGroups.proofs))
    try run.make(chosen(TrialGroups.requests(in: package)))
    try run.make(chosen(TrialGroups.katas(in: package)))
    if records, lessons.count == allLessons.count {
      try run.table.removeRecords(but: run.names)
      try recordViews(run.table, in: package)
    }
    try printLines(run.lines)
    if !run.differences.isEmpty {
      throw CommandError(
        .failure,
        "\(run.differences.count) trials came out otherwise than recorded: find the input that their key leaves out, "
          + "then record them anew with '\(TrialTable.recording) --full'.")
    }
  }

  private func chosen<Group: TrialGroup>(_ groups: [Group]) -> [Group] { groups.filter { lessons.contains($0.lesson) } }

  /// What other commands count from the results.
  private func recordViews(_ table: TrialTable, in package: PackageFolder) throws {
    let lessons = allLessons.map { $0.name }
    try ChangeCost.record.write(ChangeCost.counted(lessons, table, in: package), in: package)
    try SixInARowFigures.record.write(SixInARowFigures.counted(lessons, table, in: package), in: package)
    try DesignFigures.record.write(DesignFigures.counted(lessons, table, in: package), in: package)
    try EffectsReport.record.write(EffectsReport(measuredOn: lessons, table, in: package), in: package)
  }

  private struct TrialRun {
    let table: TrialTable
    let records: Bool
    let repeats: Bool
    let commit: String
    var names: Set<String> = []
    private(set) var done = 0
    private(set) var repeated = 0
    private(set) var differences: [String] = []

    mutating func make(_ groups: [some TrialGroup]) throws {
      names.formUnion(groups.map(\.name))
      let others = try groups.filter { try !table.isRecorded($0) }
      done += others.count
      _ = try table.results(of: groups)
      if !repeats, !records { differences += try table.differences(of: groups) }
      if repeats {
        let (count, found) = try table.repeated(groups, where: isDrawn)
        repeated += count
        differences += found
      }
      if records { try table.record(groups) }
    }

    /// The same trials for the same commit, on every machine.
    private func isDrawn(_ group: String, _ trial: String) -> Bool {
      var hash = Hash()
      for word in [commit, group, trial] { hash.add(word.utf8) }
      return (hash.value >> 32) % TrialsCommand.share == 0
    }

    var lines: [String] {
      [
        "\(names.count) groups of trials: \(names.count - done) recorded, \(done) without a record that fits"
          + (repeats ? "; \(repeated) recorded trials done again, \(differences.count) otherwise" : "")
      ] + differences.map { "  \($0)" }
    }
  }
}
