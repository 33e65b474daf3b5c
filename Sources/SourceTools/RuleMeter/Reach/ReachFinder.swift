/// Finds the sources of reach, and what each of them names.
///
/// Sources are each case of the functions by which a framework tells of an event, and each notification handler.
struct ReachFinder {
  let analysis: Analysis
  /// The names of the functions by which a framework tells of an event.
  let events: Set<String>

  /// In source order.
  var reach: [Reach] {
    (eventFunctions.flatMap(cases) + handlerFunctions + handlerClosures).sorted { $0.location < $1.location }
  }

  // MARK: Events

  /// The measured functions that are what a framework's protocol asks for under these names.
  private var eventFunctions: [FunctionDeclaration] {
    let requirements = analysis.program.symbols.types.filter { $0.role == .framework && $0.kind == .protocol }
      .flatMap(\.allFunctions).filter { events.contains($0.name) }
    let implementations = requirements.flatMap { requirement in
      analysis.graph.targets(of: requirement).filter { takes($0, what: requirement) }
    }
    return Set(implementations).filter { analysis.isMeasured($0.file) }.sorted { $0.offset < $1.offset }
  }

  /// Whether a function takes what a requirement gives, where that is of a type that the framework declares: another
  /// function may have the same name and labels.
  private func takes(_ function: FunctionDeclaration, what requirement: FunctionDeclaration) -> Bool {
    zip(function.parameters, requirement.parameters).allSatisfy { own, given in
      analysis.program.symbols.type(named: given.type.name)?.role != .framework || own.type == given.type
    }
  }

  /// A function that is one `switch`, with or without something around it, is a source for each case; what stands
  /// around belongs to each. Any other function is one source.
  private func cases(of function: FunctionDeclaration) -> [Reach] {
    let flows = analysis.program.flow(of: function)
    let choices = flows.indices.filter { if case .choice = flows[$0] { true } else { false } }
    guard choices.count == 1, let index = choices.first, case .choice(let bodies) = flows[index],
      let names = function.caseNames, names.count == bodies.count
    else { return [reach(flows, analysis.symbol(of: function), at: location(of: function))] }
    return zip(names, bodies).map { name, body in
      let own = Array(flows[..<index]) + body + Array(flows[(index + 1)...])
      return reach(own, "\(analysis.symbol(of: function)) \(name)", at: location(of: function))
    }
  }

  // MARK: Handlers

  private var handlerFunctions: [Reach] {
    analysis.handlers.functions.filter { analysis.isMeasured($0.file) && !$0.body.isEmpty }.map { function in
      reach(
        analysis.program.flow(of: function), analysis.symbol(of: function), isHandler: true, at: location(of: function))
    }
  }

  private var handlerClosures: [Reach] {
    analysis.occurrences.closures.filter { closure, context in
      analysis.handlers.contains(closure) && analysis.isMeasured(context.function.file)
    }.map { closure, context in
      reach(
        closure.body, "\(analysis.symbol(of: context.function)) handler", isHandler: true,
        at: analysis.location(context.function.file, closure.offset))
    }
  }

  private func location(of function: FunctionDeclaration) -> ProgramMeasure.Location {
    analysis.location(function.file, function.offset)
  }

  private func reach(
    _ flows: [Flow], _ source: String, isHandler: Bool = false, at location: ProgramMeasure.Location
  ) -> Reach {
    var walk = ReachWalk(analysis)
    walk.follow(flows)
    return Reach(
      source: source, isHandler: isHandler, location: location, names: Set(walk.names.map(analysis.symbol)).sorted())
  }
}

extension FunctionDeclaration {
  /// The cases of the only `switch` at the top of the body, as they are written; `nil` unless there is exactly one.
  fileprivate var caseNames: [String]? {
    let choices = body.compactMap { statement -> [Statement.Case]? in
      switch statement {
      case .choice(_, let cases), .expression(.statement(.choice(_, let cases))): cases
      default: nil
      }
    }
    guard choices.count == 1, let cases = choices.first else { return nil }
    return cases.map { option in
      option.patterns.isEmpty ? "default" : option.patterns.map(\.caseName).joined(separator: ", ")
    }
  }
}

extension Pattern {
  fileprivate var caseName: String {
    switch self {
    case .enumCase(let name, _), .expression(.implicitMember(let name, _)), .expression(.member(_, let name, _)):
      ".\(name)"
    case .optional(let part), .typed(let part, _): part.caseName
    case .tuple(let parts): parts.map(\.caseName).joined(separator: " ")
    case .binding(let name): name
    case .expression, .wildcard: "default"
    }
  }
}
