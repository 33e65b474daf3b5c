import Checkout
import Foundation
import Mutation
import Play
import RuleMeter

/// Some change requests, one of each lesson, built together: each is proved, and its cost counted.
struct ChangeTrials {
  private let package: PackageFolder
  private let requests: [ChangeRequest]
  private let operators: [MutationOperator]

  /// - Parameter operators: What is left out of what a change adds.
  init(_ package: PackageFolder, _ requests: [ChangeRequest], leavingOut operators: [MutationOperator]) {
    self.package = package
    self.requests = requests
    self.operators = operators
  }

  func run() throws -> [ChangeResult] {
    try checkStart()
    return try runChanges()
  }

  // MARK: Before

  /// With the scripted test alone, both variants fail sentences that the test adds, and no others.
  private func checkStart() throws {
    let staged = try package.patched(requests.flatMap(\.start), at: ChangeRequest.staging)
    let workspace = try built([], of: staged)
    for request in requests {
      let text = try request.patch("start").text
      for variant in VariantTree.all {
        let failing = try MutantTrials.failingExamples(workspace.runner, request.lesson, variant.name)
        if failing.isEmpty {
          throw failure(request, "the scripted test passes in \(variant.name) before anything is changed")
        }
        if let title = failing.first(where: { !text.contains($0.drop { $0 != " " }.dropFirst()) }) {
          throw failure(request, "'\(title)' fails in \(variant.name) before anything is changed")
        }
      }
    }
  }

  // MARK: After

  private func runChanges() throws -> [ChangeResult] {
    let staged = try package.patched(requests.flatMap { $0.start + $0.reference }, at: ChangeRequest.staging)
    try checkCounts(staged)
    var trees: [(request: ChangeRequest, tree: MutatedTree, statistics: PatchStatistics)] = []
    for request in requests {
      for variant in VariantTree.all {
        let statistics = PatchStatistics(try request.patch(variant.name).text)
        let first = trees.last?.tree.numbers.upperBound ?? 1
        let tree = try MutatedTree(variant, of: request.lesson, in: staged, by: operators, firstNumber: first)
        trees.append((request, tree, statistics))
      }
    }
    let others = trees.reduce(into: Set<Int>()) { $0.formUnion($1.tree.numbers(notIn: $1.statistics.added)) }
    let workspace = try built(trees.map(\.tree), of: staged, leavingOut: others)
    return try trees.map { try result($0.request, $0.tree, $0.statistics, workspace) }
  }

  private func result(
    _ request: ChangeRequest, _ tree: MutatedTree, _ statistics: PatchStatistics, _ workspace: MutantWorkspace
  ) throws -> ChangeResult {
    printStep("\(request.lesson)/\(request.name), \(tree.variant)…")
    let trials = MutantTrials(runner: workspace.runner, tree: tree, leftOut: workspace.leftOut)
    try trials.checkUnmutated()
    let statements = try trials.run(showing: "\(request.lesson)/\(request.name), statements in \(tree.variant)")
    return ChangeResult(request: request, variant: tree.variant, statistics: statistics, statements: statements)
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

  private func failure(_ request: ChangeRequest, _ text: String) -> CommandError {
    CommandError(.failure, "\(request.lesson)/\(request.name): \(text).")
  }
}

extension MutatedTree {
  /// The mutants that leave nothing out of these lines.
  fileprivate func numbers(notIn lines: [String: Set<Int>]) -> Set<Int> {
    Set(
      zip(numbers, mutants).filter { _, mutant in
        lines[mutant.file]?.contains(mutant.line) != true
      }.map(\.0))
  }
}
