/// Goes through a body and all that it calls, and collects the views and the data that are named on the way.
///
/// Where a view is lent to the framework, with `&`, the framework calls it back before it returns: as it is added or
/// removed. So what the framework's protocols ask of the view is followed too, but for drawing.
struct ReachWalk {
  private(set) var names: Set<PropertyDeclaration> = []
  private let analysis: Analysis
  private var visited: Set<FunctionDeclaration> = []

  init(_ analysis: Analysis) { self.analysis = analysis }

  mutating func follow(_ flows: [Flow]) { for flow in flows { follow(flow) } }

  private mutating func follow(_ flow: Flow) {
    switch flow {
    case .use(let use):
      let properties = use.properties.flatMap { [$0] + analysis.program.implementations(of: $0) }
      names.formUnion(properties.filter(isViewOrDatum))
      enter(properties.flatMap(\.getters))
    case .write(let write): follow(write)
    case .call(let call): follow(call)
    default: for body in flow.blocks { follow(body) }
    }
    for closure in flow.closures where !analysis.handlers.contains(closure) { follow(closure.body) }
  }

  /// What is written, and what its observers name.
  private mutating func follow(_ write: Write) {
    for property in write.place.storage {
      if isViewOrDatum(property) { names.insert(property) }
      enter(property.accessors(.observer))
    }
    if let callee = write.callee { enter([callee]) }
    if write.kind == .inOut, let step = write.place.steps.last { lend(step) }
  }

  private mutating func lend(_ step: Place.Step) {
    for type in step.storage.flatMap({ analysis.program.type(of: $0).payloads }) {
      guard let view = analysis.program.symbols.type(named: type.name), view.role == .program,
        analysis.program.isViewComponent(view)
      else { continue }
      let asking = analysis.program.lineage(of: view).filter { $0.role == .framework && $0.kind == .protocol }
      enter(
        view.allFunctions.filter { function in
          !Drawing.overrides.contains(function.name)
            && analysis.graph.reached(by: function).compactMap(analysis.program.owner).contains(where: asking.contains)
        })
      let properties = view.allProperties.filter { property in asking.contains { $0.properties[property.name] != nil } }
      enter(properties.flatMap(\.accessors).filter { $0.kind == .observer })
    }
  }

  private mutating func follow(_ call: CallSite) {
    for callee in call.callees {
      // Whoever a model tells of its changes is told through a protocol.
      let others = call.isSuper ? [] : analysis.graph.targets(of: callee).filter { $0 !== callee }
      enter([callee] + others.filter { !analysis.handlers.functions.contains($0) })
    }
    for argument in call.arguments { enter(argument.references.filter { !analysis.handlers.functions.contains($0) }) }
  }

  private mutating func enter(_ functions: [FunctionDeclaration]) {
    for function in functions where visited.insert(function).inserted { follow(analysis.program.flow(of: function)) }
  }

  // MARK: Views and data

  /// Whether a stored variable is a view or a datum. Handles, closures, references to protocols and what a framework's
  /// protocol asks for are neither.
  private func isViewOrDatum(_ property: PropertyDeclaration) -> Bool {
    guard property.isStored, property.isMutable, !property.isWeak, analysis.isMeasured(property.file),
      !analysis.kinds.isRequired(property)
    else { return false }
    return analysis.program.type(of: property).payloads.contains { isViewOrDatum($0, property) }
  }

  private func isViewOrDatum(_ type: TypeReference, _ property: PropertyDeclaration) -> Bool {
    switch type {
    case .function, .metatype, .composition: return false
    case .frameworkValue: return true
    case .named(let name, _):
      if analysis.kinds.isHandle(type) { return false }
      guard let symbol = analysis.program.declared(name, file: property.file) else { return true }
      return symbol.kind != .protocol && !analysis.kinds.isConnection(symbol)
    case .tuple, .inOut, .unknown: return true
    }
  }
}
