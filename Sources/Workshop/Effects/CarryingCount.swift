import LessonPairs
import Report
import RuleMeter
import SourceTools

/// The second registration's views of the trials: what carries in each cell of the two by two.
enum CarryingCount {
  static func figures(
    _ lessons: [String], _ table: TrialTable, in package: PackageFolder
  ) throws -> [CarryingFigures] {
    let variants = lessons.flatMap { pair(of: $0).cells }
    return try zip(variants, table.results(of: variants.map(FaultGroup.init))).map { variant, results in
      let tree = try MutatedTree(variant, in: package, by: MutationOperator.omissions, firstNumber: 1)
      let switches = try TrackingSwitch.all(in: variant.files(in: package), of: package)
      return CarryingFigures(tree, results, try package.actionCode(of: variant), switches)
    }
  }
}

extension CarryingFigures {
  fileprivate init(
    _ tree: MutatedTree, _ results: TrialResults, _ actions: ActionCode, _ switches: [TrackingSwitch]
  ) {
    let named = Dictionary(uniqueKeysWithValues: results.named.map { ($0.trial, $0) })
    func mutants(_ isMeant: (TrialResult?) -> Bool) -> [Mutant] { tree.mutants.filter { isMeant(named[$0.identity]) } }
    func statements(_ mutants: [Mutant]) -> [Statement] {
      mutants.map { mutant in
        Statement(
          identity: mutant.identity, file: mutant.file, line: mutant.line, change: mutant.change,
          walks: named[mutant.identity]?.walks)
      }
    }
    let carrying = mutants { $0?.role == .carrying }
    self.init(
      lesson: tree.lesson, variant: tree.variant, carrying: statements(carrying),
      first: mutants { $0?.roleAsFirstCounted == .carrying }.count,
      endsProgram: statements(mutants { $0?.role == .endsProgram }),
      // Those that break the data have no name in the record, and all others have.
      breaksData: statements(mutants { $0 == nil }),
      atActions: carrying.filter { actions.contains($0.symbol) }.map(\.identity), switches: switches)
  }
}

extension PackageFolder {
  /// What actions run in a variant.
  func actionCode(of variant: VariantSource) throws -> ActionCode {
    ActionCode(try CallMap(ofProgramAt: self[variant.program]))
  }
}
