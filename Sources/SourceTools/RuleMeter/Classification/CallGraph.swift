/// Who calls whom: a call of a requirement or of an overridden method may reach each implementation.
struct CallGraph {
  /// From where each function is called, and each getter is asked.
  private(set) var callers: [FunctionDeclaration: [Occurrences.Context]] = [:]
  private(set) var callees: [FunctionDeclaration: [FunctionDeclaration]] = [:]
  private var implementations: [FunctionDeclaration: [FunctionDeclaration]] = [:]

  init(_ program: Program, _ occurrences: Occurrences) {
    for type in program.symbols.types where type.kind != .protocol { link(type, program.symbols) }
    for (call, context) in occurrences.calls where !call.isConstruction {
      for callee in targets(of: call) { connect(context, to: callee) }
    }
    for (use, context) in occurrences.uses {
      for getter in use.getters { connect(context, to: getter) }
    }
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

  private mutating func connect(_ context: Occurrences.Context, to callee: FunctionDeclaration) {
    callers[callee, default: []].append(context)
    callees[context.function, default: []].append(callee)
  }

  private mutating func link(_ type: TypeSymbol, _ symbols: SymbolTable) {
    let ancestors = symbols.lineage(of: type).symbols.dropFirst()
    for function in type.allFunctions where function.kind == .function {
      for ancestor in ancestors {
        for declared in ancestor.functions[function.name] ?? [] where fits(function, declared) {
          implementations[declared, default: []].append(function)
        }
      }
    }
  }

  private func fits(_ function: FunctionDeclaration, _ declared: FunctionDeclaration) -> Bool {
    function !== declared && function.parameters.map(\.label) == declared.parameters.map(\.label)
  }
}
