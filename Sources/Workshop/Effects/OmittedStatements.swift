import LessonPairs
import LessonScreens
import Report
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
    func statements(_ role: StatementRole) -> [PlantedFault] {
      omitted.statements { $0?.roleAsFirstCounted == role }
    }
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
