extension BodyResolver {
  /// The overload whose labels fit; the first one when none or several do.
  func choose(_ functions: [FunctionDeclaration], _ arguments: [Argument]) -> FunctionDeclaration? {
    guard functions.count > 1 else { return functions.first }
    return functions.first { fits($0.parameters, arguments) } ?? functions.first
  }

  private func fits(_ parameters: [Parameter], _ arguments: [Argument]) -> Bool {
    let matched = match(arguments, to: parameters)
    guard !matched.contains(where: { $0 == nil }) else { return false }
    let used = Set(matched.compactMap { $0 })
    return parameters.indices.allSatisfy { index in
      used.contains(index) || parameters[index].initial != nil || parameters[index].type.name == "Array"
    }
  }

  /// For each argument the index of the parameter that takes it.
  func match(_ arguments: [Argument], to parameters: [Parameter]) -> [Int?] {
    var next = 0
    return arguments.map { argument in
      if argument.label == Argument.trailing {
        let index = parameters.indices.dropFirst(next).first { canonical(parameters[$0].type).isFunction }
        if let index { next = index + 1 }
        return index
      }
      let index = parameters.indices.dropFirst(next).first { parameters[$0].label == argument.label }
      if let index { next = index + 1 }
      return index
    }
  }

  /// Resolves the arguments and emits the call; returns the values of the arguments.
  @discardableResult
  func pass(
    _ name: String, _ callees: [FunctionDeclaration], _ receiver: Value, _ arguments: [Argument],
    target: Value = Value(), isConstruction: Bool = false, at offset: Int
  ) -> [Value] {
    let parameters = callees.first?.parameters ?? []
    let matched = match(arguments, to: parameters)
    let start = uses.count
    var values: [Value] = []
    var passed: [CallSite.PassedFunction] = []
    for (argument, index) in zip(arguments, matched) {
      let parameter = index.map { parameters[$0] }
      let value = resolve(argument, for: parameter, of: callees.first, receiver, values, name, &passed)
      values.append(value)
    }
    let site = CallSite(
      name: name, callees: callees, receiver: receiver.type, receiverSources: receiver.sources + target.sources,
      isConstruction: isConstruction, isSuper: receiver.isSuper, arguments: passed, offset: offset)
    site.isOnFresh = receiver.isFresh
    site.isConstant = !arguments.isEmpty && arguments.allSatisfy { isConstant($0.value, since: start) }
    uses.send(from: start, to: .argument(site))
    emit(.call(site))
    return values
  }

  private func resolve(
    _ argument: Argument, for parameter: Parameter?, of function: FunctionDeclaration?, _ receiver: Value,
    _ earlier: [Value], _ name: String, _ passed: inout [CallSite.PassedFunction]
  ) -> Value {
    let expected = parameter.map { self.expected($0, of: function, receiver, earlier) } ?? .unknown
    let outer = self.argument
    self.argument = ArgumentPlace(function: name, label: argument.label, receiver: receiver.type)
    defer { self.argument = outer }
    guard case .closure(let closure) = argument.value else {
      let value = resolve(argument.value, expecting: expected)
      passed.append(
        CallSite.PassedFunction(
          label: argument.label, parameter: parameter, references: value.functions, sources: value.sources))
      return value
    }
    var types = parameterTypes(expected, name, receiver, earlier)
    if types.isEmpty, function == nil, program.isView(receiver.type.instance) {
      types = Array(repeating: .frameworkValue, count: max(closure.parameters.count, closure.anonymousCount))
    }
    elementPlace = name == "ForEach" || name == "List" ? elements(of: earlier.first) : nil
    defer { elementPlace = nil }
    let flow = flow(of: closure, parameters: types, sources: receiver.sources)
    let closureFlow = ClosureFlow(body: flow.body, use: .argument, offset: closure.offset)
    passed.append(CallSite.PassedFunction(label: argument.label, parameter: parameter, closure: closureFlow))
    return Value(type: .function(types, flow.result))
  }

  private func expected(
    _ parameter: Parameter, of function: FunctionDeclaration?, _ receiver: Value, _ earlier: [Value]
  ) -> TypeReference {
    var type = substitute(parameter.type, on: receiver.type)
    if let function { type = type.substituting(program.bindings(of: function, to: earlier.map(\.type), in: self)) }
    return canonical(type)
  }

  private func parameterTypes(
    _ expected: TypeReference, _ name: String, _ receiver: Value, _ earlier: [Value]
  ) -> [TypeReference] {
    if case .function(let parameters, _) = expected.unwrapped { return parameters }
    // What an undo is registered with is handed back to it.
    if name == "registerUndo", let target = earlier.first { return [target.type] }
    if name == "ForEach" || name == "List", let data = earlier.first {
      return [data.type.name == "Binding" ? boundElement(data.type) : StandardLibrary.element(of: data.type)]
    }
    return []
  }

  /// The elements of a bound collection are parts of it.
  private func elements(of collection: Value?) -> Place? {
    guard var place = collection?.place, collection?.type.name == "Binding" else { return nil }
    place.isPart = true
    return place
  }

  private func boundElement(_ type: TypeReference) -> TypeReference {
    .named("Binding", [StandardLibrary.element(of: type.arguments.first ?? .unknown)])
  }
}
