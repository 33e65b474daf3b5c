/// Everything the checks ask about a program. It remembers what it is asked: one thread at a time may ask.
final class Analysis: @unchecked Sendable {
  let program: Program
  var occurrences: Occurrences { program.occurrences }
  var graph: CallGraph { program.graph }
  let handlers: Handlers
  let evidence: Evidence
  let state: ApplicationState
  let kinds: StateKinds
  let judge: Judge
  let effects: Effects
  /// What a person prefers.
  let settings: Set<PropertyDeclaration>
  /// The modules of view frameworks.
  let viewFrameworks: Set<String>
  private let reads = Memo<FunctionDeclaration, Set<PropertyDeclaration>>()

  /// Models and handlers depend on each other: a closure kept by a model is a handler, and what only handlers write is
  /// no state. The first round knows no callbacks; each further one knows the models of the last, until they are the same.
  init(_ program: Program, _ configuration: Configuration) {
    let registrations = Registrations(program, named: configuration.observers)
    let actions = Actions(program, registrations)
    let kinds = StateKinds(program, registrations, viewStateAttributes: configuration.viewStateAttributes)
    var handlers = Handlers(program, registrations, models: [])
    var evidence = Evidence(program, handlers, actions)
    var state = ApplicationState(evidence, kinds, models: nil)
    for _ in 0..<Analysis.mostRounds {
      let known = state.models
      handlers = Handlers(program, registrations, models: known)
      evidence.update(handlers)
      state = ApplicationState(evidence, kinds, models: known)
      if state.models == known { break }
    }
    self.program = program
    self.kinds = kinds
    self.handlers = handlers
    self.evidence = evidence
    self.state = state
    judge = Judge(
      evidence: evidence, state: state, kinds: kinds, handlers: handlers,
      redraws: Judge.redraws.union(configuration.redraws))
    settings = Settings(program).properties
    viewFrameworks = KnownFrameworks.modules.union(configuration.frameworks.keys)
    effects = Effects(judge)
  }

  /// Callbacks in a circle never settle; nobody writes longer chains of models that listen to each other.
  private static let mostRounds = 8

  func isMeasured(_ file: SourceFile.ID) -> Bool { program.symbols.files[file].role == .program }

  /// Types that keep their data in objects of a library and are not views.
  var keepers: Set<TypeSymbol> {
    Set(keptByLibraries.compactMap { program.owner(of: $0) }).filter { !program.isViewComponent($0) }
  }

  /// Stored variables whose type is a class of a library that keeps state: who stores one keeps that state.
  var keptByLibraries: [PropertyDeclaration] {
    let owners = program.symbols.propertyOwners
    let libraryState = state.properties.filter { program.symbols.files[$0.file].role == .library && !$0.isPrivate }
    let keepers = Set(libraryState.compactMap { owners[$0] }.filter { $0.kind == .class }.map(\.title))
    return owners.keys.filter { property in
      isMeasured(property.file) && property.isStored && program.type(of: property).name.map(keepers.contains) == true
    }
  }

  /// The variables that a function reads, and that whatever it asks for a value reads.
  func read(by function: FunctionDeclaration) -> Set<PropertyDeclaration> {
    reads.answer(function) {
      func uses(_ function: FunctionDeclaration) -> [Use] {
        Occurrences(program.flow(of: function), of: function).uses.map(\.use)
      }
      let asked = Set([function]).closed { uses($0).flatMap { $0.functions + $0.getters } }
      return Set(asked.flatMap(uses).flatMap(\.properties))
    }
  }

  // MARK: Names

  func symbol(of property: PropertyDeclaration) -> String { symbol(property.name, in: program.owner(of: property)) }
  func symbol(of function: FunctionDeclaration) -> String { symbol(function.name, in: program.owner(of: function)) }

  private func symbol(_ name: String, in owner: TypeSymbol?) -> String { owner.map { "\($0.title).\(name)" } ?? name }

  func location(_ file: SourceFile.ID, _ offset: Int) -> ProgramMeasure.Location {
    let source = program.symbols.files[file]
    let (line, column) = source.lines.position(of: offset)
    return ProgramMeasure.Location(file: source.path, line: line, column: column)
  }
}

extension Analysis {
  var measuredState: [PropertyDeclaration] { measured(state.properties) }
  var displayCopies: [PropertyDeclaration] { measured(state.displayCopies) }
  /// Properties that are declared as view state, and those that are bound to presentation alone.
  var declaredViewState: [PropertyDeclaration] {
    measured(
      program.symbols.propertyOwners.keys.filter { property in
        property.isStored && !state.properties.contains(property) && !holdsModel(property)
          && !kinds.refersElsewhere(property)
          && (kinds.isDeclaredViewState(property) || evidence.presentations.properties.contains(property))
      })
  }

  /// Those that the program itself declares, in source order.
  func measured(_ properties: some Sequence<PropertyDeclaration>) -> [PropertyDeclaration] {
    properties.filter { isMeasured($0.file) }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
  }

  private func holdsModel(_ property: PropertyDeclaration) -> Bool {
    program.symbols.type(named: program.type(of: property).name)?.isReference == true && property.viewStateReason == nil
  }
}
