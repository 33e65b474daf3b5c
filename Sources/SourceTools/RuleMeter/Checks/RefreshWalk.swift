/// A forward may-analysis of one body: at each refresh, which change or request can have come before it.
struct RefreshWalk {
  private let function: FunctionDeclaration
  private let analysis: Analysis
  /// Offsets of all refreshes met.
  private(set) var refreshes: Set<Int> = []
  private var found: [Int: Violation] = [:]
  /// Functions entered after a change, with the first such change.
  private(set) var entered: [FunctionDeclaration: Violation.Cause] = [:]
  private let given: Violation.Cause?
  /// How many closures that run later are around the place at hand.
  private var later = 0
  /// The places about which a model decides, once somebody has asked.
  private var decided: Set<Int>?

  var violations: [Violation] { found.values.sorted { $0.offset < $1.offset } }

  /// What can have happened when control arrives at a point.
  private struct Reached {
    var isReachable = true
    var cause: Violation.Cause?
    /// All that can have been changed, the latest last.
    private(set) var causes: [Violation.Cause] = []

    mutating func join(_ other: Reached) {
      guard other.isReachable else { return }
      cause = isReachable ? cause ?? other.cause : other.cause
      causes = isReachable ? causes + other.causes.filter { !causes.contains($0) } : other.causes
      isReachable = true
    }

    mutating func follow(_ cause: Violation.Cause) {
      causes.removeAll { $0 == cause }
      causes.append(cause)
    }

    /// The latest change of something that a refresh reads, or else the one that all refreshes follow.
    func cause(reading read: Set<String>) -> Violation.Cause? {
      causes.last { read.contains($0.changed) } ?? cause
    }
  }

  /// Where `break`, `continue` and `throw` lead: the states with which they leave.
  private struct Exits {
    var breaks: [Reached] = []
    var continues: [Reached] = []
    var throwing: [Reached] = []
  }

  /// - Parameter given: What a caller had changed when it called the function.
  init(_ function: FunctionDeclaration, _ analysis: Analysis, after given: Violation.Cause? = nil) {
    self.function = function
    self.analysis = analysis
    self.given = given
  }

  /// Walks the whole body.
  mutating func run() {
    var reached = Reached(cause: entry)
    if let entry { reached.follow(entry) }
    var exits = Exits()
    walk(analysis.program.flows[function] ?? [], &reached, &exits)
  }

  /// An observer of a stored property runs because that property changed.
  private var entry: Violation.Cause? {
    guard let property = analysis.evidence.passivity.observed(by: function), function.kind == .observer,
      analysis.state.properties.contains(property)
    else { return isMaking ? nil : given }
    return cause(at: property.offset, [], property)
  }

  private mutating func walk(_ flows: [Flow], _ reached: inout Reached, _ exits: inout Exits) {
    var deferred: [[Flow]] = []
    for flow in flows {
      if case .deferred(let body) = flow { deferred.append(body) } else { walk(flow, &reached, &exits) }
    }
    for body in deferred.reversed() { walk(body, &reached, &exits) }
  }

  private mutating func walk(_ flow: Flow, _ reached: inout Reached, _ exits: inout Exits) {
    switch flow {
    case .use: break
    case .write(let write): visit(write, &reached)
    case .call(let call): visit(call, &reached, &exits)
    case .closure(let closure): visit(closure, &reached, &exits)
    case .alternatives(let bodies): branch(bodies, &reached, &exits)
    case .choice(let bodies):
      var inner = Exits()
      branch(bodies, &reached, &inner)
      for state in inner.breaks { reached.join(state) }
      exits.continues += inner.continues
      exits.throwing += inner.throwing
    case .loop(let body): loop(body, &reached, &exits)
    case .asynchronousLoop(let closure):
      if !analysis.handlers.contains(closure) { loop(closure.body, &reached, &exits) }
    case .deferred(let body): walk(body, &reached, &exits)
    case .attempt(let body, let catches): attempt(body, catches, &reached, &exits)
    case .mayThrow: exits.throwing.append(reached)
    case .exit(let exit): leave(exit, &reached, &exits)
    }
  }

