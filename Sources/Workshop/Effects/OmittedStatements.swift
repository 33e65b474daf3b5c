import LessonScreens
import RuleMeter
import SourceTools

/// The statements of a variant, and what came of leaving out one at a time.
struct OmittedStatements {
  let variant: VariantSource
  let mutants: [Mutant]
  /// By identity. Those that break the data have no name in the record, and all others have.
  private let named: [String: TrialResult]

  /// - Parameter results: What came of the variant's faults.
  init(_ variant: VariantSource, _ results: TrialResults, in workspace: TrialWorkspace) throws {
    self.variant = variant
    mutants = try workspace.tree(of: variant).mutants.filter { MutationOperator.omissions.contains($0.operation) }
    named = Dictionary(uniqueKeysWithValues: results.named.map { ($0.trial, $0) })
  }

  /// Those whose result fits, in the order of the source; the result of one that breaks the data is `nil`.
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
  /// - Parameter calls: Those of the variant's program.
  init(_ omitted: OmittedStatements, _ calls: CallMap, in package: PackageFolder) throws {
    let variant = omitted.variant
    let actions = calls.actionFunctions
    self.init(
      lesson: variant.lesson, variant: variant.name, carrying: omitted.statements { $0?.role == .carrying },
      first: omitted.mutants { $0?.roleAsFirstCounted == .carrying }.count,
      endsProgram: omitted.statements { $0?.role == .endsProgram }, breaksData: omitted.statements { $0 == nil },
      atActions: omitted.mutants { $0?.role == .carrying }.filter { actions.contains($0.symbol) }.map(\.identity),
      switches: try variant.files(in: package).flatMap { try TrackingSwitch.all(in: package.text(of: $0), file: $0) })
  }
}

extension DamageFigures {
  /// - Parameters:
  ///   - results: What each of the variant's faults does to its data.
  ///   - calls: Those of the variant's program.
  init(_ variant: VariantSource, _ results: TrialResults, _ calls: CallMap, in workspace: TrialWorkspace) throws {
    let tree = try workspace.tree(of: variant)
    let fates = Dictionary(uniqueKeysWithValues: results.named.map { ($0.trial, $0.fate) })
    let isSealed = tree.files.contains { VariantSource.isInSealedModel($0.source.path) }
    let outside = tree.mutants.filter { !isSealed || !VariantSource.isInSealedModel($0.file) }
    let inside = tree.mutants.filter { isSealed && VariantSource.isInSealedModel($0.file) }
    func faults(_ fate: TrialResult.Fate) -> [PlantedFault] {
      outside.filter { fates[$0.identity] == fate }.map { PlantedFault($0) }
    }
    let impossible = faults(.impossibleData)
    let inModel = variant.name == VariantName.worst ? try workspace.identitiesInModel(of: variant.lesson) : nil
    let files = tree.files.map { (path: workspace.package[$0.source.path], text: $0.source.text) }
    self.init(
      lesson: variant.lesson, variant: variant.name, isSealed: isSealed,
      faults: outside.count { fates[$0.identity] != .notCompiled }, impossible: impossible,
      ending: faults(.endsProgram), wrong: faults(.wrongData).count,
      inModel: inside.count { fates[$0.identity] == .impossibleData },
      sharedWithModel: inModel.map { names in impossible.count { names.contains($0.identity) } },
      linesToBlame: LinesToBlame(calls.data, in: files).count)
  }
}

extension TrialWorkspace {
  /// The names of the faults in Worst whose same fault lies in Separated's model.
  fileprivate func identitiesInModel(of lesson: String) throws -> Set<String> {
    let pairs = try sharedFaults(of: lesson).faults.filter { VariantSource.isInSealedModel($0.separated.file) }
    return Set(pairs.map(\.worst.identity))
  }
}
