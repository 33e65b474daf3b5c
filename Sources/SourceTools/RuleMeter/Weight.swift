/// How far a violation reaches: what a team mends first.
package enum Weight: String, CaseIterable, Codable, Sendable {
  /// It is about state that a model holds, or that more than one component reads or changes.
  case shared
  /// It is about state that one component keeps for itself.
  case local
}

/// Weighs violations by who holds, reads and changes the state they are about.
struct Weights {
  /// The state that one component keeps for itself, by the name that violations give it.
  private let local: Set<String>

  init(_ analysis: Analysis) {
    var users: [PropertyDeclaration: Set<TypeSymbol>] = [:]
    var others: Set<PropertyDeclaration> = []
    func note(_ property: PropertyDeclaration, _ context: Occurrences.Context) {
      guard let owner = analysis.program.owner(of: context.function) else { return _ = others.insert(property) }
      users[property, default: []].insert(owner.outermost)
    }
    for (write, context) in analysis.occurrences.writes {
      for step in write.place.steps { if let property = step.property { note(property, context) } }
    }
    for (use, context) in analysis.occurrences.uses { use.properties.forEach { note($0, context) } }
    let kept = analysis.state.properties.filter { property in
      guard let owner = analysis.program.owner(of: property), !analysis.judge.isModel(owner) else { return false }
      return !others.contains(property) && users[property, default: []].isSubset(of: [owner.outermost])
    }
    local = Set(kept.union(analysis.evidence.presentations.routes).map(analysis.symbol))
  }

  func weight(of violation: Violation) -> Weight {
    if violation.isMinor { return .local }
    let state = violation.check == .directRefresh ? violation.follows?.changed : violation.symbol
    return state.map(local.contains) == true ? .local : .shared
  }
}
