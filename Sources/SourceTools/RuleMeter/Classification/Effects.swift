/// What calling a function changes, and whether it refreshes; both closed over the call graph.
final class Effects {
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
  private(set) var telling: Set<FunctionDeclaration> = []
  /// Functions that give what a cache holds, and fill it first: asking them is not a request.
  private let filling: Set<FunctionDeclaration>
  private let judge: Judge
  private var program: Program { judge.program }
  /// What may lead to effects when its function is called.
  private lazy var calls = Propagation(
    program.occurrences.calls.filter { call, context in
      !call.isConstruction && runsWithItsFunction(context) && !judge.isSetUp(call)
    })
  private var changers = Changers(), pureRefreshes = Firsts(), mixed = Firsts()

  /// Who changes something, for calls that fill what was just made and for others.
  private struct Changers { let ofNew = Firsts(), others = Firsts() }

  init(_ judge: Judge) {
    self.judge = judge
    filling = Effects.filling(judge)
    closeChanges()
    closeRefreshes()
  }

  /// A function that fills a cache may use up what it fills it from, which others may only use up as well. One that
  /// changes what somebody reads is asked for that.
  private static func filling(_ judge: Judge) -> Set<FunctionDeclaration> {
    var changed: [FunctionDeclaration: Set<PropertyDeclaration>] = [:]
    for (write, context) in judge.program.occurrences.writes where context.function.result != .void {
      changed[context.function, default: []].formUnion(write.place.lastStorage)
    }
    let filling = changed.filter { _, properties in
      properties.contains(where: judge.evidence.caches.contains)
        && properties.allSatisfy { property in
          judge.program.readers[property, default: []].allSatisfy { changed[$0]?.contains(property) == true }
        }
    }
    return Set(filling.keys)
  }

  private func closeChanges() {
    for (write, context) in program.occurrences.writes {
      guard let property = judge.changedNow(write) else { continue }
      if context.closures.isEmpty, !filling.contains(context.function) { changing.insert(context.function) }
      if runsWithItsFunction(context), changes[context.function] == nil, isAsked(context.function) {
        changes[context.function] = Change(property: property, chain: [context.function])
      }
    }
    for (call, context) in program.occurrences.calls where Remembering.changes(call) && runsWithItsFunction(context) {
      remember(call, context)
    }
    calls.propagate { call, context in
      let caller = context.function
      guard changes[caller] == nil, let change = change(by: call), isAsked(caller) else { return nil }
      changes[caller] = change.called(by: caller)
      return reopened(changers.ofNew, changers.others, by: caller)
    }
    let asked = Changers()
    calls.propagate { call, context in
      guard context.closures.isEmpty, !changing.contains(context.function), context.function.kind != .initializer,
        changer(calledBy: call, asked, where: asks) != nil
      else { return nil }
      changing.insert(context.function)
      return changes[context.function] == nil ? nil : reopened(asked.ofNew, asked.others, by: context.function)
    }
    changers = Changers()
  }

  /// What a call changes other than an object that was just made.
  func change(by call: CallSite) -> Change? { changer(calledBy: call, changers).flatMap { changes[$0] } }

  private func changer(
    calledBy call: CallSite, _ known: Changers, where holds: (FunctionDeclaration) -> Bool = { _ in true }
  ) -> FunctionDeclaration? {
    let isOnNew = call.isOnFresh && call.arguments.allSatisfy { $0.closure == nil }
    return program.graph.first(reachedBy: call, isOnNew ? known.ofNew : known.others) { target in
      changes[target].map { !(isOnNew && judge.isOwn($0.property, of: target)) && holds(target) } ?? false
    }
  }

  /// The declarations whose calls have to be looked at again, now that something new is known of a function.
  private func reopened(_ known: Firsts..., by function: FunctionDeclaration) -> [FunctionDeclaration] {
    program.graph.reached(by: function).filter { declared in known.count { $0.reopen(declared) } > 0 }
  }

  /// Whether calling a function can be a request: it makes no object, and tells no log what happened.
  private func isAsked(_ function: FunctionDeclaration) -> Bool {
    guard function.kind != .initializer, !filling.contains(function) else { return false }
    guard let owner = program.owner(of: function), !program.isViewComponent(owner) else { return true }
    return !program.lineage(of: owner).contains { Effects.isLog($0.declaration.name) }
  }

