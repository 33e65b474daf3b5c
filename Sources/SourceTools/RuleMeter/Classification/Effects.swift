/// What calling a function changes, and whether it refreshes; both closed over the call graph.
struct Effects {
  /// A change of application state, and the calls that lead to it.
  struct Change {
    let property: PropertyDeclaration
    let chain: [FunctionDeclaration]
  }

  private(set) var changes: [FunctionDeclaration: Change] = [:]
  private(set) var refreshing: Set<FunctionDeclaration> = []

  init(_ program: Program, _ graph: CallGraph, _ occurrences: Occurrences, _ judge: Judge) {
    closeChanges(occurrences, graph, judge)
    closeRefreshes(occurrences, graph, judge)
  }

  private mutating func closeChanges(_ occurrences: Occurrences, _ graph: CallGraph, _ judge: Judge) {
    for (write, context) in occurrences.writes where runsWithItsFunction(context, judge) {
      guard changes[context.function] == nil, context.function.kind != .initializer else { continue }
      if let property = judge.changedState(write) {
        changes[context.function] = Change(property: property, chain: [context.function])
      }
    }
    propagate(occurrences, judge) { effects, call, caller in
      guard effects.changes[caller] == nil, caller.kind != .initializer else { return false }
      let known = effects.changes
      guard let change = graph.targets(of: call).lazy.compactMap({ known[$0] }).first else { return false }
      effects.changes[caller] = Change(property: change.property, chain: [caller] + change.chain)
      return true
    }
  }

  private mutating func closeRefreshes(_ occurrences: Occurrences, _ graph: CallGraph, _ judge: Judge) {
    for (write, context) in occurrences.writes where runsWithItsFunction(context, judge) && judge.isRefresh(write) {
      refreshing.insert(context.function)
    }
    for (call, context) in occurrences.calls where runsWithItsFunction(context, judge) && judge.isRedraw(call) {
      refreshing.insert(context.function)
    }
    propagate(occurrences, judge) { effects, call, caller in
      // What a model calls is told, not refreshed by hand.
      guard !effects.refreshing.contains(caller), !judge.isModel(judge.program.owner(of: caller)) else { return false }
      guard graph.targets(of: call).contains(where: effects.isPureRefresh) else { return false }
      effects.refreshing.insert(caller)
      return true
    }
    refreshing = refreshing.filter { !judge.isModel(judge.program.owner(of: $0)) && $0.kind != .initializer }
  }

  /// Whether a function refreshes and does not itself change state or request.
  func isPureRefresh(_ function: FunctionDeclaration) -> Bool {
    refreshing.contains(function) && changes[function] == nil
  }

  private mutating func propagate(
    _ occurrences: Occurrences, _ judge: Judge,
    _ step: (inout Effects, CallSite, FunctionDeclaration) -> Bool
  ) {
    let calls = occurrences.calls.filter { !$0.call.isConstruction && runsWithItsFunction($0.context, judge) }
    var changed = true
    while changed {
      changed = false
      for (call, context) in calls where step(&self, call, context.function) { changed = true }
    }
  }

  /// Whether what happens here happens when the function is called, and not when a handler or an action runs later.
  private func runsWithItsFunction(_ context: Occurrences.Context, _ judge: Judge) -> Bool {
    context.closures.allSatisfy { closure in
      if case .argument = closure.use { return !judge.handlers.contains(closure) && !judge.isAction(closure) }
      return false
    }
  }
}
