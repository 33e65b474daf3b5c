/// Variables that are bound to presentation alone: what is open, where one is, what is selected in a list.
struct Presentations {
  private(set) var properties: Set<PropertyDeclaration> = []
  /// Those that the type which declares them reads as well: a router.
  private(set) var routes: Set<PropertyDeclaration> = []

  init(_ program: Program) {
    var bindings = program.bindings
    for (write, _) in program.occurrences.writes where write.kind == .binding {
      for property in write.place.lastStorage { bindings[.property(property), default: []].append(write.binding) }
    }
    let edited = Self.edited(bindings, program)
    /// Those that are not views.
    func readers(_ property: PropertyDeclaration) -> Set<FunctionDeclaration> {
      program.readers[property, default: []].filter { program.owner(of: $0) != nil && !program.isInView($0) }
    }
    let presented = bindings.keys.compactMap { bound -> PropertyDeclaration? in
      guard case .property(let property) = bound, !edited.contains(bound) else { return nil }
      let owner = program.owner(of: property)
      return readers(property).allSatisfy { program.owner(of: $0) == owner } ? property : nil
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
    return others.closed { involved[$0, default: []] }
  }

  /// What is bound to something other than presentation too, through the program's own views and functions.
  private static func edited(_ bindings: [Bound: [Write.Binding]], _ program: Program) -> Set<Bound> {
    var edited: Set<Bound> = []
    var givers: [Bound: [Bound]] = [:]
    for (bound, uses) in bindings {
      for use in uses {
        switch use {
        case .edit: edited.insert(bound)
        case .presentation: break
        case .passed(let type, let name):
          let property = program.symbols.type(named: type.name)?.properties[name]?.first
          if let property { givers[.property(property), default: []].append(bound) } else { edited.insert(bound) }
        case .given(let next): givers[next, default: []].append(bound)
        }
      }
    }
    // Where nothing says what becomes of it, it may be edited.
    return edited.union(givers.keys.filter { bindings[$0] == nil }).closed { givers[$0, default: []] }
  }
}
