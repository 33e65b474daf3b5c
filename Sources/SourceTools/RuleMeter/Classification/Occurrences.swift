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
    for function in program.bodies { collect(program.flow(of: function), Context(function: function)) }
  }

  init(_ flows: [Flow], of function: FunctionDeclaration) { collect(flows, Context(function: function)) }

  private mutating func collect(_ flows: [Flow], _ context: Context) { for flow in flows { collect(flow, context) } }

  private mutating func collect(_ flow: Flow, _ context: Context) {
    switch flow {
    case .use(let use): uses.append((use, context))
    case .write(let write): writes.append((write, context))
    case .call(let call): calls.append((call, context))
    default: for body in flow.blocks { collect(body, context) }
    }
    for closure in flow.closures { enter(closure, context) }
  }

  private mutating func enter(_ closure: ClosureFlow, _ context: Context) {
    closures.append((closure, context))
    var inside = context
    if !closure.isImmediate { inside.closures.append(closure) }
    collect(closure.body, inside)
  }
}
