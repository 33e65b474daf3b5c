/// A forward may-analysis of one body: at each refresh, which change or request can have come before it.
struct RefreshWalk {
  private let function: FunctionDeclaration
  private let analysis: Analysis
  private(set) var refreshes: Set<Int> = []
  private var found: [Int: Violation] = [:]
  /// Functions entered after a change, with the first such change.
  private(set) var entered: [FunctionDeclaration: Violation.Cause] = [:]
  private let given: Violation.Cause?
  private var reached = Reached()
  /// Where `break`, `continue`, `return` and `throw` lead: the states with which they leave.
  private var exits: [Statement.Exit: [Reached]] = [:]
  /// How many closures that run later are around the place at hand.
  private var later = 0
  /// The places behind a condition that asks a model, or behind one that leaves before them.
  private lazy var decided = DecidedPlaces(function, analysis).offsets

  var violations: [Violation] { found.values.sorted { $0.offset < $1.offset } }

  /// What can have happened when control arrives at a point.
  private struct Reached {
    var isReachable = true
    var cause: Violation.Cause?
    /// The latest change of each thing that can have been changed, in the order of the changes: the last hundred.
    private(set) var causes: [Violation.Cause] = []

    init(isReachable: Bool = true) { self.isReachable = isReachable }

    /// What any of several ways can have brought.
    init(joining states: [Reached]) {
      isReachable = false
      for state in states { join(state) }
    }

    mutating func join(_ other: Reached) {
      guard other.isReachable else { return }
      guard isReachable else { return self = other }
      cause = cause ?? other.cause
      for cause in other.causes where !causes.contains(cause) { follow(cause) }
    }

    mutating func follow(_ cause: Violation.Cause) {
      causes.removeAll { $0.chain.last == cause.chain.last }
      causes = causes.suffix(99) + [cause]
    }

    /// A flag of the view's own, set after a request, is not what the refreshes behind it follow.
    mutating func change(_ cause: Violation.Cause) {
      follow(cause)
      if cause.isRequest || self.cause?.isRequest != true { self.cause = cause }
    }

    /// The latest change of something that a refresh reads, or else the one that all refreshes follow.
    func cause(reading read: Set<String>) -> Violation.Cause? { causes.last { read.contains($0.changed) } ?? cause }
  }

  /// - Parameter given: What a caller had changed when it called the function.
  init(_ function: FunctionDeclaration, _ analysis: Analysis, after given: Violation.Cause? = nil) {
    self.function = function
    self.analysis = analysis
    self.given = given
  }

  mutating func run() {
    reached.cause = entry
    if let entry { reached.follow(entry) }
    walk(analysis.program.flow(of: function))
  }

  /// An observer of a stored property runs because that property changed.
  private var entry: Violation.Cause? {
    guard let property = analysis.evidence.passivity.observing[function], function.kind == .observer,
      analysis.state.properties.contains(property)
    else { return isMaking ? nil : given }
    return cause(at: property.offset, [], property)
  }

  private mutating func walk(_ flows: [Flow]) {
    let deferred = flows.reversed().flatMap { if case .deferred(let body) = $0 { body } else { [Flow]() } }
    if deferred.isEmpty { return flows.forEach { walk($0) } }
    let outer = exits
    exits = [:]
    for flow in flows { walk(flow) }
    // Every way out of the block runs what is deferred. It is walked once for all of them, and each then goes on.
    let (end, leaving) = (reached, exits.mapValues { Reached(joining: $0) })
    reached = Reached(joining: [end] + Statement.Exit.allCases.compactMap { leaving[$0] })
    let known = reached.causes
    walk(deferred)
    let changes = reached.causes.filter { !known.contains($0) }
    func left(_ state: Reached) -> Reached { changes.reduce(into: state) { $0.change($1) } }
    reached = left(end)
    exits = outer.merging(leaving.mapValues { [left($0)] }, uniquingKeysWith: +)
  }

  private mutating func walk(_ flow: Flow) {
    switch flow {
    case .use, .deferred: break
    case .write(let write): visit(write)
    case .call(let call): visit(call)
    case .closure(let closure): visit(closure)
    case .alternatives(let bodies): branch(bodies)
    case .choice(let bodies):
      let outer = exits.removeValue(forKey: .breaking)
      branch(bodies)
      for state in exits[.breaking] ?? [] { reached.join(state) }
      exits[.breaking] = outer
    case .loop(let body): loop(body)
    case .asynchronousLoop(let closure): if !analysis.handlers.contains(closure) { loop(closure.body) }
    case .attempt(let body, let catches): attempt(body, catches)
    case .mayThrow: exits[.throwing, default: []].append(reached)
    case .exit(let exit):
      exits[exit, default: []].append(reached)
      reached = Reached(isReachable: false)
    }
  }

