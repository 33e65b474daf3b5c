/// Variables that are bound to presentation alone: what is open, where one is, what is selected in a list.
struct Presentations {
  private var properties: Set<PropertyDeclaration> = []
  /// Those that the type which declares them reads as well: a router.
  private(set) var routes: Set<PropertyDeclaration> = []

  private static let deepestHelper = 8

  init(_ program: Program, _ occurrences: Occurrences) {
    var bindings: [PropertyDeclaration: [Write.Binding]] = [:]
    for (write, _) in occurrences.writes where write.kind == .binding {
      for property in write.place.steps.last?.storage ?? [] { bindings[property, default: []].append(write.binding) }
    }
    var readByModels: Set<PropertyDeclaration> = []
    var readByOthers: Set<PropertyDeclaration> = []
    for (use, context) in occurrences.uses where !use.isIgnored {
      if let owner = program.owner(of: context.function), !program.isViewComponent(owner) {
        readByModels.formUnion(use.properties)
        readByOthers.formUnion(use.properties.filter { program.symbols.propertyOwners[$0] != owner })
      }
    }
    let ends = Ends(program: program, properties: bindings)
    for (property, uses) in bindings where !readByOthers.contains(property) && ends.present(uses) {
      if readByModels.contains(property) { routes.insert(property) } else { properties.insert(property) }
    }
  }

  func contains(_ property: PropertyDeclaration) -> Bool { properties.contains(property) }

  /// Follows bindings to where they end, through the program's own views and functions too.
  private struct Ends {
    let program: Program
    let properties: [PropertyDeclaration: [Write.Binding]]

    /// Whether something is presented wherever a binding goes.
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
      let symbol = type.name.flatMap { program.symbols.type(named: $0) }
      return symbol?.properties[name]?.first.flatMap { properties[$0] } ?? []
    }
  }
}
