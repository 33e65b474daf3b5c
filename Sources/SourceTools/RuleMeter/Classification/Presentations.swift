/// Variables that are bound to presentation alone: what is open, where one is, what is selected in a list.
struct Presentations {
  private(set) var properties: Set<PropertyDeclaration> = []
  /// Those that the type which declares them reads as well: a router.
  private(set) var routes: Set<PropertyDeclaration> = []

  private static let deepestHelper = 8

  init(_ program: Program) {
    var bindings: [PropertyDeclaration: [Write.Binding]] = [:]
    for (write, _) in program.occurrences.writes where write.kind == .binding {
      for property in write.place.lastStorage { bindings[property, default: []].append(write.binding) }
    }
    /// Those that are no views.
    func readers(_ property: PropertyDeclaration) -> Set<FunctionDeclaration> {
      program.readers[property, default: []].filter { program.owner(of: $0) != nil && !program.isInView($0) }
    }
    let presented = bindings.keys.filter { property in
      let owner = program.owner(of: property)
      return readers(property).allSatisfy { program.owner(of: $0) == owner }
        && Self.present(bindings[property, default: []], bindings, program)
    }
    properties = Set(presented.filter { readers($0).isEmpty })
    lazy var others = Self.doingMore(than: Set(presented), program)
    routes = Set(presented).subtracting(properties).filter { others.isDisjoint(with: readers($0)) }
  }

  /// Functions that do more than say what is presented: they change something else, or ask for it.
  private static func doingMore(
    than routes: Set<PropertyDeclaration>, _ program: Program
  ) -> Set<FunctionDeclaration> {
    var others: Set<FunctionDeclaration> = []
    for (write, context) in program.occurrences.writes where write.place.outlivesBody && program.changes(write) {
      if !write.place.lastStorage.allSatisfy(routes.contains) { others.insert(context.function) }
    }
    // Who calls such a function is one; what it asks for has a say in what it does.
    var involved: [FunctionDeclaration: [FunctionDeclaration]] = [:]
    for (call, context) in program.occurrences.calls {
      if Remembering.changes(call) { others.insert(context.function) }
      for callee in call.callees { involved[callee, default: []].append(context.function) }
    }
    for (use, context) in program.occurrences.uses {
      guard let owner = program.owner(of: context.function), !program.isViewComponent(owner) else { continue }
      involved[context.function, default: []] += use.functions + use.getters
    }
    var pending = Array(others)
    while let next = pending.popLast() {
      pending += involved[next, default: []].filter { others.insert($0).inserted }
    }
    return others
  }

  /// Whether bindings end in presentation, followed through the program's own views and functions too.
  private static func present(
    _ uses: [Write.Binding], _ bindings: [PropertyDeclaration: [Write.Binding]], _ program: Program, depth: Int = 0
  ) -> Bool {
    func leads(to next: [Write.Binding]) -> Bool { present(next, bindings, program, depth: depth + 1) }
    guard depth < deepestHelper, !uses.isEmpty else { return false }
    return uses.allSatisfy { use in
      switch use {
      case .edit: false
      case .presentation: true
      case .passed(let type, let name):
        leads(to: program.symbols.type(named: type.name)?.properties[name]?.first.flatMap { bindings[$0] } ?? [])
      case .given(let function, let name): leads(to: program.bindings[function]?[name] ?? [])
      }
    }
  }
}
