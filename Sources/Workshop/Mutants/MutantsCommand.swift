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

  func run() throws {
    let package = try PackageFolder.current()
    let accepted = try chosen.map { try AcceptedSurvivors(ofLesson: $0.lesson.name, in: package) }
    let table = TrialTable(package)
    try plantsInBoth ? runInBoth(table, accepted) : runInEach(table, package, accepted)
  }

  private func runInEach(_ table: TrialTable, _ package: PackageFolder, _ accepted: [AcceptedSurvivors]) throws {
    let reports = try zip(chosen, accepted).map { chosen, accepted in
      let groups = chosen.variants.map(FaultGroup.init)
      return try zip(groups, table.results(of: groups)).map { group, results in
        let tree = try MutatedTree(group.variant, in: package, by: MutationOperator.faults, firstNumber: 1)
        return MutantReport(tree, results, accepted: accepted)
      }
    }
    let all = reports.flatMap { $0 }
    try printLines(format == .json ? [json(["variants": all])] : all.lines)
    for (accepted, reports) in zip(accepted, reports) {
      accepted.printStale(of: reports.map(\.variant), beside: reports.flatMap(\.survivors))
    }
    try checkAccepted(all.flatMap(\.survivors), by: "a better example, walk or goal")
  }

  private func runInBoth(_ table: TrialTable, _ accepted: [AcceptedSurvivors]) throws {
    let lessons = chosen.map { $0.lesson.name }
    let results = try table.results(of: lessons.map(SharedFaultGroup.init))
    let reports = try zip(lessons, zip(results, accepted)).map { lesson, found in
      SharedFaultReport(try table.workspace.sharedFaults(of: lesson), found.0, accepted: found.1)
    }
    try printLines(format == .json ? [json(reports, isPretty: true)] : reports.lines)
    for (accepted, report) in zip(accepted, reports) { accepted.printStale(of: ["both"], beside: report.survivors) }
    try checkAccepted(reports.flatMap(\.survivors), by: "an example")
  }

  private func checkAccepted(_ survivors: [Survivor], by remedy: String) throws(CommandError) {
    let others = survivors.count { $0.accepted == nil }
    if others == 0 { return }
    throw CommandError(
      .failure,
      plural(others, one: "mutant survives unaccepted: kill it", other: "mutants survive unaccepted: kill each")
        + " with \(remedy), or list it in \(AcceptedSurvivors.path(ofLesson: "LESSON")) "
        + "with the reason why it is equivalent.")
  }
}

extension AcceptedSurvivors {
  /// Names the entries that no survivor needs. Nothing fails for them.
  /// - Parameter variants: What the identities of the entries begin with; `both` for faults that both variants have.
  fileprivate func printStale(of variants: [String], beside survivors: [Survivor]) {
    for entry in entries where variants.contains(where: { entry.identity.hasPrefix("\($0) ") }) {
      if survivors.contains(where: { ($0.identity, $0.change) == (entry.identity, entry.change) }) { continue }
      printError("\(file): '\(entry.identity)' no longer survives: remove its line.")
    }
  }

  fileprivate static func path(ofLesson lesson: String) -> String { "Tests/Recorded/mutants-\(lesson).txt" }

  /// Empty if there is no such file.
  fileprivate init(ofLesson lesson: String, in package: PackageFolder) throws(CommandError) {
    let path = Self.path(ofLesson: lesson)
    try self.init(package.textIfAny(of: path) ?? "", of: path)
  }
}