  private mutating func branch(_ bodies: [[Flow]]) {
    let before = reached
    reached = Reached(
      joining: bodies.map { body in
        reached = before
        walk(body)
        return reached
      })
  }

  /// Walks a second round only where the first one left something new: loops in loops would double the work each time.
  private mutating func loop(_ body: [Flow]) {
    for _ in 0..<2 {
      let (before, outer) = (reached, exits)
      (exits[.breaking], exits[.continuing]) = (nil, nil)
      walk(body)
      reached = Reached(joining: [before, reached] + (exits[.breaking] ?? []) + (exits[.continuing] ?? []))
      (exits[.breaking], exits[.continuing]) = (outer[.breaking], outer[.continuing])
      if (before.cause == nil) == (reached.cause == nil) { return }
    }
  }

  /// A `catch` begins with what had happened where the body could throw.
  private mutating func attempt(_ body: [Flow], _ catches: [[Flow]]) {
    if catches.isEmpty { return walk(body) }
    let outer = exits.removeValue(forKey: .throwing)
    walk(body)
    var after = reached
    let thrown = Reached(joining: exits[.throwing] ?? [])
    exits[.throwing] = outer
    for handler in catches {
      reached = thrown
      walk(handler)
      after.join(reached)
    }
    reached = after
  }

  // MARK: Writes and calls

  private mutating func visit(_ write: Write) {
    if let property = analysis.judge.changedNow(write) {
      change(cause(at: write.offset, [], property))
    } else if analysis.judge.isRefresh(write, isSettingUp: isSettingUp), !presentsAnswer(write) {
      let name = write.place.steps.last.map(name) ?? ""
      refresh(name, at: write.offset, reading: write.value.sources, isPlain: write.isConstant)
    }
  }

  /// Whether a write presents what a request gave back: what was added is selected.
  private func presentsAnswer(_ write: Write) -> Bool {
    let (asked, presented) = (write.value.sources.functions, analysis.evidence.presentations.properties)
    return !asked.isEmpty && write.place.lastStorage.contains(where: presented.contains)
      && asked.allSatisfy { analysis.graph.targets(of: $0).contains { analysis.effects.changes[$0] != nil } }
  }

  private mutating func visit(_ call: CallSite) {
    let effects = analysis.effects
    if analysis.judge.isSetUp(call) {
      // What was just made is set up, and shows what it is given.
    } else if let change = effects.change(by: call), !subscribes(call) {
      enter(call)
      self.change(cause(at: call.offset, change.chain, change.property, change.remembered))
    } else if analysis.judge.isRedraw(call, isSettingUp: isSettingUp) {
      refresh(call.name, at: call.offset, isPlain: call.isConstant && !call.name.hasPrefix("setNeeds"))
    } else if let callee = effects.pureRefresh(calledBy: call) {
      let isPlain = !effects.telling.contains(callee) && (call.isConstant || call.arguments.isEmpty)
      refresh(analysis.symbol(of: callee), at: call.offset, reading: Sources(functions: [callee]), isPlain: isPlain)
    }
    for argument in call.arguments {
      guard let closure = argument.closure, !analysis.handlers.contains(closure) else { continue }
      pass(closure, to: call, argument.parameter)
    }
  }

  /// Whether a call does no more than register a handler, for which it gives a handle.
  private func subscribes(_ call: CallSite) -> Bool {
    analysis.handlers.registers(call)
      && analysis.graph.targets(of: call).allSatisfy { analysis.kinds.handleTypes.contains($0.result.name ?? "") }
  }

  private mutating func change(_ cause: Violation.Cause) {
    if isMaking { return reached = Reached(isReachable: reached.isReachable) }
    // What a screen sets of its own before it first shows follows nothing.
    if !isSettingUp || cause.isRequest { reached.change(cause) }
  }

  /// A function that changes state and refreshes as well goes on from what its caller did.
  private mutating func enter(_ call: CallSite) {
    guard reached.isReachable, let cause = reached.cause, analysis.effects.runsMixed(call) else { return }
    let mixed = analysis.graph.targets(of: call).filter(analysis.effects.isMixed)
    entered.merge(mixed.map { ($0, cause) }) { known, _ in known }
  }

