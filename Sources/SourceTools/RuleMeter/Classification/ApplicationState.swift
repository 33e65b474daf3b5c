/// Which stored variables hold application state, which hold declared view state, and which types are models.
struct ApplicationState {
  private(set) var properties: Set<PropertyDeclaration> = []
  private(set) var models: Set<TypeSymbol> = []

  /// One pass over the writes. References to `models` are no state of whoever holds them; while no model is known,
  /// no reference to a class of the program counts.
  init(
    _ program: Program, _ occurrences: Occurrences, _ passivity: Passivity, _ kinds: StateKinds,
    models known: Set<TypeSymbol>?
  ) {
    for (write, context) in occurrences.writes where write.place.root != .local {
      // A binding writes when the user acts, wherever it is handed out.
      let isPassive = write.kind != .binding && passivity.contains(context)
      for property in write.place.steps.flatMap(\.storage) where !properties.contains(property) {
        guard !isPassive || changesShared(property, in: context, program) else { continue }
        guard kinds.mayHoldState(property, models: known) else { continue }
        if kinds.isDeclaredViewState(property), !kinds.isEditedState(property, in: context) { continue }
        properties.insert(property)
      }
    }
    models = Self.models(holding: properties, program)
  }

  /// An initialiser sets up its own instance; what all instances share it changes.
  private func changesShared(
    _ property: PropertyDeclaration, in context: Occurrences.Context, _ program: Program
  ) -> Bool {
    guard context.function.kind == .initializer else { return false }
    return property.isStatic || program.symbols.propertyOwners[property] == nil
  }

  private static func models(holding state: Set<PropertyDeclaration>, _ program: Program) -> Set<TypeSymbol> {
    var models: Set<TypeSymbol> = []
    for property in state {
      var type = program.symbols.propertyOwners[property]
      while let next = type, !program.isViewComponent(next), next.kind != .extension {
        models.insert(next)
        type = next.enclosing
      }
    }
    for type in program.symbols.types where !models.contains(type) && !program.isViewComponent(type) {
      let bases = program.symbols.lineage(of: type).symbols.dropFirst().filter { $0.kind == .class }
      if bases.contains(where: models.contains) { models.insert(type) }
    }
    return models
  }
}
