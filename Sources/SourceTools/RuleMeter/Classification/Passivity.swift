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
  /// Who else calls each function that belongs to its callers when they are all of one kind.
  private var callers: [FunctionDeclaration: [Occurrences.Context]] = [:]
  /// The same functions, by who calls them.
  private var followers: [FunctionDeclaration: [FunctionDeclaration]] = [:]

  init(_ program: Program, _ handlers: Handlers, _ actions: Actions) {
    self.handlers = handlers
    self.actions = actions
    self.program = program
    for function in program.bodies where canFollow(function) {
      let others = program.graph.callers(of: function).filter { $0.function != function }
      callers[function] = others
      for caller in others { followers[caller.function, default: []].append(function) }
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
    var pending = orHandlers ? Array(followers.keys) : roots
    while let next = pending.popLast() {
      for follower in followers[next] ?? [] where !result.contains(follower) {
        let isOnlyCalled = callers[follower, default: []].allSatisfy { caller in
          within(result, caller, actions.builds) || orHandlers && handlers.contains(caller)
            || passing && within(result, caller, actions.runsInPassing)
        }
        guard isOnlyCalled else { continue }
        result.insert(follower)
        pending.append(follower)
      }
    }
    return result
  }

  /// Whether a function belongs to its callers when they are all of one kind.
  private func canFollow(_ function: FunctionDeclaration) -> Bool {
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
