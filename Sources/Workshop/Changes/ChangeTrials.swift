import Checkout
import Foundation
import LessonPairs
import Mutation
import Play
import RuleMeter
import Specifications
import Suites

/// Some change requests, one of each lesson, built together: each is proved, and its cost counted.
struct ChangeTrials {
  private let package: PackageFolder
  private let requests: [ChangeRequest]

  init(_ package: PackageFolder, _ requests: [ChangeRequest]) {
    self.package = package
    self.requests = requests
  }

  func costs() throws -> [ChangeCost] {
    try checkStart()
    return try measureChanges()
  }

  // MARK: Before

  /// With the scripted test alone, both variants fail it, and nothing else.
  private func checkStart() throws {
    let staged = try package.patched(requests.map { $0.patch("start") }, at: ChangeRequest.staging)
    let workspace = try built([], of: staged)
    for request in requests {
      let known = Set(try lesson(request).exampleTitles)
      for variant in VariantTree.all {
        let failing = try MutantTrials.failingExamples(workspace.runner, request.lesson, variant.name)
        if failing.isEmpty {
          throw failure(request, "the scripted test passes in \(variant.name) before anything is changed")
        }
        if let name = failing.first(where: known.contains) {
          throw failure(request, "'\(name)' fails in \(variant.name) before anything is changed")
        }
      }
    }
  }

  // MARK: After

  private func measureChanges() throws -> [ChangeCost] {
    let patches = requests.flatMap { request in ["start", "worst", "separated"].map(request.patch) }
    let staged = try package.patched(patches, at: ChangeRequest.staging)
    try checkCounts(staged)
    var trees: [(request: ChangeRequest, tree: MutatedTree, statistics: PatchStatistics)] = []
    for request in requests {
      for variant in VariantTree.all {
        let statistics = PatchStatistics(try request.patch(variant.name).text)
        let first = trees.last?.tree.numbers.upperBound ?? 1
        let tree = try MutatedTree(variant, of: request.lesson, in: staged, firstNumber: first)
        trees.append((request, tree, statistics))
      }
    }
    let others = trees.reduce(into: Set<Int>()) { $0.formUnion($1.tree.numbers(notIn: $1.statistics.added)) }
    let workspace = try built(trees.map(\.tree), of: staged, leavingOut: others)
    return try trees.map { try cost($0.request, $0.tree, $0.statistics, workspace) }
  }

  private func cost(
    _ request: ChangeRequest, _ tree: MutatedTree, _ statistics: PatchStatistics, _ workspace: MutantWorkspace
  ) throws -> ChangeCost {
    printStep("\(request.lesson)/\(request.name), \(tree.variant)…")
    let trials = MutantTrials(runner: workspace.runner, tree: tree, leftOut: workspace.leftOut)
    try trials.checkUnmutated()
    let results = try trials.run { _ in }
    return ChangeCost(
      lesson: request.lesson, change: request.name, variant: tree.variant, files: statistics.files,
      places: statistics.places, lines: statistics.lines, carrying: results.count { $0.role == .carrying },
      placing: results.count { $0.role == .placing })
  }

  /// The separated variant stays separated.
  private func checkCounts(_ staged: PackageFolder) throws {
    let counts = RuleCounts(try ProgramMeasure(ofProgramAt: staged["Sources/Separated"]))
    if !counts.isZero {
      let names = requests.map { "\($0.lesson)/\($0.name)" }.joined(separator: ", ")
      throw CommandError(.failure, "With the changes \(names) the meter counts \(counts) in Separated, not zero.")
    }
  }

  // MARK: Building

  private func built(
    _ trees: [MutatedTree], of staged: PackageFolder, leavingOut others: Set<Int> = []
  ) throws -> MutantWorkspace {
    printStep("Building \(requests.map { "\($0.lesson)/\($0.name)" }.joined(separator: ", "))…")
    var workspace = try MutantWorkspace(
      trees, of: staged, in: PackageFolder(path: package[".build/changes/build"]), leavingOut: others)
    try workspace.build()
    return workspace
  }

  private func lesson(_ request: ChangeRequest) throws(CommandError) -> any LessonPair.Type {
    var arguments = Arguments([request.lesson])
    return try arguments.lesson()
  }

  private func failure(_ request: ChangeRequest, _ text: String) -> CommandError {
    CommandError(.failure, "\(request.lesson)/\(request.name): \(text).")
  }
}

extension LessonPair {
  /// The examples of the lesson as it is.
  fileprivate static var exampleTitles: [String] { Suite.L.examples.map(\.title) }
}

extension MutatedTree {
  /// The mutants that drop no statement of these lines.
  fileprivate func numbers(notIn lines: [String: Set<Int>]) -> Set<Int> {
    Set(
      zip(numbers, mutants).filter { _, mutant in
        mutant.operation != .dropStatement || lines[mutant.file]?.contains(mutant.line) != true
      }.map(\.0))
  }
}