  private mutating func branch(_ bodies: [[Flow]], _ reached: inout Reached, _ exits: inout Exits) {
    var after = Reached(isReachable: false)
    for body in bodies {
      var inside = reached
      walk(body, &inside, &exits)
      after.join(inside)
    }
    reached = after
  }

  /// Twice round shows what one round leaves for the next; where that is nothing new, loops in loops would double it.
  private mutating func loop(_ body: [Flow], _ reached: inout Reached, _ outer: inout Exits) {
    for _ in 0..<2 {
      let wasCaused = reached.cause != nil
      var inside = reached
      var exits = Exits()
      walk(body, &inside, &exits)
      for state in [inside] + exits.breaks + exits.continues { reached.join(state) }
      outer.throwing += exits.throwing
      if wasCaused == (reached.cause != nil) { return }
    }
  }

  /// A `catch` begins with what had happened where the body could throw.
  private mutating func attempt(
    _ body: [Flow], _ catches: [[Flow]], _ reached: inout Reached, _ exits: inout Exits
  ) {
    if catches.isEmpty { return walk(body, &reached, &exits) }
    var inner = Exits()
    walk(body, &reached, &inner)
    exits.breaks += inner.breaks
    exits.continues += inner.continues
    var thrown = Reached(isReachable: false)
    for state in inner.throwing { thrown.join(state) }
    for handler in catches {
      var inside = thrown
      walk(handler, &inside, &exits)
      reached.join(inside)
    }
  }

  private func leave(_ exit: Statement.Exit, _ reached: inout Reached, _ exits: inout Exits) {
    switch exit {
    case .breaking: exits.breaks.append(reached)
    case .continuing: exits.continues.append(reached)
    case .throwing: exits.throwing.append(reached)
    case .function: break
    }
    reached = Reached(isReachable: false)
  }

  // MARK: Writes and calls

  private mutating func visit(_ write: Write, _ reached: inout Reached) {
    if let property = analysis.judge.changedNow(write) {
      change(cause(at: write.offset, [], property), &reached)
    } else if analysis.judge.isRefresh(write, in: function) {
      refresh(
        write.place.steps.last.map(name) ?? "", at: write.offset, reached, reading: write.value,
        isPlain: write.isConstant)
    }
  }

  private mutating func visit(_ call: CallSite, _ reached: inout Reached, _ exits: inout Exits) {
    let targets = call.isConstruction ? [] : analysis.graph.targets(of: call)
    let effects = analysis.effects
    let change = effects.change(by: call, targets, analysis.judge)
    if analysis.judge.isSetUp(call, targets) {
      // What was just made is set up, and shows what it is given.
    } else if let change {
      enter(targets, after: reached)
      self.change(cause(at: call.offset, change.chain, change.property, change.remembered), &reached)
    } else if analysis.judge.isRedraw(call, in: function) {
      refresh(call.name, at: call.offset, reached, isPlain: call.isConstant && !call.name.hasPrefix("setNeeds"))
    } else if let callee = targets.first(where: effects.isPureRefresh) {
      let isPlain = !effects.tells(callee) && (call.isConstant || call.arguments.isEmpty)
      refresh(
        analysis.symbol(of: callee), at: call.offset, reached, reading: Sources(functions: [callee]), isPlain: isPlain)
    }
    for argument in call.arguments {
      guard let closure = argument.closure, !analysis.handlers.contains(closure) else { continue }
      pass(closure, to: call, argument.parameter, &reached)
    }
  }

  /// A flag of the view's own, set after a request, is not what the refreshes behind it follow.
  private func change(_ cause: Violation.Cause, _ reached: inout Reached) {
    if isMaking {
      reached = Reached(isReachable: reached.isReachable)
      return
    }
    reached.follow(cause)
    if cause.isRequest || reached.cause?.isRequest != true {
      reached.cause = cause
    }
  }

  /// A function that changes state and refreshes as well goes on from what its caller did.
  private mutating func enter(_ targets: [FunctionDeclaration], after reached: Reached) {
    guard reached.isReachable, let cause = reached.cause else { return }
    for target in targets where analysis.effects.isMixed(target) && entered[target] == nil { entered[target] = cause }
  }

