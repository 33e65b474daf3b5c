/// Which type of a program calls which, which writes to another's variables, and which tells another of changes.
package struct TypeGraph: Sendable {
  /// A type of the program, with the types nested in it.
  package struct Node: Hashable, Sendable {
    package enum Kind: String, Sendable {
      case model, view, other
    }

    package let name: String
    package var kind: Kind
    /// Where it is declared.
    package var file: String
    /// Whether it keeps application state.
    package let holdsState: Bool
  }

  /// What one type does to another, in one place or in many.
  package struct Arrow: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      /// It calls a function of the other, or reads a variable.
      case calls
      /// It changes a variable of the other, and breaks no rule.
      case sets
      /// It changes a variable of the other, in a type that breaks rule 2 or 3.
      case writes
      /// It announces its changes to the other.
      case tells
    }

    package var from: Node
    package var to: Node
    package let kind: Kind
  }

  /// The places in the code behind each arrow. Values that have no behaviour of their own, such as layouts, are left out.
  package let places: [Arrow: Int]

  init(_ analysis: Analysis) {
    var reader = TypeGraphReader(analysis)
    reader.readCalls()
    reader.readUses()
    reader.readWrites()
    places = reader.found.mapValues(\.count)
  }
}

/// Collects the places behind each arrow.
private struct TypeGraphReader {
  /// File and offset of each place.
  private(set) var found: [TypeGraph.Arrow: Set<[Int]>] = [:]
  private let analysis: Analysis
  private let holders: Set<TypeSymbol>
  /// The types that break rule 2 or 3.
  private let breaking: Set<String>
  private var program: Program { analysis.program }

  init(_ analysis: Analysis) {
    self.analysis = analysis
    let owners = analysis.program.symbols.propertyOwners
    holders = Set((analysis.measuredState + analysis.keptByLibraries).compactMap { owners[$0]?.outermost })
    let violations = RawWrite.findings(in: analysis).violations + DirectRefresh.findings(in: analysis).violations
    breaking = Set(violations.map { TypeGraphReader.type($0.context) })
  }

  private static func type(_ symbol: String) -> String { String(symbol.prefix { $0 != "." }) }

  mutating func readCalls() {
    for (call, context) in analysis.occurrences.calls where !call.isConstruction {
      let caller = program.owner(of: context.function)
      for callee in analysis.graph.targets(of: call) {
        let isHandler = analysis.handlers.functions.contains(callee)
        let place = [context.function.file, call.offset]
        add(isHandler ? .tells : .calls, from: caller, to: program.owner(of: callee), at: place)
        if analysis.handlers.registers(call) { add(.tells, from: program.owner(of: callee), to: caller, at: place) }
      }
    }
  }

  mutating func readUses() {
    for (use, context) in analysis.occurrences.uses where !use.isIgnored {
      let (reader, place) = (program.owner(of: context.function), [context.function.file, use.offset])
      for property in use.properties.flatMap({ [$0] + program.implementations(of: $0) }) {
        add(.calls, from: reader, to: program.owner(of: property), at: place)
      }
    }
  }

  mutating func readWrites() {
    for (write, context) in analysis.occurrences.writes {
      guard let property = write.place.storage.last(where: { analysis.isMeasured($0.file) }) else { continue }
      let breaks = breaking.contains(TypeGraphReader.type(analysis.symbol(of: context.function)))
      add(
        breaks ? .writes : .sets, from: program.owner(of: context.function), to: program.owner(of: property),
        at: [context.function.file, write.offset])
    }
  }

  private mutating func add(_ kind: TypeGraph.Arrow.Kind, from: TypeSymbol?, to: TypeSymbol?, at place: [Int]) {
    guard let from = from.flatMap(node), let to = to.flatMap(node), from != to else { return }
    found[TypeGraph.Arrow(from: from, to: to, kind: kind), default: []].insert(place)
  }

  private func node(_ type: TypeSymbol) -> TypeGraph.Node? {
    let type = type.outermost
    guard type.role == .program, type.kind != .protocol, let kind = kind(of: type) else { return nil }
    let file = analysis.location(type.declaration.file, 0).file
    return TypeGraph.Node(name: type.title, kind: kind, file: file, holdsState: holders.contains(type))
  }

  private func kind(of type: TypeSymbol) -> TypeGraph.Node.Kind? {
    if program.isViewComponent(type) { return .view }
    if analysis.state.models.contains(type) { return .model }
    return type.isReference ? .other : nil
  }
}
