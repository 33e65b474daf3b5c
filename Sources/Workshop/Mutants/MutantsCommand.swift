import Checkout
import Foundation
import LessonPairs
import Mutation
import Play
import Synchronization

/// `workshop mutants`: plants small faults in copies of both variants, and says which of them no test notices.
struct MutantsCommand: Subcommand {
  static let help = CommandHelp(
    name: "mutants", abstract: "small faults planted in copies of both variants: which does no test notice?",
    usage: ["[LESSON…] [--format text|json]"], examples: ["mutants mines"],
    exits: [(.failure, "a mutant survives that is not listed with a reason"), (.usage, "unknown lesson or option")])

  private let lessons: [any LessonPair.Type]
  private let format: OutputFormat

  init(_ arguments: inout Arguments) throws(CommandError) {
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    lessons = try arguments.lessons()
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    let accepted = try lessons.map { try AcceptedSurvivors(ofLesson: $0.name) }
    var workspace = try MutantWorkspace(
      trees(in: package), of: package, in: PackageFolder(path: package[".build/mutants"]))
    printStep("Building \(workspace.trees.map(\.mutants.count).reduce(0, +)) mutants…")
    try workspace.build()
    let reports = try workspace.trees.map { tree in
      let index = lessons.firstIndex { $0.name == tree.lesson } ?? 0
      return try report(on: tree, workspace, accepted[index])
    }
    try write(reports)
    for (lesson, accepted) in zip(lessons, accepted) { printStale(accepted, of: lesson.name, reports) }
    let unaccepted = reports.flatMap(\.survivors).count { $0.accepted == nil }
    if unaccepted > 0 {
      throw CommandError(
        .failure,
        "\(unaccepted) mutants survive unaccepted: kill each with a better example, walk or goal, or list it "
          + "in \(AcceptedSurvivors.path(ofLesson: "LESSON")) with the reason why it is equivalent.")
    }
  }

  private func trees(in package: PackageFolder) throws -> [MutatedTree] {
    var trees: [MutatedTree] = []
    for lesson in lessons {
      for variant in VariantTree.all {
        trees.append(
          try MutatedTree(
            variant, of: lesson.name, in: package, firstNumber: trees.last?.numbers.upperBound ?? 1))
      }
    }
    return trees
  }

  private func report(
    on tree: MutatedTree, _ workspace: MutantWorkspace, _ accepted: AcceptedSurvivors
  ) throws -> MutantReport {
    let progress = Mutex(Progress("\(tree.lesson), mutants of \(tree.variant)"))
    let trials = MutantTrials(runner: workspace.runner, tree: tree, leftOut: workspace.leftOut)
    let results = try trials.run { done in progress.withLock { $0.show(done, of: tree.mutants.count) } }
    progress.withLock { $0.end() }
    return MutantReport(tree, results, accepted: accepted)
  }

  private func write(_ reports: [MutantReport]) throws {
    let output = Output()
    switch format {
    case .text: for line in MutantTable(reports: reports).lines { try output.line(line) }
    case .json: try output.line(json(["variants": reports]))
    }
    try output.flush()
  }

  /// Names the entries that no survivor needs any more. Nothing fails for them.
  private func printStale(_ accepted: AcceptedSurvivors, of lesson: String, _ reports: [MutantReport]) {
    let survivors = reports.filter { $0.lesson == lesson }.flatMap(\.survivors)
    for entry in accepted.entries
    where !survivors.contains(where: { $0.identity == entry.identity && $0.change == entry.change }) {
      printError("\(AcceptedSurvivors.path(ofLesson: lesson)): '\(entry.identity)' survives no more: remove its line.")
    }
  }
}

extension AcceptedSurvivors {
  fileprivate static func path(ofLesson lesson: String) -> String { "Tests/Recorded/mutants-\(lesson).txt" }

  /// None when there is no such file.
  fileprivate init(ofLesson lesson: String) throws {
    let path = Self.path(ofLesson: lesson)
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    do {
      try self.init(text)
    } catch {
      throw CommandError.badData("\(path): \(error)")
    }
  }
}
