/// What calling a function changes, and whether it refreshes; both closed over the call graph.
struct Effects {
  /// A change of application state, and the calls that lead to it.
  struct Change {
    /// `nil` for what a framework object remembers.
    let property: PropertyDeclaration?
    let chain: [FunctionDeclaration]
    var remembered: String?

    /// A longer chain is told by its beginning and its end.
    static let longestChain = 12

    func called(by caller: FunctionDeclaration) -> Change {
      Change(property: property, chain: [caller] + chain.suffix(Change.longestChain - 1), remembered: remembered)
    }
  }

  private(set) var changes: [FunctionDeclaration: Change] = [:]
  private(set) var refreshing: Set<FunctionDeclaration> = []
  /// Functions that change state or request by their own body, without its closures.
  private var changing: Set<FunctionDeclaration> = []
  /// Functions that refresh by their own body, or in a closure that runs in passing.
  private var showing: Set<FunctionDeclaration> = []
  /// Functions that show more than what is fixed in the source or given to them.
  private var telling: Set<FunctionDeclaration> = []
  /// Functions that give what a cache holds, and fill it first: asking them is not a request.
  private let filling: Set<FunctionDeclaration>

  init(_ program: Program, _ graph: CallGraph, _ occurrences: Occurrences, _ judge: Judge) {
    filling = Effects.filling(occurrences, judge)
    closeChanges(occurrences, graph, judge)
    closeRefreshes(occurrences, graph, judge)
  }

  /// A function that fills a cache may use up what it fills it from, which others may only use up as well. One that
  /// changes what somebody reads is asked for that.
  private static func filling(_ occurrences: Occurrences, _ judge: Judge) -> Set<FunctionDeclaration> {
    var changed: [FunctionDeclaration: Set<PropertyDeclaration>] = [:]
    for (write, context) in occurrences.writes where context.function.result != .void {
      changed[context.function, default: []].formUnion(write.place.steps.last?.storage ?? [])
    }
    var readers: [PropertyDeclaration: Set<FunctionDeclaration>] = [:]
    for (use, context) in occurrences.uses where !use.isIgnored {
      for property in use.properties { readers[property, default: []].insert(context.function) }
    }
    let filling = changed.filter { _, properties in
      properties.contains(where: judge.state.caches.contains)
        && properties.allSatisfy { property in
          readers[property, default: []].allSatisfy { changed[$0]?.contains(property) == true }
        }
    }
    return Set(filling.keys)
  }

  private mutating func closeChanges(_ occurrences: Occurrences, _ graph: CallGraph, _ judge: Judge) {
    for (write, context) in occurrences.writes where runsWithItsFunction(context, judge) {
      guard changes[context.function] == nil, isAsked(context.function, judge) else { continue }
      if let property = judge.changedNow(write) {
        changes[context.function] = Change(property: property, chain: [context.function])
      }
    }
    for (write, context) in occurrences.writes
    where context.closures.isEmpty && !filling.contains(context.function) && judge.changedNow(write) != nil {
      changing.insert(context.function)
    }
    for (call, context) in occurrences.calls where Remembering.changes(call) && runsWithItsFunction(context, judge) {
      remember(call, context, judge)
    }
    let calls = calls(occurrences, graph, judge)
    propagate(calls, graph) { effects, call, context in
      let caller = context.function
      guard effects.changes[caller] == nil, effects.isAsked(caller, judge),
        let change = effects.change(by: call, graph.targets(of: call), judge)
      else { return false }
      effects.changes[caller] = change.called(by: caller)
      return true
    }
    let direct = calls.filter { $0.context.closures.isEmpty }
    propagate(direct, graph) { effects, call, context in
      guard !effects.changing.contains(context.function), context.function.kind != .initializer,
        effects.change(by: call, graph.targets(of: call).filter { effects.asks($0, judge) }, judge) != nil
      else { return false }
      effects.changing.insert(context.function)
      return true
    }
  }

  /// What a call changes other than an object that was just made.
  /// - Parameter targets: The functions that it may reach.
  func change(by call: CallSite, _ targets: [FunctionDeclaration], _ judge: Judge) -> Change? {
    targets.lazy.compactMap { target in
      changes[target].flatMap { judge.setsUp(call, target, $0.property) ? nil : $0 }
    }.first
  }

  /// Whether calling a function can be a request: it makes no object, and tells no log what happened.
  private func isAsked(_ function: FunctionDeclaration, _ judge: Judge) -> Bool {
    guard function.kind != .initializer, !filling.contains(function) else { return false }
    guard let owner = judge.program.owner(of: function), !judge.program.isViewComponent(owner) else { return true }
    return !judge.program.symbols.lineage(of: owner).symbols.contains { Effects.isLog($0.declaration.name) }
  }

