/// Where several variables of a model are set together: in one function, in one closure, or through what it calls.
struct JointWrites {
  /// What runs in one go.
  private struct Run: Hashable {
    let function: FunctionDeclaration
    let closure: ObjectIdentifier?

    init(_ context: Occurrences.Context) {
      function = context.function
      closure = context.closures.last.map(ObjectIdentifier.init)
    }

    init(_ function: FunctionDeclaration) { (self.function, closure) = (function, nil) }
  }

  private var joint: Set<Run> = []

  init(_ writes: [RawWrite.StateWrite], _ analysis: Analysis) {
    var written: [Run: Set<PropertyDeclaration>] = [:]
    for (write, property, context, isOutside) in writes where isOutside && write.kind != .binding {
      written[Run(context), default: []].insert(property)
    }
    var calls: [(run: Run, callee: Run)] = []
    for (call, context) in analysis.occurrences.calls where !call.isConstruction {
      calls += analysis.graph.targets(of: call).map { (Run(context), Run($0)) }
    }
    var isStable = written.isEmpty
    while !isStable {
      isStable = true
      for (run, callee) in calls {
        guard let properties = written[callee], !properties.isSubset(of: written[run] ?? []) else { continue }
        written[run, default: []].formUnion(properties)
        isStable = false
      }
    }
    joint = Set(written.filter { $0.value.count > 1 }.keys)
    enter(calls)
  }

  /// What a run calls that sets several belongs to it.
  private mutating func enter(_ calls: [(run: Run, callee: Run)]) {
    var count = -1
    while count != joint.count {
      count = joint.count
      for (run, callee) in calls where joint.contains(run) { joint.insert(callee) }
    }
  }

  /// Whether what is set here is set together with something else.
  func contains(_ context: Occurrences.Context) -> Bool { joint.contains(Run(context)) }
}
