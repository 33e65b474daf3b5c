/// The bodies in which an assignment builds or shows rather than changes state: initialisers, drawing and notification
/// handlers, with the functions that only these call.
struct Passivity {
  typealias Functions = Set<FunctionDeclaration>
  private var handlers: Handlers
  private let actions: Actions
  private let program: Program
  private var functions: Functions = []
  /// Drawing, and what only drawing calls.
  private var drawing: Functions = []
  /// Notification handlers, and what only they call.
  private(set) var handling: Functions = []
  /// What sets a screen up before it first shows, and what only that calls.
  private(set) var settingUp: Functions = []
  /// The observers of a property, and what only they call.
  private(set) var observing: [FunctionDeclaration: PropertyDeclaration] = [:]
  /// What each function calls.
  private var callees: [FunctionDeclaration: Set<Callee>] = [:]

  init(_ program: Program, _ handlers: Handlers, _ actions: Actions) {
    self.handlers = handlers
    self.actions = actions
    self.program = program
    for (callee, calls) in program.graph.calls {
      for call in calls { callees[call.function, default: []].insert(callee) }
    }
    drawing = closure(of: program.bodies.filter(isDrawing))
    settingUp = closure(of: program.bodies.filter(isSetUp))
    update(handlers)
    for property in program.symbols.types.flatMap(\.allProperties) {
      for member in closure(of: property.accessors(.observer)) { observing[member] = property }
    }
  }

  /// Knows other handlers from now on.
  mutating func update(_ handlers: Handlers) {
    self.handlers = handlers
    let building = program.bodies.filter { function in
      function.kind == .initializer || function.kind == .deinitializer || Drawing.makingNames.contains(function.name)
    }
    handling = closure(of: Array(handlers.functions), orHandlers: true, passing: true)
    functions = closure(of: Array(drawing.union(handling)) + building, orHandlers: true)
  }

  /// Whether what happens in this context builds or shows.
  func contains(_ context: Occurrences.Context) -> Bool {
    handlers.contains(context) || within(handling, context, actions.runsInPassing)
      || context.closures.isEmpty && functions.contains(context.function)
  }

  func draws(_ context: Occurrences.Context) -> Bool { within(drawing, context, actions.builds) }

  /// Whether a notification handler runs here, or what only handlers call.
  func isHandled(_ context: Occurrences.Context) -> Bool {
    handlers.contains(context) || handling.contains(context.function)
  }

  private func within(_ functions: Functions, _ context: Occurrences.Context, _ runs: (ClosureFlow) -> Bool) -> Bool {
    functions.contains(context.function) && context.closures.allSatisfy(runs)
  }

  /// The functions, and those that only they call, through any chain: from handlers too, or from what runs in passing.
  private func closure(of roots: [FunctionDeclaration], orHandlers: Bool = false, passing: Bool = false) -> Functions {
    var result = Set(roots)
    func belongs(_ call: Occurrences.Context) -> Bool {
      within(result, call, actions.builds) || orHandlers && handlers.contains(call)
        || passing && within(result, call, actions.runsInPassing)
    }
    /// How many of the calls are known to belong, so that they are asked once.
    var known: [Callee: Int] = [:]
    func others(_ callee: Callee) -> ArraySlice<Occurrences.Context> {
      let others = program.graph.calls[callee, default: []].dropFirst(known[callee, default: 0]).drop(while: belongs)
      known[callee] = others.startIndex
      return others
    }
    func isOnlyCalled(_ function: FunctionDeclaration) -> Bool {
      program.graph.callees(running: function).allSatisfy { callee in
        others(callee).allSatisfy { $0.function == function || belongs($0) }
      }
    }
    var (pending, finished) = (orHandlers ? Array(callees.keys) : roots, Set<Callee>())
    while let next = pending.popLast() {
      for callee in callees[next, default: []] {
        // A function that calls itself has no other caller by that.
        let own = others(callee).first.map { [$0.function] }
        if own == nil, !finished.insert(callee).inserted { continue }
        pending += (own ?? program.graph.targets(of: callee)).filter { function in
          !result.contains(function) && canFollow(function) && isOnlyCalled(function)
            && program.graph.callees(running: function).contains(callee) && result.insert(function).inserted
        }
      }
    }
    return result
  }

  /// Whether a function belongs to its callers when they are all of one kind.
  func canFollow(_ function: FunctionDeclaration) -> Bool {
    !function.isOverride && (function.kind == .function || function.kind == .getter)
      && !function.attributes.contains { ["objc", "IBAction"].contains($0.name) } && program.isInView(function)
  }

  private func isDrawing(_ function: FunctionDeclaration) -> Bool {
    guard let owner = program.owner(of: function), program.isViewComponent(owner) else { return false }
    if isCalledByFramework(function), Drawing.names.contains(function.name) { return true }
    let isRequired = { (type: TypeSymbol) in type.role == .framework && type.functions[function.name] != nil }
    if Drawing.required.contains(function.name), program.lineage(of: owner).contains(where: isRequired) { return true }
    if function.isOverride, function.name == "prepare", function.parameters.isEmpty { return true }
    return function.parameters.contains { Drawing.dataSourceLabels.contains($0.label ?? "") }
  }

  /// Whether a framework could call what bears one of its names: it sees nothing private, and sends an action to be acted on.
  private func isCalledByFramework(_ function: FunctionDeclaration) -> Bool {
    guard function.kind == .function || function.kind == .getter else { return false }
    return function.modifiers.access > .fileprivate && !function.attributes.contains { $0.name == "IBAction" }
  }

  private func isSetUp(_ function: FunctionDeclaration) -> Bool {
    function.kind == .function && Drawing.setUpNames.contains(function.name) && program.isInView(function)
  }
}
