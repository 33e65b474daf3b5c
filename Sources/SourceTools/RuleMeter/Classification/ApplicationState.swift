/// Which stored variables hold application state, which only show it, and which types are models.
struct ApplicationState {
  private(set) var properties: Set<PropertyDeclaration> = []
  private(set) var models: Set<TypeSymbol> = []
  /// What view components only take and show.
  private(set) var displayCopies: Set<PropertyDeclaration> = []
  /// What would be state if its type, which has no source here, were a value.
  private(set) var unresolved: Set<PropertyDeclaration> = []
  /// Those of `properties` that hold collections of views: only a change of what they hold changes them.
  private(set) var viewCollections: Set<PropertyDeclaration> = []
  /// The functions that read variables back, or change them from their own value: without them they would only show.
  private(set) var readers: [PropertyDeclaration: FunctionDeclaration] = [:]
  private(set) var editors: [PropertyDeclaration: FunctionDeclaration] = [:]

  /// References to `models` are not state of whoever holds them; while no model is known, no reference to a class of the
  /// program counts.
  init(_ evidence: Evidence, _ kinds: StateKinds, models known: Set<TypeSymbol>?) {
    let program = evidence.program
    let (leading, holdings) = (known.map(kinds.leading), Memo<PropertyDeclaration, StateKinds.Holding>())
    func holding(_ property: PropertyDeclaration) -> StateKinds.Holding {
      holdings.answer(property) { kinds.holding(property, leading: leading) }
    }
    let changes = Changes(evidence, kinds, holding)
    let changed = changes.properties.keys.filter {
      !evidence.passing.contains($0) && !evidence.presentations.properties.contains($0)
    }
    var shown: Set<PropertyDeclaration> = []
    for property in changed {
      let isStored = property.hasAttribute(Wrappers.defaults)
      let isShown = !isStored && program.isInView(property) && changes.properties[property] == .replaced
      if isShown { shown.insert(property) } else { properties.insert(property) }
    }
    editors = changes.editors
    let views = shown.filter { holding($0) == .views }
    while true {
      let readBack = evidence.showing.readBack(given: properties, views: views).filter { shown.contains($0.key) }
      if readBack.isEmpty { break }
      properties.formUnion(readBack.keys)
      shown.subtract(readBack.keys)
      readers.merge(readBack) { first, _ in first }
    }
    viewCollections = views.intersection(properties)
    displayCopies = shown.subtracting(views)
    unresolved = properties.filter { property in
      holding(property) == .unknown || program.owner(of: property).map(program.isUndetermined) ?? false
    }
    properties.subtract(unresolved)
    displayCopies = displayCopies.filter { holding($0) != .unknown }
    models = Self.models(holding: properties, program)
  }

  /// What makes a variable of a view state.
  func evidence(for property: PropertyDeclaration) -> String {
    if let reader = readers[property] { return " ('\(reader.name)' reads it back)" }
    return editors[property].map { " ('\($0.name)' changes what it already holds)" } ?? ""
  }

  private static func models(holding state: Set<PropertyDeclaration>, _ program: Program) -> Set<TypeSymbol> {
    let owners = state.compactMap(program.owner)
    var models = Set(owners.filter { $0.kind != .extension && !program.isViewComponent($0) })
    for type in program.symbols.types where !models.contains(type) && !program.isViewComponent(type) {
      let bases = program.lineage(of: type).dropFirst().filter { $0.kind == .class }
      if bases.contains(where: models.contains) { models.insert(type) }
    }
    return models
  }
}

/// The stored variables that are changed where it counts, and whether one of the changes keeps something of the value.
private struct Changes {
  enum Kind { case replaced, edited }

  private(set) var properties: [PropertyDeclaration: Kind] = [:]
  private(set) var editors: [PropertyDeclaration: FunctionDeclaration] = [:]

  init(_ evidence: Evidence, _ kinds: StateKinds, _ holding: (PropertyDeclaration) -> StateKinds.Holding) {
    var editedByHandlers: Set<PropertyDeclaration> = []
    let layouts = ViewLayouts(evidence, holding)
    for (write, context) in evidence.program.occurrences.writes
    where write.place.outlivesBody && evidence.program.changes(write) {
      // A binding writes when the user acts, wherever it is handed out.
      let isPassive = write.kind != .binding && evidence.passivity.contains(context)
      // What a part of a struct presents, the struct presents.
      let presents = write.place.lastStorage.contains(where: evidence.presentations.properties.contains)
      for property in write.place.storage where properties[property] != .edited {
        guard !isPassive || Self.changesOthers(property, in: context, evidence) else {
          if evidence.passivity.isHandled(context), write.keeps(property) { editedByHandlers.insert(property) }
          continue
        }
        if Self.setsUp(write, in: context, evidence) || !Self.counts(property, write, holding(property)) { continue }
        if holding(property) == .views, layouts.isLaidOut(property, in: context) { continue }
        let edits = !presents && kinds.isEdited(property, by: write, in: context)
        if kinds.isDeclaredViewState(property), !edits { continue }
        let isEdited = write.keeps(property) && holding(property) != .views
        if isEdited || properties[property] == nil { properties[property] = isEdited ? .edited : .replaced }
        if isEdited { editors[property] = context.function }
      }
    }
    // What a handler changes from its own value is not state for that, but it is read back.
    for property in editedByHandlers where properties[property] != nil { properties[property] = .edited }
  }

  private static func counts(_ property: PropertyDeclaration, _ write: Write, _ holding: StateKinds.Holding) -> Bool {
    switch holding {
    case .nothing: false
    case .state, .unknown: true
    case .ownChild: write.value.isFresh
    case .views: write.changesContents(of: property)
    }
  }

  /// What an initialiser changes beside its own instance is state all the same, and so is what arrives for one who announces
  /// it in turn.
  private static func changesOthers(
    _ property: PropertyDeclaration, in context: Occurrences.Context, _ evidence: Evidence
  ) -> Bool {
    let declaring = evidence.program.owner(of: property)
    if context.function.kind == .initializer, context.closures.isEmpty {
      guard !property.isStatic, let declaring, let owner = evidence.program.owner(of: context.function) else {
        return true
      }
      return !evidence.program.lineage(of: owner).contains(declaring)
    }
    return declaring.map(evidence.program.announces) ?? false && evidence.passivity.isHandled(context)
  }

  /// Whether a function changes its own instance and is called only on instances that were just made.
  private static func setsUp(_ write: Write, in context: Occurrences.Context, _ evidence: Evidence) -> Bool {
    write.place.isOwn && context.closures.isEmpty && evidence.setUps.contains(context.function)
  }
}
