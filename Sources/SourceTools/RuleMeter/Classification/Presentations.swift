/// Variables that are bound to presentation alone: what is open, where one is, what is selected in a list.
struct Presentations {
  private var properties: Set<PropertyDeclaration> = []

  private static let deepestHelper = 8

  init(_ program: Program, _ occurrences: Occurrences) {
    var bindings: [PropertyDeclaration: [Write.Binding]] = [:]
    for (write, _) in occurrences.writes where write.kind == .binding {
      for property in write.place.steps.last?.storage ?? [] { bindings[property, default: []].append(write.binding) }
    }
    var readByModels: Set<PropertyDeclaration> = []
    for (use, context) in occurrences.uses where !use.isIgnored {
      if let owner = program.owner(of: context.function), !program.isViewComponent(owner) {
        readByModels.formUnion(use.properties)
      }
    }
    for property in bindings.keys where !readByModels.contains(property) {
      if Self.isPresented(property, bindings, program, depth: 0) { properties.insert(property) }
    }
  }

  func contains(_ property: PropertyDeclaration) -> Bool { properties.contains(property) }

  /// Whether every binding of a variable ends where something is presented, through the program's own views too.
  private static func isPresented(
    _ property: PropertyDeclaration, _ bindings: [PropertyDeclaration: [Write.Binding]], _ program: Program, depth: Int
  ) -> Bool {
    guard depth < deepestHelper, let ends = bindings[property] else { return false }
    return ends.allSatisfy { end in
      switch end {
      case .edit: false
      case .presentation: true
      case .passed(let type, let name):
        if let symbol = type.name.flatMap({ program.symbols.type(named: $0) }),
          let next = symbol.properties[name]?.first
        {
          isPresented(next, bindings, program, depth: depth + 1)
        } else {
          false
        }
      }
    }
  }
}
