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
    context.closures.allSatisfy(evidence.actions.builds) && isLaidOut(views, by: context.function)
  }

  private func isLaidOut(_ views: PropertyDeclaration, by function: FunctionDeclaration, depth: Int = 0) -> Bool {
    if evidence.passivity.settingUp.contains(function) || renewed[function]?.contains(views) == true { return true }
    guard depth < ViewLayouts.deepestCall else { return false }
    let callers = evidence.program.graph.callers(of: function).filter { $0.function != function }
    return !callers.isEmpty
      && callers.allSatisfy { caller in
        evidence.passivity.contains(caller)
          || caller.closures.allSatisfy(evidence.actions.builds)
            && isLaidOut(views, by: caller.function, depth: depth + 1)
      }
  }

  /// Functions that call functions; behind more of them, a view counts as added by an action.
  private static let deepestCall = 6
}
