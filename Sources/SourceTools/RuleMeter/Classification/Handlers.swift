/// What is registered to be told of changes: closures and functions.
struct Handlers {
  private(set) var functions: Set<FunctionDeclaration> = []
  private var closures: Set<ObjectIdentifier> = []
  /// Those that run when they are registered too: what they read is what is tracked.
  private var tracked: Set<ObjectIdentifier> = []

  func contains(_ closure: ClosureFlow) -> Bool { closures.contains(ObjectIdentifier(closure)) }
  func runsAtOnce(_ closure: ClosureFlow) -> Bool { tracked.contains(ObjectIdentifier(closure)) }

  /// Whether a context is the body of a handler, or lies inside one.
  func contains(_ context: Occurrences.Context) -> Bool {
    functions.contains(context.function) || context.closures.contains { contains($0) }
  }

  /// Finds what is registered, given the models known so far.
  init(_ program: Program, _ occurrences: Occurrences, _ registrations: Registrations, models: Set<TypeSymbol>) {
    for (call, _) in occurrences.calls { register(call, program, registrations, models) }
    for (closure, _) in occurrences.closures { register(closure, program, models) }
    for type in program.symbols.types { registerDelegate(type, program.symbols) }
    functions.formUnion(DependentsProtocols.implementations(program, occurrences, models: models))
  }

  private mutating func register(
    _ call: CallSite, _ program: Program, _ registrations: Registrations, _ models: Set<TypeSymbol>
  ) {
    let isForeign = call.callees.isEmpty && Handlers.foreignObservers.contains(call.name)
    let isNamed = isForeign || registrations.names.contains(call.name)
    for argument in call.arguments {
      let isStored = call.callees.contains { callee in
        argument.parameter.map { registrations.stores(callee, $0.name, models, program) } ?? false
      }
      guard isNamed || isStored else { continue }
      if let closure = argument.closure {
        insert(closure)
        if Handlers.tracking.contains(call.name), argument.label != "onChange" {
          tracked.insert(ObjectIdentifier(closure))
        }
      }
      functions.formUnion(argument.references)
    }
  }

  private mutating func register(_ closure: ClosureFlow, _ program: Program, _ models: Set<TypeSymbol>) {
    switch closure.use {
    case .stored(let step) where step.property == nil && Drawing.closures.contains(step.name): insert(closure)
    case .stored(let step):
      guard let property = step.property, let owner = program.symbols.propertyOwners[property],
        models.contains(owner), !program.isViewComponent(owner)
      else { return }
      insert(closure)
      for case .call(let call) in closure.body where closure.body.count == 1 { functions.formUnion(call.callees) }
    case .arrivals(let sources, let type, let text):
      if isChanges(sources, type, text, program, models) { insert(closure) }
    case .argument, .immediate, .kept: break
    }
  }

  /// Whether a loop over what arrives is a loop over a model's changes or over notifications.
  private func isChanges(
    _ sources: Sources, _ type: TypeReference, _ text: String, _ program: Program, _ models: Set<TypeSymbol>
  ) -> Bool {
    let owners =
      sources.properties.compactMap { program.symbols.propertyOwners[$0] }
      + sources.functions.compactMap { program.owner(of: $0) }
    if owners.contains(where: models.contains) { return true }
    let held = sources.properties.map { program.type(of: $0) }
    if held.contains(where: { type in models.contains { $0.name == type.name } }) { return true }
    return text.contains("otifications") || text.contains("Observations") || text.hasSuffix(".values")
  }

  private mutating func registerDelegate(_ type: TypeSymbol, _ symbols: SymbolTable) {
    let isKeyValueObserver = type.functions["observeValue"] ?? []
    functions.formUnion(isKeyValueObserver)
    guard !symbols.lineage(of: type).externals.isDisjoint(with: Handlers.changeDelegates) else { return }
    for name in Handlers.changeCallbacks { functions.formUnion(type.functions[name] ?? []) }
  }

  private mutating func insert(_ closure: ClosureFlow) { closures.insert(ObjectIdentifier(closure)) }
}

/// The methods by which views implement a protocol through which a model tells its dependents.
enum DependentsProtocols {
  static func implementations(
    _ program: Program, _ occurrences: Occurrences, models: Set<TypeSymbol>
  ) -> [FunctionDeclaration] {
    let used = protocolsCalled(by: models, program, occurrences)
    let keepers = self.keepers(program)
    return program.symbols.types.flatMap { type -> [FunctionDeclaration] in
      guard type.kind != .protocol else { return [] }
      let protocols = program.symbols.lineage(of: type).symbols.filter { used.contains($0) }
      guard !protocols.isEmpty, !models.contains(type) || isKeptByViews(type, keepers, program) else { return [] }
      let names = Set(protocols.flatMap { $0.allFunctions.map(\.name) })
      return type.allFunctions.filter { names.contains($0.name) }
    }
  }

  /// Whether an object depends on a model on behalf of a view that keeps it. A model never does.
  private static func isKeptByViews(_ type: TypeSymbol, _ keepers: [String: [TypeSymbol]], _ program: Program) -> Bool {
    guard let keepers = keepers[type.name] else { return false }
    return keepers.allSatisfy { program.isViewComponent($0) }
  }

  /// The types that have a property of each type, by its name.
  private static func keepers(_ program: Program) -> [String: [TypeSymbol]] {
    var keepers: [String: [TypeSymbol]] = [:]
    for (property, owner) in program.symbols.propertyOwners {
      if let name = program.type(of: property).name { keepers[name, default: []].append(owner) }
    }
    return keepers
  }

  /// Protocols whose requirements a model calls: it knows its dependents by nothing else.
  private static func protocolsCalled(
    by models: Set<TypeSymbol>, _ program: Program, _ occurrences: Occurrences
  ) -> Set<TypeSymbol> {
    var result: Set<TypeSymbol> = []
    for (call, context) in occurrences.calls {
      guard let owner = program.owner(of: context.function), models.contains(owner) else { continue }
      for callee in call.callees {
        guard let declaring = program.owner(of: callee), declaring.kind == .protocol, declaring.role != .framework
        else { continue }
        if !program.isViewComponent(declaring) { result.insert(declaring) }
      }
    }
    return result
  }
}
