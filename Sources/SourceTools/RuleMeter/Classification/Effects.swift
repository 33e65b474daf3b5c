/// What calling a function changes, and whether it refreshes; both closed over the call graph.
struct Effects {
  /// A change of application state, and the calls that lead to it.
  struct Change {
    /// `nil` for what a framework object remembers.
    let property: PropertyDeclaration?
    let chain: [FunctionDeclaration]
    var remembered: String?
  }

  private(set) var changes: [FunctionDeclaration: Change] = [:]
  private(set) var refreshing: Set<FunctionDeclaration> = []
  /// Functions that change state or request by their own body, without its closures.
  private var changing: Set<FunctionDeclaration> = []
  /// Functions that refresh by their own body, or in a closure that runs in passing.
  private var showing: Set<FunctionDeclaration> = []

  init(_ program: Program, _ graph: CallGraph, _ occurrences: Occurrences, _ judge: Judge) {
    closeChanges(occurrences, graph, judge)
    closeRefreshes(occurrences, graph, judge)
  }

  private mutating func closeChanges(_ occurrences: Occurrences, _ graph: CallGraph, _ judge: Judge) {
    for (write, context) in occurrences.writes where runsWithItsFunction(context, judge) {
      guard changes[context.function] == nil, context.function.kind != .initializer else { continue }
      if let property = judge.changedNow(write) {
        changes[context.function] = Change(property: property, chain: [context.function])
      }
    }
    for (write, context) in occurrences.writes where context.closures.isEmpty && judge.changedNow(write) != nil {
      changing.insert(context.function)
    }
    for (call, context) in occurrences.calls where Remembering.changes(call) && runsWithItsFunction(context, judge) {
      remember(call, context, judge)
    }
    propagate(occurrences, judge) { effects, call, caller in
      guard effects.changes[caller] == nil, caller.kind != .initializer else { return false }
      let known = effects.changes
      guard let change = graph.targets(of: call).lazy.compactMap({ known[$0] }).first else { return false }
      effects.changes[caller] = Change(
        property: change.property, chain: [caller] + change.chain, remembered: change.remembered)
      return true
    }
    let direct = occurrences.calls.filter { !$0.call.isConstruction && $0.context.closures.isEmpty }
    var changed = true
    while changed {
      changed = false
      for (call, context) in direct where !changing.contains(context.function) && context.function.kind != .initializer
      {
        guard graph.targets(of: call).contains(where: { changes[$0] != nil && asks($0, from: context, judge) }) else {
          continue
        }
        changing.insert(context.function)
        changed = true
      }
    }
  }

  /// A function changes state itself when it calls one that does, or when it asks a model, however that answers.
  private func asks(_ callee: FunctionDeclaration, from context: Occurrences.Context, _ judge: Judge) -> Bool {
    changing.contains(callee) || judge.isModel(judge.program.owner(of: callee))
  }

  /// What a framework object behind a type of the program remembers is that type's state.
  private mutating func remember(_ call: CallSite, _ context: Occurrences.Context, _ judge: Judge) {
    guard let owner = judge.program.owner(of: context.function), !judge.program.isViewComponent(owner),
      context.function.kind != .initializer
    else { return }
    if changes[context.function] == nil {
      changes[context.function] = Change(property: nil, chain: [context.function], remembered: call.receiver.name)
    }
    if context.closures.isEmpty { changing.insert(context.function) }
  }

  private mutating func closeRefreshes(_ occurrences: Occurrences, _ graph: CallGraph, _ judge: Judge) {
    for (write, context) in occurrences.writes
    where runsWithItsFunction(context, judge) && judge.isRefresh(write, in: context.function) {
      refreshing.insert(context.function)
      if isInPassing(context, judge) { showing.insert(context.function) }
    }
    for (call, context) in occurrences.calls
    where runsWithItsFunction(context, judge) && judge.isRedraw(call, in: context.function) {
      refreshing.insert(context.function)
      if isInPassing(context, judge) { showing.insert(context.function) }
    }
    propagate(occurrences, judge) { effects, call, caller in
      // What a model calls is told, not refreshed by hand.
      guard !effects.refreshing.contains(caller), !judge.isModel(judge.program.owner(of: caller)) else { return false }
      guard graph.targets(of: call).contains(where: effects.isPureRefresh) else { return false }
      effects.refreshing.insert(caller)
      effects.showing.insert(caller)
      return true
    }
    refreshing = refreshing.filter { !judge.isModel(judge.program.owner(of: $0)) && $0.kind != .initializer }
  }

  /// Whether a function refreshes and does not itself change state or request.
  func isPureRefresh(_ function: FunctionDeclaration) -> Bool {
    guard refreshing.contains(function), !changing.contains(function) else { return false }
    return showing.contains(function) || changes[function] == nil
  }

  /// Whether a function refreshes and changes state as well: it is entered, with what its caller did.
  func isMixed(_ function: FunctionDeclaration) -> Bool { refreshing.contains(function) && !isPureRefresh(function) }

  private func isInPassing(_ context: Occurrences.Context, _ judge: Judge) -> Bool {
    context.closures.allSatisfy(judge.actions.runsInPassing)
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
