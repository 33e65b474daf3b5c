import Foundation
import LessonPairs
import LessonScreens
import MutantSwitch
import PlainText
import Play
import RuleMeter
import SourceTools
import Suites

/// The reference change of a change request in both variants: it is proved, and each statement that it adds is left out,
/// alone.
struct RequestGroup: TrialGroup {
  let request: ChangeRequest
  let kind: ChangeRequest.Kind

  var lesson: String { request.lesson }
  var name: String { "\(lesson)-\(kind.rawValue)-\(request.name)" }

  /// What the meter counts in Separated with the change has to be zero. The designs are built with it.
  var inputs: [String] {
    TrialInputs.trees + request.patchFiles + [
      "Sources/Designs", "Sources/SourceTools/RuleMeter", "Sources/SourceTools/Checkout", "Sources/Workshop/Packages",
      "Sources/Workshop/Patches", "Sources/Workshop/Changes/ChangeRequest.swift", ".rulemeter.json",
    ]
  }

  /// All of them are built together.
  func trials(in workspace: TrialWorkspace) -> [String] { [name] }

  static func run(_ chosen: [ChosenTrials<Self>], in workspace: TrialWorkspace, found: Found) throws {
    for round in rounds(chosen.map(\.group)) {
      let results = try RequestTrials(groups: round, workspace: workspace).run()
      for group in round { try found(group, results[group.name] ?? []) }
    }
  }

  /// One request of each lesson at a time: those of different lessons can be built together.
  private static func rounds(_ groups: [RequestGroup]) -> [[RequestGroup]] {
    let lessons = Dictionary(grouping: groups, by: \.lesson).sorted { $0.key < $1.key }.map(\.value)
    let count = lessons.map(\.count).max() ?? 0
    return (0..<count).map { round in lessons.compactMap { $0.dropFirst(round).first } }
  }
}

/// Some change requests, one of each lesson, built together.
private struct RequestTrials {
  let groups: [RequestGroup]
  let workspace: TrialWorkspace
  private var package: PackageFolder { workspace.package }

  /// - Returns: By the group's name: what each variant is proved to do, and what comes of each statement that it adds when
  ///   that is left out.
  func run() throws -> [String: [TrialResult]] {
    let staged = try staged()
    try checkCounts(staged)
    var trees: [MutatedTree] = []
    var others: Set<Int> = []
    for group in groups {
      for variant in pair(of: group.lesson).both {
        let tree = try MutatedTree(
          variant, in: staged, by: MutationOperator.omissions,
          firstNumber: 1 + trees.map(\.mutants.count).reduce(0, +))
        let added = PatchStatistics(try group.request.patch(variant.name).text).added
        others.formUnion(tree.mutants.filter { added[$0.file]?.contains($0.line) != true }.map(\.number))
        trees.append(tree)
      }
    }
    let program = try built(trees, of: staged, leavingOut: others)
    return try groups.reduce(into: [:]) { results, group in
      let both = trees.filter { $0.lesson == group.lesson }.map { MutantTrials(program: program, tree: $0) }
      try checkStart(of: group, both)
      results[group.name] = try both.flatMap { try self.results(group, $0, leavingOut: others) }
    }
  }

  /// A copy of the package with the changes; the trees without them are in `Sources/Start`.
  private func staged() throws -> PackageFolder {
    let staged = try package.patched(groups.flatMap(\.request.start), at: ChangeRequest.staging)
    let sources = PackageFolder(path: staged["Sources"])
    try PackageFolder(path: sources["Start"]).takeOver(
      TrialInputs.trees.map { $0.replacing("Sources/", with: "") }, from: sources)
    try sources.write(
      Data(sources.text(of: "Proof/LessonPairs/ScreenPair.swift").utf8), to: "Start/Pairs/ScreenPair.swift")
    for patch in groups.flatMap(\.request.reference) { try patch.apply(in: staged.path) }
    return staged
  }

  /// With the scripted test alone, both variants fail sentences that the test adds, and no others.
  private func checkStart(of group: RequestGroup, _ both: [MutantTrials]) throws {
    // A sentence of which only an example is changed stands further from the change than a patch is stored with.
    let start = try ShownPatch(PatchChain(toStartOf: group.request, in: package), in: package)
    let test = PatchStatistics(start.lines.joined(separator: "\n"))
    for trials in both {
      let place = "in \(trials.tree.variant) before anything is changed"
      guard case .success(let found) = try trials.trial(0, .examplesAtStart),
        let failing = found.examples?.broken
      else {
        throw failure(group, "the examples cannot be played \(place)")
      }
      if failing.isEmpty { throw failure(group, "the scripted test passes \(place)") }
      if let title = failing.first(where: { !test.adds($0) }) { throw failure(group, "'\(title)' fails \(place)") }
    }
  }

  private func results(
    _ group: RequestGroup, _ trials: MutantTrials, leavingOut others: Set<Int>
  ) throws -> [TrialResult] {
    try trials.checkOriginal([.experiments])
    let variant = trials.tree.variant
    let mutants = trials.tree.mutants.filter { !others.contains($0.number) }
    let statements = try trials.run(mutants, countingWalks: false, showing: "\(group.name), \(variant)")
    return [TrialResult(trial: variant, fate: .holds)]
      + zip(statements, mutants).map { TrialResult($0, variant: variant, place: "\($1.file):\($1.line)") }
  }

  /// The separated variant stays separated.
  private func checkCounts(_ staged: PackageFolder) throws {
    let counts = RuleCounts(try AnalysedProgram(at: staged[PackageFolder.separated]).measure)
    if !counts.isZero {
      let names = groups.map(\.name).joined(separator: ", ")
      throw CommandError(.failure, "With the changes \(names) the meter counts \(counts) in Separated, not zero.")
    }
  }

  private func built(
    _ trees: [MutatedTree], of staged: PackageFolder, leavingOut others: Set<Int>
  ) throws -> MutantWorkspace {
    printStep("Building \(groups.map(\.name).joined(separator: ", "))…")
    let copy = PackageFolder(path: package[TrialWorkspace.folder("requests")])
    var program = MutantWorkspace(copy: copy, program: .runnerBesideStart, trees: trees, leftOut: others)
    try program.takeOver(from: staged)
    try program.build()
    return program
  }

  private func failure(_ group: RequestGroup, _ text: String) -> CommandError {
    CommandError(.failure, "\(group.lesson)/\(group.request.name): \(text).")
  }
}

extension TrialResult {
  /// One of the two variants' statements, named among those of both.
  fileprivate init(_ result: TrialResult, variant: String, place: String?) {
    self.init(
      trial: "\(variant) \(result.trial)", fate: result.fate, change: result.change, killer: result.killer,
      role: result.role, equivalentUpTo: result.equivalentUpTo, place: place)
  }
}
