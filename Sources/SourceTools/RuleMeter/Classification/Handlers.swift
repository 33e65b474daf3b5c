/// What is registered to be told of changes: closures and functions.
struct Handlers {
  private(set) var functions: Set<FunctionDeclaration> = []
  private var closures: Set<ClosureFlow> = []
  /// Those that run when they are registered too: what they read is what is tracked.
  private var tracked: Set<ClosureFlow> = []

  func contains(_ closure: ClosureFlow) -> Bool { closures.contains(closure) }
  func runsAtOnce(_ closure: ClosureFlow) -> Bool { tracked.contains(closure) }

  /// Whether a call hands over what is to be called at each change.
  func registers(_ call: CallSite) -> Bool {
    call.arguments.contains { argument in
      argument.closure.map(contains) == true || argument.references.contains(where: functions.contains)
    }
  }

  func contains(_ context: Occurrences.Context) -> Bool {
    functions.contains(context.function) || context.closures.contains { contains($0) }
  }

  private let program: Program
  private let registrations: Registrations
  private let models: Set<TypeSymbol>

  init(_ program: Program, _ registrations: Registrations, models: Set<TypeSymbol>) {
    self.program = program
    self.registrations = registrations
    self.models = models
    for (call, _) in program.occurrences.calls { register(call) }
    for (closure, _) in program.occurrences.closures { register(closure) }
    for type in program.symbols.types { registerDelegate(type) }
    functions.formUnion(dependents)
  }

  private mutating func register(_ call: CallSite) {
    let isNamed = registrations.isNamed(by: call) && !call.isOnControl
    for argument in call.arguments {
      let isStored = call.callees.contains { registrations.stores(call, $0, argument.parameter?.name ?? "", models) }
      guard isNamed || isStored else { continue }
      if let closure = argument.closure {
        closures.insert(closure)
        if Handlers.tracking.contains(call.name), argument.label != "onChange" { tracked.insert(closure) }
      }
      functions.formUnion(argument.references)
    }
  }

  private mutating func register(_ closure: ClosureFlow) {
    switch closure.use {
    case .stored(let step) where step.property == nil && Drawing.closures.contains(step.name): closures.insert(closure)
    case .stored(let step):
      guard step.storage.compactMap(program.owner).contains(where: models.contains) else { return }
      closures.insert(closure)
      for case .call(let call) in closure.body where closure.body.count == 1 { functions.formUnion(call.callees) }
    case .arrivals(let sources, let text): if isChanges(sources, text) { closures.insert(closure) }
    case .argument, .immediate, .kept: break
    }
  }

  /// Whether a loop over what arrives is a loop over a model's changes or over notifications.
  private func isChanges(_ sources: Sources, _ text: String) -> Bool {
    let functions = sources.functions.flatMap(program.graph.targets)
    let owners = sources.properties.compactMap(program.owner) + functions.compactMap(program.owner)
    if owners.contains(where: models.contains) { return true }
    let held = Set(sources.properties.map { program.type(of: $0).name })
    if models.contains(where: { held.contains($0.name) }) { return true }
    return text.contains("otifications") || text.contains("Observations") || text.hasSuffix(".values")
  }

  private mutating func registerDelegate(_ type: TypeSymbol) {
    functions.formUnion(type.functions["observeValue"] ?? [])
    let ancestors = program.symbols.lineage(of: type).externals
    if ancestors.isDisjoint(with: Handlers.changeDelegates) { return }
    for name in Handlers.changeCallbacks { functions.formUnion(type.functions[name] ?? []) }
  }

  // MARK: Dependents

  /// The methods by which views implement a protocol through which a model tells its dependents.
  private var dependents: [FunctionDeclaration] {
    let used = protocolsCalled
    if used.isEmpty { return [] }
    return program.symbols.types.flatMap { type -> [FunctionDeclaration] in
      let protocols = type.kind == .protocol ? [] : program.lineage(of: type).filter(used.contains)
      guard !protocols.isEmpty, !models.contains(type) || isKeptByViews(type) else { return [] }
      let names = Set(protocols.flatMap { $0.allFunctions.map(\.name) })
      return type.allFunctions.filter { names.contains($0.name) }
    }
  }

  /// Whether views alone keep the objects of a type: these may depend on a model on their behalf. A model never does.
  private func isKeptByViews(_ type: TypeSymbol) -> Bool {
    program.holders[type.name]?.allSatisfy { program.isViewComponent($0.value) } ?? false
  }

  /// Protocols whose requirements a model calls: it knows its dependents by nothing else.
  private var protocolsCalled: Set<TypeSymbol> {
    let calls = program.occurrences.calls.filter { _, context in
      program.owner(of: context.function).map(models.contains) ?? false
    }
    return Set(calls.flatMap(\.call.callees).compactMap(program.owner)).filter { type in
      type.kind == .protocol && type.role != .framework && !program.isViewComponent(type)
    }
  }
}
