/// Tells what is read for showing from what is read back.
///
/// A read shows when it stands in drawing or in the variable's own observer, when its value goes into a view, or when it
/// decides nothing but what is shown. What a getter or a helper reads is shown when all that it is asked for is.
struct Showing {
  private let program: Program
  var passivity: Passivity
  private let actions: Actions
  /// Where getters and helpers that give a value are asked, by who asks.
  private let asking: [FunctionDeclaration: [(use: Use, context: Occurrences.Context)]]
  private let removing: Set<FunctionDeclaration>
  /// What each function writes, with how the values are spelt that it assigns.
  private var written: [FunctionDeclaration: [PropertyDeclaration: Set<String>]] = [:]
  private let harmless = Memo<FunctionDeclaration, Bool>()
  /// What is judged by: the state that is known, the functions that only show, and those whose value is only shown.
  private var state: Set<PropertyDeclaration> = []
  private var displays: Set<FunctionDeclaration> = []
  private var queries: Set<FunctionDeclaration> = []
  /// For each declaration, a function that its calls may run and that does more than show; than show or give a value.
  private var beyondShown = Firsts(), stopping = Firsts()
  private var decisions = Memo<ObjectIdentifier, Decision>()
  private var endings = Memo<ObjectIdentifier, Set<ObjectIdentifier>>()

  init(_ program: Program, _ passivity: Passivity, _ actions: Actions) {
    self.program = program
    self.passivity = passivity
    self.actions = actions
    removing = Set(program.occurrences.calls.filter { Showing.removals.contains($0.call.name) }.map(\.context.function))
    let asking = program.occurrences.uses.filter { !$0.use.functions.isEmpty || !$0.use.getters.isEmpty }
    self.asking = Dictionary(grouping: asking, by: \.context.function)
    for (write, context) in program.occurrences.writes {
      for property in write.place.lastStorage {
        written[context.function, default: [:]][property, default: []].insert(write.text)
      }
    }
  }

  /// The variables that are read other than for showing, each with the first function that does.
  /// - Parameter views: The variables that hold collections of views.
  func readBack(
    given state: Set<PropertyDeclaration>, views: Set<PropertyDeclaration>
  ) -> [PropertyDeclaration: FunctionDeclaration] {
    var judge = self
    judge.state = state
    (judge.beyondShown, judge.stopping, judge.decisions, judge.endings) = (Memo(), Memo(), Memo(), Memo())
    judge.findDisplays()
    judge.findQueries()
    return judge.readers(views)
  }

  private func readers(_ views: Set<PropertyDeclaration>) -> [PropertyDeclaration: FunctionDeclaration] {
    var readers: [PropertyDeclaration: FunctionDeclaration] = [:]
    for (use, context) in program.occurrences.uses where use.properties.contains(where: { readers[$0] == nil }) {
      let isUndoing = undoes(use, context)
      let isRead = !shows(use, context)
      guard isUndoing || isRead else { continue }
      let hasSay = isUndoing || use.destinations.contains { decides($0, use, context) }
      for property in use.properties where readers[property] == nil && (views.contains(property) ? hasSay : isRead) {
        readers[property] = context.function
      }
    }
    return readers
  }

  /// Whether a function puts back what was done with the views of a collection, and lets go of them where they are.
  private func undoes(_ use: Use, _ context: Occurrences.Context) -> Bool {
    guard isWritten(use, in: context.function), !removing.contains(context.function) else { return false }
    return use.destinations.contains { destination in
      guard case .write(let place) = destination else { return false }
      return place.steps.last.map { program.isView($0.base) } ?? false
    }
  }

  /// Whether a rule, saving or undoing reads here what is in a collection of views.
  private func decides(_ destination: Use.Destination, _ use: Use, _ context: Occurrences.Context) -> Bool {
    switch (use.question, destination) {
    case (.removal, .receiver): true
    // A pool gives one of its views, or a new one.
    case (.contents, _) where program.isView(context.function.result): false
    case (.contents, .requirement): true
    case (.contents, .condition(let branches)): !onlyShow(branches, use, in: context.function)
    case (.contents, .result):
      !context.function.isOverride && (context.function.kind == .getter || context.function.result != .void)
    case (.contents, .argument(let call)): sends(call)
    case (.contents, .write(let place)): place.lastStorage.contains(where: state.contains)
    default: false
    }
  }

  /// Whether what is given to a call goes into a value of the program or to a type that holds state.
  private func sends(_ call: CallSite) -> Bool {
    if call.isConstruction {
      guard let type = program.symbols.type(named: call.receiver.name) else { return false }
      return type.role != .framework && !program.isView(type)
    }
    return Remembering.changes(call)
      || call.callees.contains { callee in
        guard let owner = program.owner(of: callee), !program.isView(owner) else { return false }
        return owner.allProperties.contains(where: state.contains)
      }
  }

  // MARK: Reads

