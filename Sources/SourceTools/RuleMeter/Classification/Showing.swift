/// Tells what is read for showing from what is read back.
///
/// A read shows when it stands in drawing or in the variable's own observer, when its value goes into a view, or when it
/// decides nothing but what is shown. What a getter or a helper reads is shown when all that it is asked for is.
struct Showing {
  private let program: Program
  var passivity: Passivity
  private let actions: Actions
  /// Where each getter and each helper that gives a value is asked.
  private var asked: [FunctionDeclaration: [(use: Use, context: Occurrences.Context)]] = [:]
  private let removing: Set<FunctionDeclaration>
  private var written: [FunctionDeclaration: Set<PropertyDeclaration>] = [:]
  /// What each function writes from outside its own body's variables, for the comparison with what is about to be set.
  private var assigned: [FunctionDeclaration: [(properties: [PropertyDeclaration], text: String)]] = [:]
  /// What is judged by: the state that is known, the functions that only show, and those whose value is only shown.
  private var state: Set<PropertyDeclaration> = []
  private var displays: Set<FunctionDeclaration> = []
  private var queries: Set<FunctionDeclaration> = []

  init(_ program: Program, _ passivity: Passivity, _ actions: Actions) {
    self.program = program
    self.passivity = passivity
    self.actions = actions
    removing = Set(program.occurrences.calls.filter { Showing.removals.contains($0.call.name) }.map(\.context.function))
    for (use, context) in program.occurrences.uses {
      for function in use.functions.flatMap(program.graph.targets) + use.getters {
        asked[function, default: []].append((use, context))
      }
    }
    for (write, context) in program.occurrences.writes {
      guard let leaf = write.place.steps.last else { continue }
      written[context.function, default: []].formUnion(leaf.storage)
      if write.text.isEmpty { continue }
      assigned[context.function, default: []].append((leaf.storage, write.text))
    }
  }

  /// The variables that are read other than for showing, each with the first function that does.
  /// - Parameter views: The variables that hold collections of views.
  func readBack(
    given state: Set<PropertyDeclaration>, views: Set<PropertyDeclaration>
  ) -> [PropertyDeclaration: FunctionDeclaration] {
    var judge = self
    judge.state = state
    judge.displays = judge.foundDisplays
    judge.queries = judge.foundQueries
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
    case (.contents, .condition(let branches)): !onlyShow(branches)
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
    if let observed = passivity.observed(by: function), use.properties.contains(observed) { return true }
    if context.closures.allSatisfy(actions.builds), !isWritten(use, in: function) {
      if queries.contains(function) { return true }
    }
    return use.destinations.contains { shows($0, use, context) }
  }

  /// Whether a function compares a variable with the one value that it sets it to.
  private func isAboutToBeSet(_ use: Use, to text: String, in function: FunctionDeclaration) -> Bool {
    let values = assigned[function]?.filter { $0.properties.contains(where: use.properties.contains) } ?? []
    return !values.isEmpty && values.allSatisfy { $0.text == text }
  }

  /// Whether a condition decides about nothing but what a framework's views show.
  private func onlyShow(_ branches: Use.Branches) -> Bool {
    branches.bodies.contains { !$0.isEmpty }
      && branches.bodies.allSatisfy { onlyShows($0) && !$0.contains(where: decidesMore) }
  }

  /// Whether a branch leaves the function, so that the condition decides about everything behind it, or sets a variable
  /// of the program.
  private func decidesMore(_ flow: Flow) -> Bool {
    switch flow {
    case .exit(.function), .exit(.throwing): true
    case .write(let write): write.place.root == .shared && write.place.steps.last?.property != nil
    case .alternatives(let bodies), .choice(let bodies): bodies.contains { $0.contains(where: decidesMore) }
    case .loop(let body): body.contains(where: decidesMore)
    default: false
    }
  }

  /// Whether a function sets what it reads: the old value then has a say in the new one.
  private func isWritten(_ use: Use, in function: FunctionDeclaration) -> Bool {
    use.properties.contains { written[function]?.contains($0) == true }
  }

