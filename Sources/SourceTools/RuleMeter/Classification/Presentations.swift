/// Variables that are bound to presentation alone: what is open, where one is, what is selected in a list.
struct Presentations {
  private var properties: Set<PropertyDeclaration> = []
  /// Those that the type which declares them reads as well: a router.
  private(set) var routes: Set<PropertyDeclaration> = []

  private static let deepestHelper = 8

  init(_ program: Program) {
    var bindings: [PropertyDeclaration: [Write.Binding]] = [:]
    for (write, _) in program.occurrences.writes where write.kind == .binding {
      for property in write.place.lastStorage { bindings[property, default: []].append(write.binding) }
    }
    var readers: [PropertyDeclaration: Set<FunctionDeclaration>] = [:]
    var readByOthers: Set<PropertyDeclaration> = []
    for (use, context) in program.occurrences.uses where !use.isIgnored {
      guard let owner = program.owner(of: context.function), !program.isViewComponent(owner) else { continue }
      for property in use.properties where bindings[property] != nil {
        readers[property, default: []].insert(context.function)
        if program.owner(of: property) != owner { readByOthers.insert(property) }
      }
    }
    let ends = Ends(program: program, properties: bindings)
    let presented = Set(bindings.filter { !readByOthers.contains($0.key) && ends.present($0.value) }.keys)
    properties = presented.filter { readers[$0] == nil }
    let routing = Routing(program, routes: presented)
    routes = presented.filter { property in
      readers[property].map { $0.allSatisfy(routing.onlyRoutes) } ?? false
    }
  }

  func contains(_ property: PropertyDeclaration) -> Bool { properties.contains(property) }

  /// Tells functions that only say what is presented from those that do something about it.
  private struct Routing {
    /// Functions that change something else, or ask for it.
    private var others: Set<FunctionDeclaration> = []

    init(_ program: Program, routes: Set<PropertyDeclaration>) {
      for (write, context) in program.occurrences.writes
      where write.place.outlivesBody && program.changes(write) {
        if !write.place.lastStorage.allSatisfy(routes.contains) { others.insert(context.function) }
      }
      for (call, context) in program.occurrences.calls where Remembering.changes(call) {
        others.insert(context.function)
      }
      close(program)
    }

    /// Who calls such a function is one; what it asks for has a say in what it does.
    private mutating func close(_ program: Program) {
      var count = -1
      while count != others.count {
        count = others.count
        for (call, context) in program.occurrences.calls where call.callees.contains(where: others.contains) {
          others.insert(context.function)
        }
        for (use, context) in program.occurrences.uses where others.contains(context.function) {
          guard let owner = program.owner(of: context.function), !program.isViewComponent(owner) else { continue }
          others.formUnion(use.functions + use.getters)
        }
      }
    }

    func onlyRoutes(_ function: FunctionDeclaration) -> Bool { !others.contains(function) }
  }

  /// Follows bindings to where they end, through the program's own views and functions too.
  private struct Ends {
    let program: Program
    let properties: [PropertyDeclaration: [Write.Binding]]

    func present(_ uses: [Write.Binding], depth: Int = 0) -> Bool {
      guard depth < deepestHelper, !uses.isEmpty else { return false }
      return uses.allSatisfy { use in
        switch use {
        case .edit: false
        case .presentation: true
        case .passed(let type, let name): present(next(type, name), depth: depth + 1)
        case .given(let function, let name): present(program.bindings[function]?[name] ?? [], depth: depth + 1)
        }
      }
    }

    private func next(_ type: TypeReference, _ name: String) -> [Write.Binding] {
      program.symbols.type(named: type.name)?.properties[name]?.first.flatMap { properties[$0] } ?? []
    }
  }
}