  private func shows(_ use: Use, _ context: Occurrences.Context) -> Bool {
    if use.isIgnored { return true }
    let function = context.function
    if function.kind == .initializer || function.kind == .deinitializer || passivity.draws(context) { return true }
    if let observed = passivity.observing[function], use.properties.contains(observed) { return true }
    let isQuery = queries.contains(function) && context.closures.allSatisfy(actions.builds)
    return isQuery && !isWritten(use, in: function) || use.destinations.contains { shows($0, use, context) }
  }

  /// Whether a function compares a variable with the one value that it sets it to.
  private func isAboutToBeSet(_ use: Use, to text: String, in function: FunctionDeclaration) -> Bool {
    let texts = use.properties.compactMap { written[function]?[$0] }
    return !texts.isEmpty && texts.allSatisfy { $0 == [text] }
  }

  /// What a condition decides about, or what comes behind a place of a function.
  private struct Decision {
    /// Whether it is more than what a framework's views show and that one variable of the program is set.
    var isMore = false
    var sets: [PropertyDeclaration] = []
    /// Whether the function is left, or the round of a loop, so that a condition decides about everything behind it.
    var leaves = false
    var skips = false

    mutating func set(_ variable: [PropertyDeclaration]) {
      if variable.isEmpty { return }
      isMore = isMore || !sets.isEmpty && sets != variable
      sets = variable
    }

    mutating func add(_ flow: Flow, isInChoice: Bool = false) {
      switch flow {
      case .exit(.function), .exit(.throwing): leaves = true
      case .exit(let exit): skips = skips || exit == .continuing || !isInChoice
      case .write(let write): if write.place.outlivesBody { set(write.place.lastStorage) }
      case .choice(let bodies): for body in bodies { body.forEach { add($0, isInChoice: true) } }
      default:
        let known = skips
        for body in flow.blocks { body.forEach { add($0, isInChoice: isInChoice) } }
        if case .loop = flow { skips = known }
      }
    }
  }

  private func decision(_ branches: Use.Branches) -> Decision {
    decisions.answer(ObjectIdentifier(branches)) {
      var decision = Decision(isMore: !branches.bodies.allSatisfy(onlyShows))
      for body in branches.bodies { body.forEach { decision.add($0) } }
      return decision
    }
  }

  /// Whether a condition decides about nothing but what a framework's views show.
  private func onlyShow(_ branches: Use.Branches, _ use: Use, in function: FunctionDeclaration) -> Bool {
    let decision = decision(branches)
    return branches.bodies.contains { !$0.isEmpty } && !decision.leaves && decision.sets.isEmpty
      && onlySets(use, .condition(branches), in: function)
  }

  /// Whether what hangs on a value is, beside what is shown, that the variable is set from which it is read.
  private func onlySets(_ use: Use, _ destination: Use.Destination, in function: FunctionDeclaration) -> Bool {
    switch destination {
    case .condition(let branches):
      let decision = decision(branches)
      return !decision.isMore && decision.sets.allSatisfy(use.properties.contains)
        && (!decision.leaves || ends(function).contains(ObjectIdentifier(use)))
        && (!decision.skips || ends(function, branches.round).contains(ObjectIdentifier(use)))
    case .requirement: return ends(function).contains(ObjectIdentifier(use))
    default: return true
    }
  }

  /// The uses behind which a function, or a round of a loop, does nothing but show, and set the variable that is used.
  private func ends(_ function: FunctionDeclaration, _ round: Use.Branches? = nil) -> Set<ObjectIdentifier> {
    endings.answer(round.map { ObjectIdentifier($0) } ?? ObjectIdentifier(function)) {
      var (rest, uses) = (Decision(isMore: round == nil && !isDisplay(function)), Set<ObjectIdentifier>())
      goBack(through: round?.bodies[0] ?? program.flow(of: function), of: function, &rest, &uses)
      return uses
    }
  }

  /// - Parameter rest: What comes behind the flows, and in the end what comes behind the place before them.
  private func goBack(
    through flows: [Flow], of function: FunctionDeclaration, _ rest: inout Decision, _ uses: inout Set<ObjectIdentifier>
  ) {
    for flow in flows.reversed() where !rest.isMore {
      switch flow {
      case .alternatives(let bodies), .choice(let bodies):
        let behind = rest
        for body in bodies {
          var own = behind
          goBack(through: body, of: function, &own, &uses)
          rest.set(own.sets)
          rest.isMore = rest.isMore || own.isMore
        }
      default:
        // What a loop does before a use comes behind it in the next round.
        let inside = Occurrences([flow], of: function)
        rest.isMore = !onlyShows([flow])
        for (write, _) in inside.writes where write.place.outlivesBody { rest.set(write.place.lastStorage) }
        for (use, _) in inside.uses where !rest.isMore && rest.sets.allSatisfy(use.properties.contains) {
          uses.insert(ObjectIdentifier(use))
        }
      }
    }
  }

  /// Whether a function sets what it reads: the old value then has a say in the new one.
  private func isWritten(_ use: Use, in function: FunctionDeclaration) -> Bool {
    use.properties.contains { written[function]?[$0] != nil }
  }

