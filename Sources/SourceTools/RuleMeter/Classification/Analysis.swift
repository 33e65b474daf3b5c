/// Everything the checks ask about a program.
final class Analysis {
  let program: Program
  let occurrences: Occurrences
  let graph: CallGraph
  let handlers: Handlers
  let evidence: Evidence
  let state: ApplicationState
  let kinds: StateKinds
  let judge: Judge
  let effects: Effects
  let settings: Settings

  /// Models and handlers depend on each other: a closure kept by a model is a handler, and what only handlers write is
  /// no state. The first round knows no callbacks; each further one knows the models of the last, until they are the same.
  init(_ program: Program, _ configuration: Configuration) {
    let occurrences = Occurrences(program)
    let graph = CallGraph(program, occurrences)
    let registrations = Registrations(program, occurrences, graph, named: configuration.observers)
    let actions = Actions(program, occurrences, registrations)
    let kinds = StateKinds(
      program, occurrences, viewStateAttributes: configuration.viewStateAttributes,
      handleTypes: registrations.handleTypes(program))
    var handlers = Handlers(program, occurrences, registrations, models: [])
    var evidence = Evidence(program, occurrences, graph, handlers, actions)
    var state = ApplicationState(evidence, kinds, models: nil)
    for _ in 0..<Analysis.mostRounds {
      let known = state.models
      handlers = Handlers(program, occurrences, registrations, models: known)
      evidence = Evidence(program, occurrences, graph, handlers, actions)
      state = ApplicationState(evidence, kinds, models: known)
      if state.models == known { break }
    }
    self.program = program
    self.occurrences = occurrences
    self.graph = graph
    self.kinds = kinds
    self.handlers = handlers
    self.evidence = evidence
    self.state = state
    judge = Judge(evidence, state, kinds, handlers, redraws: configuration.redraws)
    settings = Settings(program, occurrences)
    effects = Effects(program, graph, occurrences, judge)
  }

  /// Callbacks in a circle never settle; nobody writes longer chains of models that listen to each other.
  private static let mostRounds = 8

  func isMeasured(_ file: SourceFile.ID) -> Bool { program.symbols.files[file].role == .program }
  private func isLibrary(_ file: SourceFile.ID) -> Bool { program.symbols.files[file].role == .library }

  /// Stored variables whose type is a class of a library that keeps state: who stores one keeps that state.
  var keptByLibraries: [PropertyDeclaration] {
    let owners = program.symbols.propertyOwners
    let libraryState = state.properties.filter { isLibrary($0.file) && !$0.isPrivate }
    let keepers = Set(libraryState.compactMap { owners[$0] }.filter { $0.kind == .class }.map(\.title))
    return owners.keys.filter { property in
      isMeasured(property.file) && property.isStored && program.type(of: property).name.map(keepers.contains) == true
    }
  }

  func isMeasured(_ type: TypeSymbol) -> Bool { type.role == .program && isMeasured(type.declaration.file) }

  // MARK: Names

  func symbol(of property: PropertyDeclaration) -> String {
    guard let owner = program.symbols.propertyOwners[property] else { return property.name }
    return "\(owner.title).\(property.name)"
  }

  func symbol(of function: FunctionDeclaration) -> String {
    guard let owner = program.owner(of: function) else { return function.name }
    return "\(owner.title).\(function.name)"
  }

  func line(of offset: Int, in file: SourceFile.ID) -> Int { program.symbols.files[file].lines.line(of: offset) }
}

extension Analysis {
  /// The application state that measured files declare, in source order.
  var measuredState: [PropertyDeclaration] {
    state.properties.filter { isMeasured($0.file) }
      .sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  /// The variables that measured view components declare as view state.
  var declaredViewState: [PropertyDeclaration] {
    program.symbols.propertyOwners.keys
      .filter { property in
        isMeasured(property.file) && property.isStored && kinds.isDeclaredViewState(property)
          && !state.properties.contains(property) && !holdsModel(property)
      }
      .sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  /// What measured view components only take and show, in source order.
  var displayCopies: [PropertyDeclaration] {
    state.displayCopies.filter { isMeasured($0.file) }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  private func holdsModel(_ property: PropertyDeclaration) -> Bool {
    guard let name = program.type(of: property).name, let symbol = program.symbols.type(named: name) else {
      return false
    }
    return symbol.isReference && property.viewStateReason == nil
  }
}
