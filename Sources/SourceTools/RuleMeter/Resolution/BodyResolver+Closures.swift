extension BodyResolver {
  /// What a closure does, and the type of what it returns.
  /// - Parameter isOpen: Whether what the closure gives goes into the expression around it.
  func flow(
    of closure: ClosureExpression, parameters types: [TypeReference], sources: Sources = Sources(), isOpen: Bool = false
  ) -> (body: [Flow], result: TypeReference) {
    let (outer, start) = ((returned, argument, isInRound, closureDepth), uses.count)
    (returned, argument, isInRound, closureDepth) = ([], ArgumentPlace(), isOpen, closureDepth + 1)
    let past = isOpen || Actions.immediateCalls.contains(outer.1.function) ? nil : scopes.beginLater()
    defer {
      if let past { scopes.endLater(past) }
      (returned, argument, isInRound, closureDepth) = outer
      if !isOpen { uses.close(from: start) }
    }
    let body = gatherRound {
      capture(closure.captures)
      let count = max(closure.parameters.count, closure.anonymousCount)
      declare(closure.parameters, spread(types, over: count), sources, areElements: isOpen)
      elementPlace = nil
      resolve(closure.body)
    }
    return (body, givenType ?? .unknown)
  }

  private func capture(_ captures: [(name: String, value: Expression?)]) {
    for capture in captures where capture.name != "self" {
      let start = uses.count
      let value = capture.value.map { resolve($0) } ?? resolve(name: capture.name, [], at: 0)
      bind(.binding(capture.name), to: value, origins: takeOrigins(since: start), isMutable: false)
    }
  }

  /// - Parameter areElements: Whether a collection hands them out, which were there before.
  private func declare(_ parameters: [Parameter], _ types: [TypeReference], _ sources: Sources, areElements: Bool) {
    let anonymous = (0..<max(types.count, 1)).map { Parameter(name: "$\($0)", type: .unknown) }
    for (index, parameter) in (parameters.isEmpty ? anonymous : parameters).enumerated() {
      let annotated = canonical(parameter.type)
      let known = index < types.count ? types[index] : .unknown
      declare(parameter, with: annotated == .unknown ? known : annotated, sources)
      if areElements { scopes.update(parameter.name) { $0.isFresh = false } }
    }
  }

  /// `$item` names a binding and, beside it, the value `item` that one may change.
  private func declare(_ parameter: Parameter, with type: TypeReference, _ sources: Sources) {
    let isBinding = parameter.name.hasPrefix("$") && Int(parameter.name.dropFirst()) == nil
    guard isBinding else { return declare(parameter, type: type, sources: sources) }
    let wrapped = type.name == "Binding" ? type.arguments.first ?? .unknown : type
    let place = elementPlace ?? Place(root: .inOutParameter)
    let bound = Value(type: wrapped, place: place, sources: sources, isMutable: true)
    scopes.declare(String(parameter.name.dropFirst()), bound)
  }

  /// One tuple argument may be taken by several parameters.
  private func spread(_ types: [TypeReference], over count: Int) -> [TypeReference] {
    if count > 1, types.count == 1, case .tuple(let elements) = types[0] { return elements.map(\.type) }
    return types
  }

  /// A closure that is neither called nor passed here: it runs later, if at all.
  func keep(_ closure: ClosureExpression, expecting type: TypeReference, in use: ClosureFlow.Use = .kept) -> Value {
    var types = type.parameters
    // What a framework keeps, a framework calls.
    if type == .frameworkValue {
      types = Array(repeating: type, count: max(closure.parameters.count, closure.anonymousCount))
    }
    let flow = flow(of: closure, parameters: types)
    emit(.closure(ClosureFlow(body: flow.body, use: use, offset: closure.offset)))
    return Value(type: .function(types, flow.result))
  }
}
