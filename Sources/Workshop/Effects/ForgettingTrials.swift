import Checkout
import Effects
import Equivalence
import Foundation
import Mutation
import Play

/// Leaves out one statement at a time, in both variants, and sees which are missed on the screen alone.
struct ForgettingTrials {
  private let package: PackageFolder
  private let lessons: [String]
  private let reach: [ReachFigures]

  /// - Parameter reach: The reach in the same lessons: it tells what somebody can do.
  init(_ lessons: [String], _ reach: [ReachFigures], in package: PackageFolder) {
    self.package = package
    self.lessons = lessons
    self.reach = reach
  }

  func figures() throws -> [ForgettingFigures] {
    var workspace = try MutantWorkspace(
      trees(), of: package, in: PackageFolder(path: package[".build/effects"]))
    printStep("Building \(workspace.trees.map(\.mutants.count).reduce(0, +)) omissions…")
    try workspace.build()
    return try workspace.trees.map { tree in
      try figures(of: tree, MutantTrials(runner: workspace.runner, tree: tree, leftOut: workspace.leftOut))
    }
  }

  private func trees() throws -> [MutatedTree] {
    var trees: [MutatedTree] = []
    for lesson in lessons {
      for variant in VariantTree.all {
        trees.append(
          try MutatedTree(
            variant, of: lesson, in: package, by: MutationOperator.omissions,
            firstNumber: trees.last?.numbers.upperBound ?? 1))
      }
    }
    return trees
  }

  private func figures(of tree: MutatedTree, _ trials: MutantTrials) throws -> ForgettingFigures {
    let results = try trials.run(showing: "\(tree.lesson), omissions in \(tree.variant)")
    let sources = reach.first { $0.lesson == tree.lesson && $0.variant == tree.variant }?.sources ?? []
    return ForgettingFigures(
      lesson: tree.lesson, variant: tree.variant, carrying: try carrying(tree, results, trials),
      placing: results.filter { $0.role == .placing }.map { statement($0.mutant) },
      redrawing: results.filter { $0.role == .redrawing }.map { statement($0.mutant) },
      actions: sources.count { !$0.isHandler && !$0.names.isEmpty },
      views: tree.mutants.count { $0.original.hasPrefix("window.add") })
  }

  /// The carrying statements, each with what became of it on walks.
  private func carrying(
    _ tree: MutatedTree, _ results: [MutantResult], _ trials: MutantTrials
  ) throws -> [ForgettingFigures.Statement] {
    let found = zip(tree.numbers, results).filter { $0.1.role == .carrying }.map { ($0.0, $0.1.mutant) }
    let outcomes = concurrently(found.count, workers: ProcessInfo.processInfo.activeProcessorCount) { index in
      Result { try trials.faultWalks(found[index].0) }
    }
    return try zip(found, outcomes).map { found, outcome in
      // Where the data go wrong, what is seen on the screen is not about carrying.
      let walks = try outcome.get().flatMap { found.1.isAnnouncing && $0.endedByData > 0 ? nil : $0 }
      return statement(
        found.1,
        walks: walks.map {
          WalkFigures(walks: $0.walks, untilShown: $0.untilShown, untilHealed: $0.untilHealed)
        })
    }
  }

  private func statement(_ mutant: Mutant, walks: WalkFigures? = nil) -> ForgettingFigures.Statement {
    ForgettingFigures.Statement(
      identity: mutant.identity, file: mutant.file, line: mutant.line, change: mutant.change, walks: walks)
  }
}