  private func shows(_ destination: Use.Destination, _ use: Use, _ context: Occurrences.Context) -> Bool {
    switch destination {
    case .write(let place):
      // What a getter or helper computes from the variable itself is read back.
      shows(place)
        && place.lastStorage.allSatisfy { program.readers[$0]?.isDisjoint(with: use.functions + use.getters) != false }
    case .argument(let call):
      shows(call) && !(use.isCalculated && program.graph.targets(of: call).contains { isWritten(use, in: $0) })
    case .condition(let branches): !isWritten(use, in: context.function) && onlyShow(branches)
    case .result: queries.contains(context.function)
    case .comparison(let text): isAboutToBeSet(use, to: text, in: context.function)
    case .requirement, .repetition, .receiver, .calculation: false
    case .local: true
    }
  }

  /// Whether what is written here is a view's, and no state.
  private func shows(_ place: Place) -> Bool {
    guard let leaf = place.steps.last, place.steps.contains(where: { program.isView($0.base) }) else { return false }
    if leaf.storage.contains(where: state.contains) { return !place.isOwn }
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
    return program.graph.targets(of: call).allSatisfy(displays.contains)
  }

  // MARK: Functions

  /// Functions of view components that show and do nothing else.
  private var foundDisplays: Set<FunctionDeclaration> {
    let candidates = program.bodies.filter { function in
      function.kind == .function && function.result == .void && isViews(function)
        && program.flows[function]?.isEmpty == false
    }
    return Set(candidates).filteredUntilStable { function, displays in
      var judge = self
      judge.displays = displays
      return judge.onlyShows(program.flow(of: function))
    }
  }

  private func isViews(_ function: FunctionDeclaration) -> Bool {
    program.owner(of: function).map { program.isView($0) } ?? false
  }

  private func onlyShows(_ flows: [Flow], depth: Int = 0) -> Bool {
    depth < Showing.deepestBlock && flows.allSatisfy { onlyShows($0, depth: depth + 1) }
  }

  private static let deepestBlock = 200

  private func onlyShows(_ flow: Flow, depth: Int) -> Bool {
    switch flow {
    case .write(let write): !write.place.outlivesBody || shows(write.place)
    case .call(let call): onlyShows(call, depth: depth)
    case .closure(let closure): !closure.isImmediate || onlyShows(closure.body, depth: depth)
    case .asynchronousLoop: false
    default: flow.blocks.allSatisfy { onlyShows($0, depth: depth) }
    }
  }

  private func onlyShows(_ call: CallSite, depth: Int) -> Bool {
    for argument in call.arguments {
      guard let closure = argument.closure, !actions.contains(closure) else { continue }
      guard onlyShows(closure.body, depth: depth) else { return false }
    }
    if call.isConstruction { return true }
    if call.callees.isEmpty {
      if Remembering.changes(call) || Showing.ways.contains(call.name) { return false }
      return !Showing.acts.contains(call.name) || program.isView(call.receiver)
    }
    return program.graph.targets(of: call).allSatisfy { callee in
      displays.contains(callee) || callee.result != .void && isHarmless(callee)
        || callee.kind == .setter && onlyShows(program.flow(of: callee), depth: depth)
    }
  }

  // MARK: Queries

  /// Getters and helpers of view components that change nothing, and whose value is only shown wherever they are asked.
  private var foundQueries: Set<FunctionDeclaration> {
    Set(asked.keys.filter { isViews($0) && isHarmless($0) }).filteredUntilStable { function, queries in
      var judge = self
      judge.queries = queries
      return asked[function]?.allSatisfy { judge.shows($0.use, $0.context) } ?? false
    }
  }

  private func isHarmless(_ function: FunctionDeclaration) -> Bool {
    program.flow(of: function).allSatisfy { flow in
      switch flow {
      case .write(let write): !write.place.outlivesBody
      default: true
      }
    }
  }
}

extension Set {
  /// The elements that satisfy a predicate, given those that satisfied it so far, until all of them do.
  fileprivate func filteredUntilStable(_ isIncluded: (Element, Set) -> Bool) -> Set {
    let next = filter { isIncluded($0, self) }
    return next.count == count ? next : next.filteredUntilStable(isIncluded)
  }
}
