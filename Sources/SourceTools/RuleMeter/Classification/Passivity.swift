/// The bodies in which an assignment builds or shows rather than changes state: initialisers, drawing and notification
/// handlers, with the functions that only these call.
struct Passivity {
  private let handlers: Handlers
  private let actions: Actions
  private let graph: CallGraph
  private var functions: Set<FunctionDeclaration> = []
  /// Drawing, and what only drawing calls.
  private var drawing: Set<FunctionDeclaration> = []
  /// Notification handlers, and what only they call.
  private var handling: Set<FunctionDeclaration> = []
  /// What sets a screen up before it first shows, and what only that calls.
  private var settingUp: Set<FunctionDeclaration> = []
  /// The observers of a property, and what only they call.
  private var observing: [FunctionDeclaration: PropertyDeclaration] = [:]

  init(_ program: Program, _ graph: CallGraph, _ handlers: Handlers, _ actions: Actions) {
    self.handlers = handlers
    self.actions = actions
    self.graph = graph
    let building = program.bodies.filter { function in
      function.kind == .initializer || function.kind == .deinitializer || Drawing.makingNames.contains(function.name)
    }
    drawing = closure(of: program.bodies.filter { Self.isDrawing($0, program) }, program)
    handling = closure(of: Array(handlers.functions), orHandlers: true, program)
    settingUp = closure(of: program.bodies.filter { Self.isSetUp($0, program) }, program)
    functions = closure(of: Array(drawing.union(handling)) + building, orHandlers: true, program)
    for function in program.bodies where function.kind == .observer {
      guard let property = program.observedProperty(of: function) else { continue }
      for member in closure(of: property.accessors.filter { $0.kind == .observer }, program) {
        observing[member] = property
      }
    }
  }

  /// Whether what happens in this context builds or shows.
  func contains(_ context: Occurrences.Context) -> Bool {
    if handlers.contains(context) { return true }
    return context.closures.isEmpty && functions.contains(context.function)
  }

  /// Whether what is read in this context is read to draw.
  func draws(_ context: Occurrences.Context) -> Bool { within(drawing, context) }

  /// Whether a notification handler runs in this context.
  func isHandled(_ context: Occurrences.Context) -> Bool {
    handlers.contains(context) || handling.contains(context.function)
  }

  /// Whether a function is a notification handler, or is called by nothing else.
  func handles(_ function: FunctionDeclaration) -> Bool { handling.contains(function) }

  /// Whether a function runs only before a screen first shows.
  func setsUp(_ function: FunctionDeclaration) -> Bool { settingUp.contains(function) }

  /// The property whose observers alone lead to a function.
  func observed(by function: FunctionDeclaration) -> PropertyDeclaration? { observing[function] }

  private func within(_ functions: Set<FunctionDeclaration>, _ context: Occurrences.Context) -> Bool {
    functions.contains(context.function) && context.closures.allSatisfy(actions.builds)
  }

  /// The functions, and those that only they call, through any chain.
  /// - Parameter orHandlers: Whether closures that are notification handlers count as callers too.
  private func closure(
    of roots: [FunctionDeclaration], orHandlers: Bool = false, _ program: Program
  ) -> Set<FunctionDeclaration> {
    var result = Set(roots)
    var pending = orHandlers ? program.bodies : roots
    // The declarations that implement another one and can belong to its callers: seldom one in thousands.
    var followers: [FunctionDeclaration: [FunctionDeclaration]] = [:]
    while let next = pending.popLast() {
      for (callee, isDirect) in graph.called[next] ?? [] {
        if !isDirect, followers[callee] == nil {
          followers[callee] = graph.targets(of: callee).filter { canFollow($0, program) }
        }
        for callee in isDirect ? [callee] : followers[callee] ?? [] where !result.contains(callee) {
          guard isOnlyCalled(callee, by: result, orHandlers: orHandlers, program) else { continue }
          result.insert(callee)
          pending.append(callee)
        }
      }
    }
    return result
  }

  /// Whether a function belongs to its callers when they are all of one kind.
  private func canFollow(_ function: FunctionDeclaration, _ program: Program) -> Bool {
    guard !function.isOverride, function.kind == .function || function.kind == .getter,
      !function.attributes.contains(where: { ["objc", "IBAction"].contains($0.name) }),
      let owner = program.owner(of: function)
    else { return false }
    return program.isViewComponent(owner)
  }

  private func isOnlyCalled(
    _ function: FunctionDeclaration, by callers: Set<FunctionDeclaration>, orHandlers: Bool, _ program: Program
  ) -> Bool {
    guard canFollow(function, program) else { return false }
    let others = graph.callers(of: function).filter { $0.function != function }
    return !others.isEmpty && others.allSatisfy { within(callers, $0) || orHandlers && handlers.contains($0) }
  }

  private static func isDrawing(_ function: FunctionDeclaration, _ program: Program) -> Bool {
    guard let owner = program.owner(of: function), program.isViewComponent(owner) else { return false }
    if function.kind == .function || function.kind == .getter, Drawing.names.contains(function.name) { return true }
    if Drawing.required.contains(function.name), isRequired(function, of: owner, program) { return true }
    return function.parameters.contains { Drawing.dataSourceLabels.contains($0.label ?? "") }
  }

  private static func isRequired(_ function: FunctionDeclaration, of owner: TypeSymbol, _ program: Program) -> Bool {
    program.symbols.lineage(of: owner).symbols.contains { $0.role == .framework && $0.functions[function.name] != nil }
  }

  private static func isSetUp(_ function: FunctionDeclaration, _ program: Program) -> Bool {
    guard let owner = program.owner(of: function), program.isViewComponent(owner) else { return false }
    return function.kind == .function && Drawing.setUpNames.contains(function.name)
  }
}
