/// All writes, calls and closures of a program, each with the bodies around it.
struct Occurrences {
  /// Where something happens: in a function and, inside it, in closures that may run later.
  struct Context {
    let function: FunctionDeclaration
    var closures: [ClosureFlow] = []
  }

  private(set) var writes: [(write: Write, context: Context)] = []
  private(set) var calls: [(call: CallSite, context: Context)] = []
  private(set) var uses: [(use: Use, context: Context)] = []
  private(set) var closures: [(closure: ClosureFlow, context: Context)] = []

  init(_ program: Program) {
    for function in program.bodies { collect(program.flows[function] ?? [], Context(function: function)) }
  }

  /// What happens in a part of a function's body.
  init(_ flows: [Flow], of function: FunctionDeclaration) { collect(flows, Context(function: function)) }

  private mutating func collect(_ flows: [Flow], _ context: Context) {
    for flow in flows { collect(flow, context) }
  }

  private mutating func collect(_ flow: Flow, _ context: Context) {
    switch flow {
    case .use(let use): uses.append((use, context))
    case .write(let write): writes.append((write, context))
    case .call(let call):
      calls.append((call, context))
      for argument in call.arguments { if let closure = argument.closure { enter(closure, context) } }
    case .closure(let closure), .asynchronousLoop(let closure): enter(closure, context)
    case .alternatives(let bodies), .choice(let bodies): for body in bodies { collect(body, context) }
    case .loop(let body), .deferred(let body): collect(body, context)
    case .attempt(let body, let catches): for part in [body] + catches { collect(part, context) }
    case .exit, .mayThrow: break
    }
  }

  private mutating func enter(_ closure: ClosureFlow, _ context: Context) {
    closures.append((closure, context))
    var inner = context
    if case .immediate = closure.use {} else { inner.closures.append(closure) }
    collect(closure.body, inner)
  }
}
