/// The functions that keep a closure they are given: calling one registers an observer.
struct Registrations {
  let names: Set<String>
  /// What a call of each declaration may keep, and what each function itself does.
  private var kept: [FunctionDeclaration: Set<String>] = [:]
  private var keptItself: [FunctionDeclaration: Set<String>] = [:]
  /// Those that register what they are given, so that it does not matter who declares them.
  private var registering: Set<FunctionDeclaration> = []
  private static let keepers = "append insert updateValue add register subscribe observe addObserver store sink".words

  private let program: Program

  init(_ program: Program, named names: Set<String>) {
    self.program = program
    self.names = Handlers.observers.union(names)
    for (write, context) in program.occurrences.writes
    where write.place.root == .shared && !write.value.sources.closures.isEmpty {
      keep(write.value.sources.closures, in: context.function)
    }
    Propagation(program.occurrences.calls).propagate { forward($0, in: $1.function) }
  }

  /// Whether a call's name says that it registers an observer.
  func isNamed(by call: CallSite) -> Bool {
    names.contains(call.name) || call.callees.isEmpty && Handlers.foreignObservers.contains(call.name)
  }

  /// Whether a model, or a library for observing, keeps the closure given for a parameter.
  func stores(_ call: CallSite, _ function: FunctionDeclaration, _ name: String, _ models: Set<TypeSymbol>) -> Bool {
    guard keeps(call, function, name), let owner = program.owner(of: function) else { return false }
    if registering.contains(function) { return true }
    return !program.isViewOrFrameworks(owner) && (function.kind == .function || models.contains(owner))
  }

  func keeps(_ call: CallSite, _ function: FunctionDeclaration, _ parameter: String) -> Bool {
    guard (call.isSuper ? keptItself : kept)[function]?.contains(parameter) == true else { return false }
    let completions = ["complet", "then", "reply", "finish", "done", "success", "failure"]
    return !completions.contains(where: parameter.lowercased().hasPrefix)
  }

  /// The types of what registering returns: handles, not state.
  var handleTypes: Set<String> {
    Set(kept.keys.filter { $0.kind == .function }.compactMap(\.result.name)).filter { !StandardLibrary.isValueType($0) }
  }

  /// The variables that take what registering returns, and those that it alone reads for it: the next observer's number.
  var tokens: Set<PropertyDeclaration> {
    let writes = program.occurrences.writes
    let taking = writes.filter { write, _ in
      program.isHandle(write.value.type) || !write.value.sources.functions.isDisjoint(with: kept.keys)
    }
    let givers = Set(kept.keys.filter { $0.result != .void })
    let counting = writes.filter { givers.contains($0.context.function) }.flatMap(\.write.place.lastStorage)
    let counters = counting.filter { program.readers[$0]?.isSubset(of: givers) == true }
    return Set(taking.flatMap(\.write.place.lastStorage) + counters)
  }

  /// What a function keeps is kept by whoever calls the requirement that it implements, too.
  @discardableResult
  private mutating func keep(_ closures: Set<String>, in function: FunctionDeclaration) -> Bool {
    let own = closures.intersection(function.parameters.map(\.name))
    guard !own.isSubset(of: keptItself[function] ?? []) else { return false }
    keptItself[function, default: []].formUnion(own)
    for declared in program.graph.reached(by: function) {
      let places = zip(function.parameters, declared.parameters)
      kept[declared, default: []].formUnion(places.filter { own.contains($0.0.name) }.map(\.1.name))
    }
    return true
  }

  /// A closure passed on to a function that keeps it is kept, and so is one that is used in such a closure.
  private mutating func forward(_ call: CallSite, in function: FunctionDeclaration) -> [FunctionDeclaration]? {
    var changed = false
    for argument in call.arguments where !argument.sources.closures.isEmpty {
      let name = argument.parameter?.name ?? ""
      let isKept =
        call.callees.isEmpty
        ? Registrations.keepers.contains(call.name)
        : call.callees.contains { (call.isSuper ? keptItself : kept)[$0]?.contains(name) == true }
      if call.callees.isEmpty, call.name == "sink" { registering.insert(function) }
      if isKept, keep(argument.sources.closures, in: function) { changed = true }
    }
    return changed ? program.graph.reached(by: function) : nil
  }
}
