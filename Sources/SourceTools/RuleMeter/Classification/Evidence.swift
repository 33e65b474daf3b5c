/// What the bodies of a program say about its variables: where they are changed, and what becomes of what is read.
struct Evidence {
  let program: Program
  let occurrences: Occurrences
  let graph: CallGraph
  let passivity: Passivity
  let actions: Actions
  let caches: Caches
  let presentations: Presentations
  /// Functions of view components that are called only on what was just made.
  let setUps: Set<FunctionDeclaration>
  private let showing: Showing

  init(
    _ program: Program, _ occurrences: Occurrences, _ graph: CallGraph, _ handlers: Handlers, _ actions: Actions
  ) {
    self.program = program
    self.occurrences = occurrences
    self.graph = graph
    self.actions = actions
    passivity = Passivity(program, graph, handlers, actions)
    caches = Caches(program, occurrences)
    presentations = Presentations(program, occurrences)
    setUps = Evidence.setUps(program, occurrences)
    showing = Showing(program, occurrences, graph, passivity, actions)
  }

  /// Whether a notification handler runs here, or what only handlers call.
  func arrives(_ context: Occurrences.Context) -> Bool { passivity.isHandled(context) }

  func isPassive(_ context: Occurrences.Context) -> Bool { passivity.contains(context) }

  /// Those of some variables that are read other than for showing, each with a function that does.
  /// - Parameters:
  ///   - state: The variables known to hold state: what is read to set one of them is read back.
  ///   - views: Those that hold collections of views: they are read back where a rule or saving reads them.
  func readBack(
    given state: Set<PropertyDeclaration>, of properties: Set<PropertyDeclaration>, views: Set<PropertyDeclaration>
  ) -> [PropertyDeclaration: FunctionDeclaration] {
    showing.readBack(given: state, views: views).filter { properties.contains($0.key) }
  }

  private static func setUps(_ program: Program, _ occurrences: Occurrences) -> Set<FunctionDeclaration> {
    var onFresh: Set<FunctionDeclaration> = []
    var elsewhere: Set<FunctionDeclaration> = []
    for (call, _) in occurrences.calls where !call.isConstruction {
      if call.isOnFresh { onFresh.formUnion(call.callees) } else { elsewhere.formUnion(call.callees) }
    }
    return onFresh.subtracting(elsewhere).filter { function in
      guard let owner = program.owner(of: function) else { return false }
      return program.isViewComponent(owner)
    }
  }
}
