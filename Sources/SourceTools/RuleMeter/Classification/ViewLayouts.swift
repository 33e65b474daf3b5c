/// Tells where views are laid out anew from where an action adds one or takes one away.
struct ViewLayouts {
  private let evidence: Evidence
  /// The collections of views that each function empties or makes anew.
  private var renewed: [FunctionDeclaration: Set<PropertyDeclaration>] = [:]

  init(_ evidence: Evidence, _ holding: (PropertyDeclaration) -> StateKinds.Holding) {
    self.evidence = evidence
    for (write, context) in evidence.program.occurrences.writes where write.place.root != .local {
      for property in write.place.lastStorage where holding(property) == .views && write.renews(property) {
        renewed[context.function, default: []].insert(property)
      }
    }
  }

  /// Whether a function only lays views out: it sets a screen up or makes all of the views anew, or only such functions
  /// and handlers call it.
  func isLaidOut(_ views: PropertyDeclaration, in context: Occurrences.Context) -> Bool {
    guard context.closures.allSatisfy(evidence.actions.builds) else { return false }
    var pending = [context.function]
    var known = Set(pending)
    while let next = pending.popLast() {
      if evidence.passivity.settingUp.contains(next) || renewed[next]?.contains(views) == true { continue }
      let callers = evidence.program.graph.callers(of: next).filter { $0.function != next }
      let acting = callers.filter { !evidence.passivity.contains($0) }
      guard evidence.passivity.canFollow(next), !callers.isEmpty,
        acting.allSatisfy({ $0.closures.allSatisfy(evidence.actions.builds) })
      else { return false }
      pending += acting.map(\.function).filter { known.insert($0).inserted }
    }
    return true
  }
}