  /// Whether a type's name says that it keeps a log: nothing that is shown comes from there.
  private static func isLog(_ name: String) -> Bool {
    ["Analytics", "Telemetry"].contains { name.contains($0) } || ["Logger", "Logging"].contains(where: name.hasSuffix)
  }

  /// A function changes state itself when it calls one that does, or when it asks a model, however that answers.
  private func asks(_ callee: FunctionDeclaration) -> Bool {
    changing.contains(callee) || judge.isModel(program.owner(of: callee))
  }

  /// What a framework object behind a type of the program remembers is that type's state.
  private func remember(_ call: CallSite, _ context: Occurrences.Context) {
    guard let owner = program.owner(of: context.function), !program.isViewComponent(owner),
      isAsked(context.function)
    else { return }
    if changes[context.function] == nil {
      changes[context.function] = Change(property: nil, chain: [context.function], remembered: call.receiver.name)
    }
    if context.closures.isEmpty { changing.insert(context.function) }
  }

  private func closeRefreshes() {
    let settingUp = judge.evidence.passivity.settingUp
    for (write, context) in program.occurrences.writes
    where runsWithItsFunction(context) && judge.isRefresh(write, isSettingUp: settingUp.contains(context.function)) {
      let sources = write.value.sources
      note(context, tells: !write.isConstant && !(sources.properties.isEmpty && sources.functions.isEmpty))
    }
    for (use, context) in program.occurrences.uses where judge.asksModel(use) { telling.insert(context.function) }
    for (call, context) in program.occurrences.calls
    where runsWithItsFunction(context) && judge.isRedraw(call, isSettingUp: settingUp.contains(context.function)) {
      note(context, tells: !call.name.hasPrefix("set") || call.name.hasPrefix("setNeeds"))
    }
    calls.propagate { call, context in
      let caller = context.function
      // What a model calls is told, not refreshed by hand.
      guard !refreshing.contains(caller), !judge.isModel(program.owner(of: caller)), pureRefresh(calledBy: call) != nil
      else { return nil }
      refreshing.insert(caller)
      showing.insert(caller)
      return isPureRefresh(caller) ? reopened(pureRefreshes, by: caller) : nil
    }
    let tellers = Firsts()
    calls.propagate { call, context in
      guard !telling.contains(context.function),
        program.graph.first(reachedBy: call, tellers, where: telling.contains) != nil
      else { return nil }
      telling.insert(context.function)
      return reopened(tellers, by: context.function)
    }
    refreshing = refreshing.filter { !judge.isModel(program.owner(of: $0)) && $0.kind != .initializer }
    pureRefreshes = Firsts()
  }

  func pureRefresh(calledBy call: CallSite) -> FunctionDeclaration? {
    program.graph.first(reachedBy: call, pureRefreshes, where: isPureRefresh)
  }

  /// Whether a function refreshes and does not itself change state or request.
  private func isPureRefresh(_ function: FunctionDeclaration) -> Bool {
    guard refreshing.contains(function), !changing.contains(function) else { return false }
    return showing.contains(function) || changes[function] == nil
  }

  /// Whether a function refreshes and changes state as well: it is entered, with what its caller did.
  func isMixed(_ function: FunctionDeclaration) -> Bool { refreshing.contains(function) && !isPureRefresh(function) }

  func runsMixed(_ call: CallSite) -> Bool { program.graph.first(reachedBy: call, mixed, where: isMixed) != nil }

  /// Notes that a function refreshes, and whether it shows something that is neither fixed nor given to it.
  private func note(_ context: Occurrences.Context, tells: Bool) {
    refreshing.insert(context.function)
    let runsNow = context.closures.allSatisfy { judge.actions.runsInPassing($0) || judge.handlers.runsAtOnce($0) }
    if runsNow { showing.insert(context.function) }
    if tells { telling.insert(context.function) }
  }

  /// Whether what happens here happens when the function is called, and not when a handler or an action runs later.
  private func runsWithItsFunction(_ context: Occurrences.Context) -> Bool {
    context.closures.allSatisfy { closure in
      guard case .argument = closure.use else { return false }
      return judge.handlers.runsAtOnce(closure) || !judge.handlers.contains(closure) && !judge.actions.contains(closure)
    }
  }
}
