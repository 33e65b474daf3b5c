import Checkout
import Designs
import Equivalence
import Foundation
import Lessons
import Mutation
import Play

/// Proves the designs equal, then leaves out one statement of each at a time, and sees which are missed on the
/// screen alone.
struct DesignOmissions {
  private let package: PackageFolder

  init(_ package: PackageFolder) { self.package = package }

  /// How many statements of each design carry changes to the screen.
  func carrying() throws -> [String: Int] {
    var workspace = try MutantWorkspace(
      trees(), of: package, in: PackageFolder(path: package[".build/designs"]))
    printStep("Building \(workspace.trees.map(\.mutants.count).reduce(0, +)) omissions…")
    try workspace.build()
    try prove(workspace)
    var carrying: [String: Int] = [:]
    for tree in workspace.trees {
      carrying[tree.variant] = try results(of: tree, workspace).count { $0.role == .carrying }
    }
    return carrying
  }

  private func trees() throws -> [MutatedTree] {
    var trees: [MutatedTree] = []
    for design in allDesigns {
      trees.append(
        try MutatedTree(
          VariantTree(design), of: Mines.name, in: package, by: MutationOperator.omissions,
          firstNumber: trees.last?.numbers.upperBound ?? 1))
    }
    return trees
  }

  private func prove(_ workspace: MutantWorkspace) throws {
    let outcomes = concurrently(workspace.trees.count, workers: ProcessInfo.processInfo.activeProcessorCount) { index in
      Result { try trials(of: workspace.trees[index], workspace).prove() }
    }
    for outcome in outcomes { try outcome.get() }
  }

  private func trials(of tree: MutatedTree, _ workspace: MutantWorkspace) -> MutantTrials {
    MutantTrials(runner: workspace.runner, tree: tree, leftOut: workspace.leftOut)
  }

  private func results(of tree: MutatedTree, _ workspace: MutantWorkspace) throws -> [MutantResult] {
    try trials(of: tree, workspace).run(showing: "\(tree.variant), omissions")
  }
}
