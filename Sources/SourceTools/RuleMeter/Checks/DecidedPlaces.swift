/// The places of a function about which a model decides, once somebody has asked it.
struct DecidedPlaces {
  private(set) var offsets: Set<Int> = []
  /// The conditions and the uses in places that are known to be decided.
  private var known: Set<ObjectIdentifier> = []
  private let function: FunctionDeclaration
  private let analysis: Analysis

  init(_ function: FunctionDeclaration, _ analysis: Analysis) {
    self.function = function
    self.analysis = analysis
    walk(analysis.program.flow(of: function))
  }

  private mutating func walk(_ flows: [Flow]) {
    for (index, flow) in flows.enumerated() {
      if case .use(let use) = flow, !known.contains(ObjectIdentifier(use)), asksModel(use) {
        decide(use, flows.dropFirst(index + 1))
      }
      for body in flow.bodies { walk(body) }
    }
  }

  /// - Parameter rest: What comes after the use, in the same block.
  private mutating func decide(_ use: Use, _ rest: ArraySlice<Flow>) {
    for destination in use.destinations {
      switch destination {
      case .requirement: include(Array(rest))
      case .condition(let branches) where known.insert(ObjectIdentifier(branches)).inserted:
        for body in branches.bodies { include(body) }
        // One that ends the function or the round of a loop: what comes after it happens only otherwise.
        let leaves = branches.bodies.joined().contains { if case .exit = $0 { true } else { false } }
        if leaves { include(Array(rest)) }
      default: break
      }
    }
  }

  private mutating func include(_ flows: [Flow]) {
    let inside = Occurrences(flows, of: function)
    offsets.formUnion(inside.writes.map(\.write.offset) + inside.calls.map(\.call.offset))
    known.formUnion(inside.uses.map { ObjectIdentifier($0.use) })
  }

  private func asksModel(_ use: Use) -> Bool {
    let asked = use.functions.flatMap(analysis.graph.targets) + use.getters
    return analysis.judge.asksModel(use) || !analysis.effects.telling.isDisjoint(with: asked)
  }
}