  private mutating func pass(_ closure: ClosureFlow, to call: CallSite, _ parameter: Parameter?) {
    let isAction = analysis.judge.actions.contains(closure)
    let isLater = call.callees.isEmpty && Actions.laterCalls.contains(call.name)
    let isKept = call.isConstruction && !Actions.immediateCalls.contains(call.name)
    let runsNow = !isAction && !isKept && parameter?.isEscaping != true && !isLater
    let inside = walk(closure, from: isAction ? Reached() : reached, isLater: !runsNow)
    if !runsNow { return }
    reached.join(inside)
    reached.cause = inside.cause ?? reached.cause
  }

  private mutating func visit(_ closure: ClosureFlow) {
    if analysis.handlers.contains(closure) { return }
    let inside = walk(closure, from: closure.isImmediate ? reached : Reached(), isLater: !closure.isImmediate)
    if closure.isImmediate { reached = inside }
  }

  /// Walks a closure apart, and tells what can have happened when it returns. What it throws is thrown here, if now.
  private mutating func walk(_ closure: ClosureFlow, from start: Reached, isLater: Bool) -> Reached {
    var outer = (reached, exits)
    defer { (reached, exits) = outer }
    (reached, exits) = (start, [:])
    later += isLater ? 1 : 0
    walk(closure.body)
    later -= isLater ? 1 : 0
    if !isLater { outer.1[.throwing, default: []] += exits[.throwing] ?? [] }
    return Reached(joining: [reached] + (exits[.function] ?? []) + (exits[.continuing] ?? []))
  }

  /// Whether what happens here makes the function's own instance, or sets up one that was just made. A closure that
  /// runs later finds it made.
  private var isMaking: Bool {
    later == 0 && (function.kind == .initializer || analysis.evidence.setUps.contains(function))
  }

  /// Whether what happens here happens before a screen first shows.
  private var isSettingUp: Bool { later == 0 && analysis.evidence.passivity.settingUp.contains(function) }

  /// - Parameter isPlain: Whether what is shown is fixed in the source.
  private mutating func refresh(_ symbol: String, at offset: Int, reading: Sources = Sources(), isPlain: Bool) {
    refreshes.insert(offset)
    guard reached.isReachable, found[offset] == nil, let cause = cause(of: reading) else { return }
    var violation = Violation(
      check: .directRefresh, symbol: symbol, context: analysis.symbol(of: function), file: function.file,
      offset: offset,
      fact:
        "'\(symbol)' is a refresh by hand, after the \(cause.isCall ? "request" : "change") in line "
        + "\(line(of: cause)) (\(cause.chain.joined(separator: " → ")))",
      mend: "refresh in the handler of the change's notification", follows: cause)
    // After one's own request, what is fixed and hangs on nothing that a model says is form.
    violation.isMinor = isPlain && cause.isRequest && !decided.contains(offset)
    found[offset] = violation
  }

  /// The line of a change, with the file where a caller in another one made it.
  private func line(of cause: Violation.Cause) -> String {
    let (line, path) = (cause.location.line, cause.location.file.split(separator: "/"))
    return cause.location.file == analysis.location(function.file, 0).file ? "\(line)" : "\(line) of \(path.last ?? "")"
  }

  /// What a refresh follows: where several things were changed, the latest that it reads.
  private func cause(of reading: Sources) -> Violation.Cause? {
    if reached.causes.allSatisfy({ $0 == reached.cause }) { return reached.cause }
    let asked = reading.functions.union(reading.properties.flatMap(\.getters))
    let read = asked.reduce(into: reading.properties) { $0.formUnion(analysis.read(by: $1)) }
    return reached.cause(reading: Set(read.map(analysis.symbol)))
  }

  private func cause(
    at offset: Int, _ chain: [FunctionDeclaration], _ property: PropertyDeclaration?, _ remembered: String? = nil
  ) -> Violation.Cause {
    let changed = property.map(analysis.symbol) ?? remembered ?? ""
    return Violation.Cause(
      location: analysis.location(function.file, offset),
      chain: chain.map(analysis.symbol) + ["changes \(changed)"],
      isRequest: property.map { analysis.judge.isModel(analysis.program.owner(of: $0)) } ?? true)
  }

  private func name(_ step: Place.Step) -> String {
    if let property = step.property { return analysis.symbol(of: property) }
    return step.base.name.map { "\($0).\(step.name)" } ?? step.name
  }
}