  private mutating func pass(
    _ closure: ClosureFlow, to call: CallSite, _ parameter: Parameter?, _ reached: inout Reached
  ) {
    var exits = Exits()
    var inside = analysis.judge.isAction(closure) ? Reached() : reached
    let runsNow =
      !analysis.judge.isAction(closure) && !call.isConstruction && parameter?.isEscaping != true
      && !Actions.runsLater(call.name)
    if !runsNow { later += 1 }
    walk(closure.body, &inside, &exits)
    if !runsNow { later -= 1 }
    if runsNow { reached.join(inside); reached.cause = inside.cause ?? reached.cause }
  }

  private mutating func visit(_ closure: ClosureFlow, _ reached: inout Reached, _ exits: inout Exits) {
    if analysis.handlers.contains(closure) { return }
    if case .immediate = closure.use {
      walk(closure.body, &reached, &exits)
      reached.isReachable = true
    } else {
      var fresh = Reached()
      var inner = Exits()
      later += 1
      walk(closure.body, &fresh, &inner)
      later -= 1
    }
  }

  /// Whether what happens here makes the function's own instance, or sets up one that was just made. A closure that
  /// runs later finds it made.
  private var isMaking: Bool {
    later == 0 && (function.kind == .initializer || analysis.evidence.setUps.contains(function))
  }

  /// - Parameter isPlain: Whether what is shown is fixed in the source.
  private mutating func refresh(
    _ symbol: String, at offset: Int, _ reached: Reached, reading: Sources = Sources(), isPlain: Bool
  ) {
    refreshes.insert(offset)
    guard reached.isReachable, found[offset] == nil, let cause = cause(of: reading, reached) else { return }
    var violation = Violation(
      check: .directRefresh, symbol: symbol, context: analysis.symbol(of: function), file: function.file,
      offset: offset,
      fact:
        "'\(symbol)' is a refresh by hand, after the \(cause.isCall ? "request" : "change") in line \(cause.line) "
        + "(\(cause.chain.joined(separator: " → ")))",
      mend: "refresh in the handler of the change's notification", follows: cause)
    // After one's own request, what is fixed and hangs on nothing that a model says is form.
    violation.isMinor = isPlain && cause.isRequest && !isDecidedByModel(offset)
    found[offset] = violation
  }

  /// What a refresh follows: where several things were changed, the latest that it reads.
  private func cause(of reading: Sources, _ reached: Reached) -> Violation.Cause? {
    if reached.causes.count < 2 { return reached.cause }
    var read = reading.properties
    var pending = Array(reading.functions) + reading.properties.flatMap(getters)
    var asked = Set(pending)
    while let function = pending.popLast() {
      for (use, _) in Occurrences(analysis.program.flows[function] ?? [], of: function).uses {
        read.formUnion(use.properties)
        pending += (use.functions + use.getters).filter { asked.insert($0).inserted }
      }
    }
    return reached.cause(reading: Set(read.map(analysis.symbol)))
  }

  private func getters(_ property: PropertyDeclaration) -> [FunctionDeclaration] {
    property.isStored ? [] : property.accessors.filter { $0.kind == .getter }
  }

  /// Whether a condition around a place, or one that leaves before it, asks a model.
  private mutating func isDecidedByModel(_ offset: Int) -> Bool {
    let known = decided ?? DecidedPlaces(function, analysis).offsets
    decided = known
    return known.contains(offset)
  }

  private func cause(
    at offset: Int, _ chain: [FunctionDeclaration], _ property: PropertyDeclaration?, _ remembered: String? = nil
  ) -> Violation.Cause {
    let changed = property.map(analysis.symbol) ?? remembered ?? ""
    return Violation.Cause(
      line: analysis.line(of: offset, in: function.file),
      chain: chain.map(analysis.symbol) + ["changes \(changed)"],
      isRequest: property.map { analysis.judge.isModel(analysis.program.symbols.propertyOwners[$0]) } ?? true)
  }

  private func name(_ step: Place.Step) -> String {
    if let property = step.property { return analysis.symbol(of: property) }
    return step.base.name.map { "\($0).\(step.name)" } ?? step.name
  }
}
