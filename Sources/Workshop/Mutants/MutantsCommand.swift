import Foundation
import LessonPairs
import PlainText
import Play
import SourceTools

/// `workshop mutants`: plants small faults in copies of both variants, and says which of them no test notices.
struct MutantsCommand: Subcommand {
  static let help = CommandHelp(
    name: "mutants", abstract: "small faults planted in copies of both variants: which does no test notice?",
    usage: ["[LESSON…] [--both | --variants A,B|all] [--format text|json]"],
    options: [
      ("--both", "the same fault in both variants at once: which does no example notice?"),
      ("--variants A,B|all", "in these variants: see 'swift run workshop designs --recorded'"),
    ],
    examples: ["mutants mines", "mutants --both", "mutants mines --variants one-way,leaky"],
    exits: [(.failure, "a mutant survives that is not listed with a reason"), (.usage, "unknown lesson or option")])

  private let chosen: [ChosenVariants]
  private let format: OutputFormat
  private let plantsInBoth: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    plantsInBoth = arguments.flag("both")
    let names = try arguments.variantNames(.some)
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    chosen = try arguments.lessons(with: names)
    if plantsInBoth && !names.isEmpty {
      throw .usage("'--both' plants a fault in worst and separated: leave it out, or leave '--variants' out.")
    }
    try arguments.finish()
  }

  private var lessons: [any LessonPair.Type] { chosen.map { $0.lesson } }

  func run() throws {
    let package = try PackageFolder.current()
    let accepted = try lessons.map { try AcceptedSurvivors(ofLesson: $0.name) }
    let table = TrialTable(package)
    if plantsInBoth {
      try runInBoth(table, accepted)
    } else {
      try runInEach(table, package, accepted)
    }
  }

  private func runInEach(_ table: TrialTable, _ package: PackageFolder, _ accepted: [AcceptedSurvivors]) throws {
    let groups = chosen.flatMap { $0.variants.map(FaultGroup.init) }
    let reports = try zip(groups, table.results(of: groups)).map { group, results in
      let index = lessons.firstIndex { $0.name == group.lesson } ?? 0
      let tree = try MutatedTree(group.variant, in: package, by: MutationOperator.faults, firstNumber: 1)
      return MutantReport(tree, results, accepted: accepted[index])
    }
    try write(MutantTable(reports: reports).lines, orAsJSON: ["variants": reports])
    for (lesson, accepted) in zip(lessons, accepted) {
      let own = reports.filter { $0.lesson == lesson.name }
      printStale(accepted.entries(of: own.map(\.variant)), of: lesson.name, own.flatMap(\.survivors))
    }
    try checkAccepted(reports.flatMap(\.survivors), by: "a better example, walk or goal")
  }

  private func runInBoth(_ table: TrialTable, _ accepted: [AcceptedSurvivors]) throws {
    let results = try table.results(of: lessons.map { SharedFaultGroup(lesson: $0.name) })
    let reports = try zip(lessons, zip(results, accepted)).map { lesson, found in
      SharedFaultReport(try table.workspace.sharedFaults(of: lesson.name), found.0, accepted: found.1)
    }
    for (report, accepted) in zip(reports, accepted) {
      printStale(accepted.entries(of: ["both"]), of: report.lesson, report.survivors)
    }
    try write(SharedFaultTable(reports: reports).lines, orAsJSON: reports)
    try checkAccepted(reports.flatMap(\.survivors), by: "an example")
  }

  private func write(_ lines: [String], orAsJSON value: some Encodable) throws {
    try printLines(format == .json ? [json(value, isPretty: plantsInBoth)] : lines)
  }

  private func checkAccepted(_ survivors: [Survivor], by remedy: String) throws(CommandError) {
    let others = survivors.count { $0.accepted == nil }
    if others == 0 { return }
    throw CommandError(
      .failure,
      "\(others) mutants survive unaccepted: kill each with \(remedy), or list it "
        + "in \(AcceptedSurvivors.path(ofLesson: "LESSON")) with the reason why it is equivalent.")
  }

  /// Names the entries that no survivor needs. Nothing fails for them.
  private func printStale(_ entries: [AcceptedSurvivors.Entry], of lesson: String, _ survivors: [Survivor]) {
    for entry in entries
    where !survivors.contains(where: { ($0.identity, $0.change) == (entry.identity, entry.change) }) {
      printError(
        "\(AcceptedSurvivors.path(ofLesson: lesson)): '\(entry.identity)' no longer survives: remove its line.")
    }
  }
}

extension AcceptedSurvivors {
  /// Those whose identity begins with one of the variants; `both` stands for faults that both have.
  fileprivate func entries(of variants: [String]) -> [Entry] {
    entries.filter { entry in variants.contains { entry.identity.hasPrefix("\($0) ") } }
  }

  fileprivate static func path(ofLesson lesson: String) -> String { "Tests/Recorded/mutants-\(lesson).txt" }

  /// None when there is no such file.
  fileprivate init(ofLesson lesson: String) throws(CommandError) {
    let path = Self.path(ofLesson: lesson)
    try self.init((try? String(contentsOfFile: path, encoding: .utf8)) ?? "", of: path)
  }
}
