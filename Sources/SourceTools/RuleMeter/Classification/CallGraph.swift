/// Who calls whom: a call of a requirement or of an overridden method may reach each implementation.
final class CallGraph {
  private var calls = CallIndex<Occurrences.Context>()
  /// What each function calls, and the getters that it asks. A call that is not direct reaches all that implements what
  /// it names.
  private(set) var called: [FunctionDeclaration: [(function: FunctionDeclaration, isDirect: Bool)]] = [:]
  private var implementations: [FunctionDeclaration: [FunctionDeclaration]] = [:]
  /// What each function overrides or implements.
  private var declarations: [FunctionDeclaration: [FunctionDeclaration]] = [:]

  init(_ program: Program) {
    for type in program.symbols.types where type.kind != .protocol { link(type, program.symbols) }
    for (call, context) in program.occurrences.calls where !call.isConstruction {
      for callee in call.callees { connect(context, to: callee, isDirect: call.isSuper) }
    }
    for (use, context) in program.occurrences.uses {
      for getter in use.getters { connect(context, to: getter, isDirect: true) }
    }
  }

  func callers(of function: FunctionDeclaration) -> [Occurrences.Context] { calls.reaching(function, self) }

  /// The declarations of which a call may reach a function: its own, and those that it overrides or implements.
  func reached(by function: FunctionDeclaration) -> [FunctionDeclaration] {
    [function] + (declarations[function] ?? [])
  }

  func targets(of call: CallSite) -> [FunctionDeclaration] {
    call.isSuper ? call.callees : call.callees.flatMap(targets)
  }

  /// The declaration called and everything that overrides or implements it.
  func targets(of function: FunctionDeclaration) -> [FunctionDeclaration] {
    guard let found = implementations[function] else { return [function] }
    return [function] + found
  }

  private func connect(_ context: Occurrences.Context, to callee: FunctionDeclaration, isDirect: Bool) {
    calls.add(context, to: callee, isDirect: isDirect)
    called[context.function, default: []].append((callee, isDirect))
  }

  private func link(_ type: TypeSymbol, _ symbols: SymbolTable) {
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

/// Calls, by what they reach.
///
/// A call is kept with the declaration that it names, and not once for each implementation: five thousand types that
/// conform to one protocol, and each call its requirement, would be twenty-five million pairs.
struct CallIndex<Call> {
  /// Calls of a declaration, so that any function that implements it may run; calls of just that function.
  private var dispatching: [FunctionDeclaration: [Call]] = [:]
  private var direct: [FunctionDeclaration: [Call]] = [:]

  mutating func add(_ call: Call, to callee: FunctionDeclaration, isDirect: Bool) {
    if isDirect {
      direct[callee, default: []].append(call)
    } else {
      dispatching[callee, default: []].append(call)
    }
  }

  func reaching(_ function: FunctionDeclaration, _ graph: CallGraph) -> [Call] {
    (direct[function] ?? []) + graph.reached(by: function).flatMap { dispatching[$0] ?? [] }
  }
}
