/// Who calls whom: a call of a requirement or of an overridden method may reach each implementation.
final class CallGraph {
  private let symbols: SymbolTable
  private(set) var calls: [Callee: [Occurrences.Context]] = [:]
  private let declarations = Memo<FunctionDeclaration, [FunctionDeclaration]>()
  private let implementations = Memo<FunctionDeclaration, [FunctionDeclaration]>()

  init(_ program: Program) {
    symbols = program.symbols
    for (call, context) in program.occurrences.calls where !call.isConstruction {
      for callee in call.named { calls[callee, default: []].append(context) }
    }
    for (use, context) in program.occurrences.uses {
      for getter in use.getters { calls[Callee(declaration: getter, isDirect: true), default: []].append(context) }
    }
  }

  func callers(of function: FunctionDeclaration) -> [Occurrences.Context] {
    callees(running: function).flatMap { calls[$0, default: []] }
  }

  /// What a call may name to run a function.
  func callees(running function: FunctionDeclaration) -> [Callee] {
    [Callee(declaration: function, isDirect: true)] + reached(by: function).map { Callee(declaration: $0) }
  }

  /// The declarations whose calls may reach a function: its own, and those that it overrides or implements.
  func reached(by function: FunctionDeclaration) -> [FunctionDeclaration] {
    declarations.answer(function) {
      guard let owner = symbols.functionOwners[function], owner.kind != .protocol else { return [function] }
      let ancestors = symbols.lineage(of: owner).symbols.dropFirst()
      return [function] + ancestors.flatMap { $0.functions[function.name] ?? [] }.filter { fits(function, $0) }
    }
  }

  func targets(of call: CallSite) -> [FunctionDeclaration] { call.named.flatMap { targets(of: $0) } }

  /// The declaration called and everything that overrides or implements it.
  func targets(of function: FunctionDeclaration) -> [FunctionDeclaration] {
    implementations.answer(function) {
      let heirs = symbols.functionOwners[function].flatMap { symbols.heirs[$0] } ?? []
      let found = heirs.filter { $0.kind != .protocol }.flatMap { $0.functions[function.name] ?? [] }
      return [function] + found.filter { fits($0, function) }
    }
  }

  func targets(of callee: Callee) -> [FunctionDeclaration] {
    callee.isDirect ? [callee.declaration] : targets(of: callee.declaration)
  }

  /// The first function that a call may run and that fulfils a condition.
  /// - Parameter known: The answers so far. Five thousand types may implement what is called five thousand times.
  func first(
    reachedBy call: CallSite, _ known: Firsts, where holds: (FunctionDeclaration) -> Bool
  ) -> FunctionDeclaration? {
    if call.isSuper { return call.callees.first(where: holds) }
    for callee in call.callees {
      if let found = known.answer(callee, { targets(of: callee).first(where: holds) }) { return found }
    }
    return nil
  }

  /// Whether a function of an heir overrides or implements what an ancestor declares.
  private func fits(_ function: FunctionDeclaration, _ declared: FunctionDeclaration) -> Bool {
    function.kind == .function && declared.kind == .function
      && function.parameters.map(\.label) == declared.parameters.map(\.label)
  }
}

/// What a call names: a declaration, so that any function that implements it may run, or just one function.
///
/// A call is kept with what it names, and not once for each implementation: five thousand types that conform to one
/// protocol, and each call its requirement, would be twenty-five million pairs.
struct Callee: Hashable {
  let declaration: FunctionDeclaration
  var isDirect = false
}

extension CallSite {
  var named: [Callee] { callees.map { Callee(declaration: $0, isDirect: isSuper) } }
}

/// Calls, and what is learned of functions by what they call.
struct Propagation {
  private let calls: [(call: CallSite, context: Occurrences.Context)]
  /// The indices of the calls.
  private var callers: [Callee: [Int]] = [:]

  init(_ calls: [(call: CallSite, context: Occurrences.Context)]) {
    self.calls = calls
    for (index, (call, _)) in calls.enumerated() {
      for callee in call.named { callers[callee, default: []].append(index) }
    }
  }

  /// Takes a step for each call; where it says something new of the caller, takes it again for the calls of that one.
  /// - Parameter step: Gives the declarations whose calls it has to take again, or `nil` if the caller stays as it was.
  func propagate(_ step: (CallSite, Occurrences.Context) -> [FunctionDeclaration]?) {
    var pending = Array(calls.indices)
    var isPending = Array(repeating: true, count: pending.count)
    var next = 0
    while next < pending.count {
      let index = pending[next]
      next += 1
      isPending[index] = false
      let (call, context) = calls[index]
      guard let declared = step(call, context) else { continue }
      let callees = [Callee(declaration: context.function, isDirect: true)] + declared.map { Callee(declaration: $0) }
      for caller in callees.flatMap({ callers[$0, default: []] }) where !isPending[caller] {
        isPending[caller] = true
        pending.append(caller)
      }
    }
  }
}
