/// Who calls whom: a call of a requirement or of an overridden method may reach each implementation.
struct CallGraph {
  /// From where each function is called by its own declaration, so that any that implements it may run.
  ///
  /// A call is kept with the declaration that it names, and not once for each implementation: five thousand types that
  /// conform to one protocol, and each call its requirement, would be twenty-five million pairs.
  private var dispatching: [FunctionDeclaration: [Occurrences.Context]] = [:]
  /// From where each function itself is called, and each getter is asked.
  private var direct: [FunctionDeclaration: [Occurrences.Context]] = [:]
  /// What each function calls, and the getters that it asks. A call that is not direct reaches all that implements what
  /// it names.
  private(set) var called: [FunctionDeclaration: [(function: FunctionDeclaration, isDirect: Bool)]] = [:]
  private var implementations: [FunctionDeclaration: [FunctionDeclaration]] = [:]
  /// What each function overrides or implements.
  private var declarations: [FunctionDeclaration: [FunctionDeclaration]] = [:]

  init(_ program: Program, _ occurrences: Occurrences) {
    for type in program.symbols.types where type.kind != .protocol { link(type, program.symbols) }
    for (call, context) in occurrences.calls where !call.isConstruction {
      for callee in call.callees { connect(context, to: callee, isDirect: call.isSuper) }
    }
    for (use, context) in occurrences.uses {
      for getter in use.getters { connect(context, to: getter, isDirect: true) }
    }
  }

  /// From where a function may be called, and a getter asked.
  func callers(of function: FunctionDeclaration) -> [Occurrences.Context] {
    (direct[function] ?? []) + reached(by: function).flatMap { dispatching[$0] ?? [] }
  }

  /// The declarations of which a call may reach a function: its own, and those that it overrides or implements.
  func reached(by function: FunctionDeclaration) -> [FunctionDeclaration] {
    [function] + (declarations[function] ?? [])
  }

  /// Every function that a call may reach.
  func targets(of call: CallSite) -> [FunctionDeclaration] {
    call.isSuper ? call.callees : call.callees.flatMap(targets)
  }

  /// The declaration called and everything that overrides or implements it.
  func targets(of function: FunctionDeclaration) -> [FunctionDeclaration] {
    guard let found = implementations[function] else { return [function] }
    return [function] + found
  }

  private mutating func connect(
    _ context: Occurrences.Context, to callee: FunctionDeclaration, isDirect: Bool
  ) {
    if isDirect {
      direct[callee, default: []].append(context)
    } else {
      dispatching[callee, default: []].append(context)
    }
    called[context.function, default: []].append((callee, isDirect))
  }

  private mutating func link(_ type: TypeSymbol, _ symbols: SymbolTable) {
    let ancestors = symbols.lineage(of: type).symbols.dropFirst()
    for function in type.allFunctions where function.kind == .function {
      for ancestor in ancestors {
        for declared in ancestor.functions[function.name] ?? [] where fits(function, declared) {
          implementations[declared, default: []].append(function)
          declarations[function, default: []].append(declared)
        }
      }
    }
  }

  private func fits(_ function: FunctionDeclaration, _ declared: FunctionDeclaration) -> Bool {
    function !== declared && function.parameters.map(\.label) == declared.parameters.map(\.label)
  }
}