  private func shows(_ destination: Use.Destination, _ use: Use, _ context: Occurrences.Context) -> Bool {
    switch destination {
    case .write(let place):
      // What a getter or helper computes from the variable itself is read back.
      shows(place)
        && place.lastStorage.allSatisfy { property in
          program.readers[property]?.isDisjoint(with: use.functions + use.getters) != false
            && (use.getters.isEmpty || !use.properties.contains(property))
        }
    case .argument(let call):
      shows(call) && !(use.isCalculated && program.graph.targets(of: call).contains { isWritten(use, in: $0) })
    case .condition(let branches):
      !isWritten(use, in: context.function) && onlyShow(branches, use, in: context.function)
    case .result: queries.contains(context.function)
    case .comparison(let text):
      isAboutToBeSet(use, to: text, in: context.function)
        && use.destinations.allSatisfy { onlySets(use, $0, in: context.function) }
    case .requirement, .repetition, .receiver, .calculation: false
    case .local: true
    }
  }

  /// Whether what is written here belongs to a view and is not state.
  private func shows(_ place: Place) -> Bool {
    guard let leaf = place.steps.last, place.steps.contains(where: { program.isView($0.base) }) else { return false }
    if place.storage.contains(where: state.contains) { return !place.isOwn }
    guard let property = leaf.property, program.owner(of: property)?.role == .program else { return true }
    return !program.type(of: property).payloads.contains { $0.isFunction || program.isHandle($0) }
  }

  private func shows(_ call: CallSite) -> Bool {
    if call.isConstruction { return program.isView(call.receiver) }
    if call.callees.isEmpty {
      if StandardLibrary.calculations.contains(call.name) { return false }
      return Showing.logs.contains(call.name) || program.isView(call.receiver)
        || call.receiver.name?.hasSuffix("DiffableDataSourceSnapshot") == true
    }
    return program.graph.first(reachedBy: call, beyondShown) { !displays.contains($0) } == nil
  }

  // MARK: Functions

  /// Finds the functions of view components, and the setters, that show and do nothing else. Where one does more, those
  /// that call it are asked again.
  private mutating func findDisplays() {
    displays = Set(program.flows.keys.filter(isDisplay))
    var pending = Array(displays)
    while let next = pending.popLast() {
      guard displays.contains(next), !onlyShows(program.flow(of: next)) else { continue }
      displays.remove(next)
      for callee in program.graph.callees(running: next) where callee.isDirect || stopping.reopen(callee.declaration) {
        pending += program.graph.calls[callee, default: []].map(\.function)
      }
    }
  }

  private func isDisplay(_ function: FunctionDeclaration) -> Bool {
    let isView = function.kind == .function && function.result == .void && isViews(function)
    return function.kind == .setter || isView && !program.flow(of: function).isEmpty
  }

  private func isViews(_ function: FunctionDeclaration) -> Bool {
    program.owner(of: function).map { program.isView($0) } ?? false
  }

  private func onlyShows(_ flows: [Flow]) -> Bool {
    flows.allSatisfy { flow in
      switch flow {
      case .write(let write): !write.place.outlivesBody || shows(write.place)
      case .call(let call): onlyShows(call)
      case .closure(let closure): !closure.isImmediate || onlyShows(closure.body)
      case .asynchronousLoop: false
      default: flow.blocks.allSatisfy(onlyShows)
      }
    }
  }

  private func onlyShows(_ call: CallSite) -> Bool {
    for argument in call.arguments {
      guard let closure = argument.closure, !actions.contains(closure) else { continue }
      guard onlyShows(closure.body) else { return false }
    }
    if call.isConstruction { return true }
    if call.callees.isEmpty {
      if Remembering.changes(call) || Showing.ways.contains(call.name) { return false }
      return !Showing.acts.contains(call.name) || program.isView(call.receiver)
    }
    return program.graph.first(reachedBy: call, stopping) { function in
      !displays.contains(function) && (function.result == .void || !isHarmless(function))
    } == nil
  }

  // MARK: Queries

  /// Finds the getters and helpers of view components that change nothing, and whose value is only shown wherever they
  /// are asked. Where that of one is not, what it asks itself is looked at again.
  private mutating func findQueries() {
    var pending = asking.values.flatMap(\.self)
    let asked = Set(pending.flatMap(\.use.functions)).flatMap(program.graph.targets) + pending.flatMap(\.use.getters)
    queries = Set(asked.filter { isViews($0) && isHarmless($0) })
    var opened: Set<FunctionDeclaration> = []
    while let (use, context) = pending.popLast() {
      let declared = use.functions.filter { !opened.contains($0) }
      guard !declared.isEmpty || use.getters.contains(where: queries.contains), !shows(use, context) else { continue }
      opened.formUnion(declared)
      for function in declared.flatMap(program.graph.targets) + use.getters where queries.remove(function) != nil {
        pending += asking[function] ?? []
      }
    }
  }

  private func isHarmless(_ function: FunctionDeclaration) -> Bool {
    harmless.answer(function) {
      program.flow(of: function).allSatisfy { flow in
        if case .write(let write) = flow { !write.place.outlivesBody } else { true }
      }
    }
  }
}
