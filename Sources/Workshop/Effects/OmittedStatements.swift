import LessonPairs
import LessonScreens
import RuleMeter
import SourceTools

/// The statements of a variant, and what came of leaving out one at a time.
struct OmittedStatements {
  let variant: VariantSource
  let mutants: [Mutant]
  /// By identity. Those that break the data have no name in the record, and all others have.
  private let named: [String: TrialResult]

  /// In some lessons, one for each cell of the two by two.
  static func ofCells(
    _ lessons: [String], _ table: TrialTable, in package: PackageFolder
  ) throws -> [OmittedStatements] {
    let variants = lessons.flatMap { pair(of: $0).cells }
    return try zip(variants, table.results(of: variants.map(FaultGroup.init))).map { variant, results in
      let tree = try MutatedTree(variant, in: package, by: MutationOperator.omissions, firstNumber: 1)
      return OmittedStatements(
        variant: variant, mutants: tree.mutants,
        named: Dictionary(uniqueKeysWithValues: results.named.map { ($0.trial, $0) }))
    }
  }

  /// Those whose result is meant, in the order of the source; nothing is the result of one that breaks the data.
  func statements(where isMeant: (TrialResult?) -> Bool) -> [PlantedFault] {
    mutants(where: isMeant).map { PlantedFault($0, walks: named[$0.identity]?.walks) }
  }

  /// The same, as mutants.
  func mutants(where isMeant: (TrialResult?) -> Bool) -> [Mutant] { mutants.filter { isMeant(named[$0.identity]) } }
}

extension ForgettingFigures {
  /// - Parameter reach: The reach in the same lessons: it tells what somebody can do.
  init(_ omitted: OmittedStatements, _ reach: [ReachFigures]) {
    let (lesson, variant) = (omitted.variant.lesson, omitted.variant.name)
    let sources = reach.first { $0.lesson == lesson && $0.variant == variant }?.sources ?? []
    func statements(_ role: StatementRole) -> [PlantedFault] { omitted.statements { $0?.roleAsFirstCounted == role } }
    self.init(
      lesson: lesson, variant: variant, carrying: statements(.carrying), placing: statements(.placing),
      redrawing: statements(.redrawing), actions: sources.count { !$0.isHandler },
      views: omitted.mutants.count { $0.original.hasPrefix("window.add") })
  }
}

extension CarryingFigures {
  /// The second registration's view of the same trials.
  init(_ omitted: OmittedStatements, in package: PackageFolder) throws {
    let variant = omitted.variant
    let actions = ActionCode(try AnalysedProgram(at: package[variant.program]).calls)
    self.init(
      lesson: variant.lesson, variant: variant.name, carrying: omitted.statements { $0?.role == .carrying },
      first: omitted.mutants { $0?.roleAsFirstCounted == .carrying }.count,
      endsProgram: omitted.statements { $0?.role == .endsProgram }, breaksData: omitted.statements { $0 == nil },
      atActions: omitted.mutants { $0?.role == .carrying }.filter { actions.contains($0.symbol) }.map(\.identity),
      switches: try TrackingSwitch.all(in: variant.files(in: package), of: package))
  }
}

extension DamageFigures {
  /// In some lessons, one for each cell of the two by two.
  static func counted(_ lessons: [String], _ table: TrialTable, in package: PackageFolder) throws -> [DamageFigures] {
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
    let isSealed = tree.files.contains { VariantSource.isInSealedModel($0.source.path) }
    let outside = tree.mutants.filter { !isSealed || !VariantSource.isInSealedModel($0.file) }
    let inside = tree.mutants.filter { isSealed && VariantSource.isInSealedModel($0.file) }
    func faults(_ fate: TrialResult.Fate) -> [Fault] { outside.filter { fates[$0.identity] == fate }.map { Fault($0) } }
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

extension TrialWorkspace {
  fileprivate func identitiesInModel(of lesson: String) throws -> Set<String> {
    let pairs = try sharedFaults(of: lesson).faults.filter { VariantSource.isInSealedModel($0.separated.mutant.file) }
    return Set(pairs.map(\.worst.mutant.identity))
  }
}

extension PackageFolder {
  fileprivate func linesToBlame(of variant: VariantSource) throws -> Int {
    let files = try variant.files(in: self).map { (path: self[$0], text: try text(of: $0)) }
    return LinesToBlame(try AnalysedProgram(at: self[variant.program]).calls.data, in: files).count
  }
}
