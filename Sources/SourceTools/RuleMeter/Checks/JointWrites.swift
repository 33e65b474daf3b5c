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
    var calls: [(run: Run, callee: Run)] = []
    for (call, context) in analysis.occurrences.calls where !call.isConstruction {
      calls += analysis.graph.targets(of: call).map { (Self.run(at: context), Run(function: $0)) }
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

  func contains(_ context: Occurrences.Context) -> Bool { joint.contains(Self.run(at: context)) }
}
