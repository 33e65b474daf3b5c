/// Where several variables of a model are set together: in one function, in one closure, or through what it calls.
struct JointWrites {
  private struct Run: Hashable {
    let function: FunctionDeclaration
    var closure: ClosureFlow?
  }

  private static func run(at context: Occurrences.Context) -> Run {
    Run(function: context.function, closure: context.closures.last)
  }

  private var joint: Set<Run> = []

  init(_ writes: [RawWrite.StateWrite], _ analysis: Analysis) {
    var written: [Run: Set<PropertyDeclaration>] = [:]
    for (write, property, context, isOutside) in writes where isOutside && write.kind != .binding {
      written[Self.run(at: context), default: []].insert(property)
    }
    let calls = analysis.occurrences.calls.filter { !$0.call.isConstruction }
    Propagation(calls).propagate { call, context in
      let run = Self.run(at: context)
      let known = written[run] ?? []
      // Once it sets two, it does not matter what else.
      guard known.count < 2 else { return nil }
      let called = analysis.graph.targets(of: call).lazy.compactMap { written[Run(function: $0)]?.prefix(2) }
      written[run] = called.reduce(known) { $0.union($1) }
      return run.closure == nil && written[run] != known ? analysis.graph.reached(by: context.function) : nil
    }
    // What a run calls that sets several belongs to it.
    let callees = Dictionary(grouping: calls) { Self.run(at: $0.context) }
    joint = Set(written.filter { $0.value.count > 1 }.keys).closed { run in
      callees[run, default: []].flatMap { analysis.graph.targets(of: $0.call) }.map { Run(function: $0) }
    }
  }

  func contains(_ context: Occurrences.Context) -> Bool { joint.contains(Self.run(at: context)) }
}
