/// What the bodies of a program say about its variables: where they are changed, and what becomes of what is read.
struct Evidence {
  let program: Program
  private(set) var passivity: Passivity
  let actions: Actions
  let caches: Set<PropertyDeclaration>
  /// The caches, and flags that say nothing between two events.
  let passing: Set<PropertyDeclaration>
  let presentations: Presentations
  /// Functions of view components that are called only on what was just made.
  let setUps: Set<FunctionDeclaration>
  private(set) var showing: Showing

  init(_ program: Program, _ handlers: Handlers, _ actions: Actions) {
    self.program = program
    self.actions = actions
    passivity = Passivity(program, handlers, actions)
    caches = Caches.found(in: program)
    passing = caches.union(PassingFlags.found(in: program))
    presentations = Presentations(program)
    setUps = Evidence.setUps(program)
    showing = Showing(program, passivity, actions)
  }

  /// Knows other handlers from now on.
  mutating func update(_ handlers: Handlers) {
    passivity.update(handlers)
    showing.passivity = passivity
  }

  private static func setUps(_ program: Program) -> Set<FunctionDeclaration> {
    let calls = program.occurrences.calls.map(\.call).filter { !$0.isConstruction }
    let onFresh = Set(calls.filter(\.isOnFresh).flatMap(\.callees))
    return onFresh.subtracting(calls.filter { !$0.isOnFresh }.flatMap(\.callees)).filter(program.isInView)
  }
}