  /// A function changes state itself when it calls one that does, or when it asks a model, however that answers.
  private func asks(_ callee: FunctionDeclaration, _ judge: Judge) -> Bool {
    changing.contains(callee) || judge.isModel(judge.program.owner(of: callee))
  }

  /// What a framework object behind a type of the program remembers is that type's state.
  private mutating func remember(_ call: CallSite, _ context: Occurrences.Context, _ judge: Judge) {
    guard let owner = judge.program.owner(of: context.function), !judge.program.isViewComponent(owner),
      isAsked(context.function, judge)
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
      if !write.isConstant, !(write.value.properties.isEmpty && write.value.functions.isEmpty) {
        telling.insert(context.function)
      }
    }
    for (use, context) in occurrences.uses where judge.asksModel(use) { telling.insert(context.function) }
    for (call, context) in occurrences.calls
    where runsWithItsFunction(context, judge) && judge.isRedraw(call, in: context.function) {
      refreshing.insert(context.function)
      if isInPassing(context, judge) { showing.insert(context.function) }
      if !call.name.hasPrefix("set") || call.name.hasPrefix("setNeeds") { telling.insert(context.function) }
    }
    propagate(calls(occurrences, graph, judge), graph) { effects, call, context in
      let caller = context.function
      // What a model calls is told, not refreshed by hand.
      guard !effects.refreshing.contains(caller), !judge.isModel(judge.program.owner(of: caller)) else { return false }
      guard graph.targets(of: call).contains(where: effects.isPureRefresh) else { return false }
      effects.refreshing.insert(caller)
      effects.showing.insert(caller)
      return true
    }
    propagate(calls(occurrences, graph, judge), graph) { effects, call, context in
      guard !effects.telling.contains(context.function),
        graph.targets(of: call).contains(where: effects.telling.contains)
      else { return false }
      effects.telling.insert(context.function)
      return true
    }
    refreshing = refreshing.filter { !judge.isModel(judge.program.owner(of: $0)) && $0.kind != .initializer }
  }

  /// Whether a function refreshes and does not itself change state or request.
  func isPureRefresh(_ function: FunctionDeclaration) -> Bool {
    guard refreshing.contains(function), !changing.contains(function) else { return false }
    return showing.contains(function) || changes[function] == nil
  }

  /// Whether what a function shows is neither fixed in the source nor given to it.
  func tells(_ function: FunctionDeclaration) -> Bool { telling.contains(function) }

  /// Whether a function refreshes and changes state as well: it is entered, with what its caller did.
  func isMixed(_ function: FunctionDeclaration) -> Bool { refreshing.contains(function) && !isPureRefresh(function) }

  private func isInPassing(_ context: Occurrences.Context, _ judge: Judge) -> Bool {
    context.closures.allSatisfy { judge.actions.runsInPassing($0) || judge.handlers.runsAtOnce($0) }
  }

  private typealias Calls = [(call: CallSite, context: Occurrences.Context)]

  private func calls(_ occurrences: Occurrences, _ graph: CallGraph, _ judge: Judge) -> Calls {
    occurrences.calls.filter { call, context in
      !call.isConstruction && runsWithItsFunction(context, judge) && !judge.isSetUp(call, graph.targets(of: call))
    }
  }

  /// Takes a step for each call; where it says something new of the caller, takes it again for the calls of that one.
  private mutating func propagate(
    _ calls: Calls, _ graph: CallGraph, _ step: (inout Effects, CallSite, Occurrences.Context) -> Bool
  ) {
    // By the declaration that each call names: which of its implementations runs, nobody knows.
    var direct: [FunctionDeclaration: [Int]] = [:]
    var dispatching: [FunctionDeclaration: [Int]] = [:]
    for (index, (call, _)) in calls.enumerated() {
      for callee in call.callees {
        if call.isSuper {
          direct[callee, default: []].append(index)
        } else {
          dispatching[callee, default: []].append(index)
        }
      }
    }
    var pending = Array(calls.indices)
    var isPending = Array(repeating: true, count: calls.count)
    var next = 0
    while next < pending.count {
      let index = pending[next]
      next += 1
      isPending[index] = false
      let (call, context) = calls[index]
      guard step(&self, call, context) else { continue }
      let callers =
        (direct[context.function] ?? []) + graph.reached(by: context.function).flatMap { dispatching[$0] ?? [] }
      for caller in callers where !isPending[caller] {
        isPending[caller] = true
        pending.append(caller)
      }
    }
  }

  /// Whether what happens here happens when the function is called, and not when a handler or an action runs later.
  private func runsWithItsFunction(_ context: Occurrences.Context, _ judge: Judge) -> Bool {
    context.closures.allSatisfy { closure in
      if case .argument = closure.use {
        return judge.handlers.runsAtOnce(closure) || !judge.handlers.contains(closure) && !judge.isAction(closure)
      }
      return false
    }
  }
}
