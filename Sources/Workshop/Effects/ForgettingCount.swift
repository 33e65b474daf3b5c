import Checkout
import Effects
import Mutation

/// What comes of leaving out one statement at a time, in both variants: which are missed on the screen alone.
enum ForgettingCount {
  /// - Parameter reach: The reach in the same lessons: it tells what somebody can do.
  static func figures(
    _ lessons: [String], _ reach: [ReachFigures], _ table: TrialTable, in package: PackageFolder
  ) throws -> [ForgettingFigures] {
    let groups = lessons.flatMap { lesson in VariantTree.all.map { FaultGroup(lesson: lesson, variant: $0) } }
    return try zip(groups, table.results(of: groups)).map { group, results in
      let tree = try MutatedTree(
        group.variant, of: group.lesson, in: package, by: MutationOperator.omissions, firstNumber: 1)
      let sources = reach.first { $0.lesson == tree.lesson && $0.variant == tree.variant }?.sources ?? []
      return ForgettingFigures(tree, results, sources)
    }
  }
}

extension ForgettingFigures {
  fileprivate init(_ tree: MutatedTree, _ results: TrialResults, _ sources: [ReachFigures.Source]) {
    let named = Dictionary(uniqueKeysWithValues: results.named.map { ($0.trial, $0) })
    func statements(_ role: StatementRole) -> [Statement] {
      tree.mutants.compactMap { mutant in
        guard let result = named[mutant.identity], result.role == role else { return nil }
        return Statement(
          identity: mutant.identity, file: mutant.file, line: mutant.line, change: mutant.change, walks: result.walks)
      }
    }
    self.init(
      lesson: tree.lesson, variant: tree.variant, carrying: statements(.carrying), placing: statements(.placing),
      redrawing: statements(.redrawing), actions: sources.count { !$0.isHandler && !$0.names.isEmpty },
      views: tree.mutants.count { $0.original.hasPrefix("window.add") })
  }
}
