import Checkout
import Effects
import LessonPairs
import Mutation

/// What comes of leaving out one statement at a time in each cell of the two by two: which are missed on the screen alone.
enum ForgettingCount {
  /// - Parameter reach: The reach in the same lessons: it tells what somebody can do.
  static func figures(
    _ lessons: [String], _ reach: [ReachFigures], _ table: TrialTable, in package: PackageFolder
  ) throws -> [ForgettingFigures] {
    let groups = lessons.flatMap { pair(of: $0).cells.map(FaultGroup.init) }
    return try zip(groups, table.results(of: groups)).map { group, results in
      let tree = try MutatedTree(
        group.variant, in: package, by: MutationOperator.omissions, firstNumber: 1)
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
        guard let result = named[mutant.identity], result.roleAsFirstCounted == role else { return nil }
        return Statement(
          identity: mutant.identity, file: mutant.file, line: mutant.line, change: mutant.change, walks: result.walks)
      }
    }
    self.init(
      lesson: tree.lesson, variant: tree.variant, carrying: statements(.carrying), placing: statements(.placing),
      redrawing: statements(.redrawing), actions: sources.count { !$0.isHandler },
      views: tree.mutants.count { $0.original.hasPrefix("window.add") })
  }
}
