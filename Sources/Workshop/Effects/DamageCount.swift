import LessonPairs
import LessonScreens
import Report
import RuleMeter
import SourceTools

extension DamageFigures {
  /// In some lessons, one for each cell of the two by two.
  static func counted(
    _ lessons: [String], _ table: TrialTable, in package: PackageFolder
  ) throws -> [DamageFigures] {
    let variants = lessons.flatMap { pair(of: $0).cells }
    return try zip(variants, table.results(of: variants.map(DamageGroup.init))).map { variant, results in
      try DamageFigures(
        variant, try MutatedTree(variant, in: package, firstNumber: 1), results,
        inModel: variant.name == VariantName.worst ? try table.workspace.identitiesInModel(of: variant.lesson) : nil,
        linesToBlame: package.linesToBlame(of: variant))
    }
  }

  /// - Parameter faultsInModel: The names of the faults in Worst whose same fault lies in Separated's model.
  fileprivate init(
    _ variant: VariantSource, _ tree: MutatedTree, _ results: TrialResults, inModel faultsInModel: Set<String>?,
    linesToBlame: Int
  ) throws {
    let fates = Dictionary(uniqueKeysWithValues: results.named.map { ($0.trial, $0.fate) })
    let isSealed = variant.isSealed(in: tree)
    let outside = tree.mutants.filter { !isSealed || !VariantSource.isInSealedModel($0.file) }
    let inside = tree.mutants.filter { isSealed && VariantSource.isInSealedModel($0.file) }
    func faults(_ fate: TrialResult.Fate) -> [Fault] {
      outside.filter { fates[$0.identity] == fate }.map { Fault($0) }
    }
    let impossible = faults(.impossibleData)
    self.init(
      lesson: variant.lesson, variant: variant.name, isSealed: isSealed,
      faults: outside.count { fates[$0.identity] != .notCompiled }, impossible: impossible,
      ending: faults(.endsProgram), wrong: faults(.wrongData).count,
      inModel: inside.count { fates[$0.identity] == .impossibleData },
      sharedWithModel: faultsInModel.map { names in impossible.count { names.contains($0.identity) } },
      linesToBlame: linesToBlame)
  }
}

extension VariantSource {
  fileprivate func isSealed(in tree: MutatedTree) -> Bool {
    tree.files.contains { Self.isInSealedModel($0.source.path) }
  }
}

extension TrialWorkspace {
  fileprivate func identitiesInModel(of lesson: String) throws -> Set<String> {
    let pairs = try sharedFaults(of: lesson).faults.filter { VariantSource.isInSealedModel($0.separated.mutant.file) }
    return Set(pairs.map(\.worst.mutant.identity))
  }
}

extension PackageFolder {
  fileprivate func linesToBlame(of variant: VariantSource) throws -> Int {
    let files = try variant.files(in: self).map { (path: self[$0], text: try text(of: $0)) }
    return try AnalysedProgram(at: self[variant.program]).linesToBlame(in: files).count
  }
}
