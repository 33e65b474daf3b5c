extension BodyResolver {
  /// The overload whose labels fit, and what a protocol gives rather than what it asks for. Where none fits, the first
  /// one, unless a framework may declare another.
  func choose(_ functions: [FunctionDeclaration], _ arguments: [Argument]) -> FunctionDeclaration? {
    guard let first = functions.first else { return nil }
    let isOurs = symbols.functionOwners[first].map { $0.kind != .extension && !program.isViewComponent($0) } ?? true
    if functions.count == 1, isOurs { return first }
    let fitting = functions.lazy.filter { self.fits($0.parameters, arguments) }
    let given = fitting.first { self.program.owner(of: $0)?.kind != .protocol || !$0.body.isEmpty }
    return given ?? fitting.first ?? (isOurs ? first : nil)
  }

  private func fits(_ parameters: [Parameter], _ arguments: [Argument]) -> Bool {
    let matched = match(arguments, to: parameters)
    // What is given to a parameter for any number of values has no label from the second on.
    for case (nil, let argument) in zip(matched, arguments) {
      guard argument.label == nil, parameters.contains(where: \.isList) else { return false }
    }
    return parameters.indices.allSatisfy { parameters[$0].canBeLeftOut || matched.contains($0) }
  }

  /// For each argument the index of the parameter that takes it.
  func match(_ arguments: [Argument], to parameters: [Parameter]) -> [Int?] {
    var next = 0
    return arguments.map { argument in
      let index = (next..<parameters.count).first { index in
        argument.label == Argument.trailing
          ? canonical(parameters[index].type).isFunction : parameters[index].label == argument.label
      }
      if let index { next = index + 1 }
      return index
    }
  }

  /// The arguments of a call, as far as they are resolved.
  private struct Passing {
    let call: Call
    let function: FunctionDeclaration?
    var values: [Value] = []
    var functions: [CallSite.PassedFunction] = []

    /// Whether its closure is called with each element of what is given before it: `ForEach(items) { … }`.
    var takesElements: Bool { call.name == "ForEach" || call.name == "List" }
  }

  @discardableResult
  func pass(_ call: Call, to function: FunctionDeclaration?) -> [Value] {
    let parameters = function?.parameters ?? []
    let start = uses.count
    var passing = Passing(call: call, function: function)
    for (argument, index) in zip(call.arguments, match(call.arguments, to: parameters)) {
      let value = resolve(argument, for: index.map { parameters[$0] }, &passing)
      passing.values.append(value)
    }
    let receiver = call.receiver
    let site = CallSite(
      name: call.name, callees: function.map { [$0] } ?? [], receiver: receiver.type,
      isConstruction: call.isConstruction, isOnFresh: receiver.isFresh,
      isConstant: !call.arguments.isEmpty && areConstant(call.arguments.lazy.map(\.value), since: start),
      isSuper: receiver.isSuper, arguments: passing.functions, offset: call.offset)
    uses.send(from: start, to: .argument(site))
    emit(.call(site))
    return passing.values
  }

  private func resolve(_ argument: Argument, for parameter: Parameter?, _ passing: inout Passing) -> Value {
    let call = passing.call
    let expected = parameter.map { self.expected($0, passing) } ?? .unknown
    let outer = self.argument
    self.argument = ArgumentPlace(function: call.name, label: argument.label, receiver: call.receiver.type)
    if let function = passing.function, let parameter, !call.isConstruction {
      self.argument.callee = .parameter(function, parameter.name)
    }
    let outerSetter = setterUse
    if argument.value.isClosure { setterUse = useOfSetter(in: call, at: outer) }
    defer { (self.argument, setterUse) = (outer, outerSetter) }
    if case .name(let name, _, _) = argument.value { passOn(name) }
    guard case .closure(let closure) = argument.value else {
      let value = resolve(argument.value, expecting: expected)
      passing.functions.append(
        CallSite.PassedFunction(
          label: argument.label, parameter: parameter, references: value.functions, sources: value.sources))
      return value
    }
    var types = parameterTypes(expected, passing)
    if types.isEmpty, passing.function == nil, program.isView(call.receiver.type.instance) {
      types = Array(repeating: .frameworkValue, count: max(closure.parameters.count, closure.anonymousCount))
    }
    elementPlace = passing.takesElements ? elements(of: passing.values.first) : nil
    let outerOrigins = elementOrigins
    if let function = passing.function, !call.isConstruction, let owner = program.owner(of: function),
      owner.role == .program, !program.isViewComponent(owner)
    {
      // What a function hands to a closure is its answer.
      elementOrigins = [Use(functions: [function], offset: call.offset)]
    }
    defer { (elementPlace, elementOrigins) = (nil, outerOrigins) }
    let used = usedClosures.count
    let flow = flow(of: closure, parameters: types, sources: call.receiver.sources)
    let closureFlow = ClosureFlow(body: flow.body, use: .argument, offset: closure.offset)
    let sources = Sources(closures: Set(usedClosures.dropFirst(used)))
    passing.functions.append(
      CallSite.PassedFunction(label: argument.label, parameter: parameter, closure: closureFlow, sources: sources))
    return Value(type: .function(types, flow.result))
  }

  private func expected(_ parameter: Parameter, _ passing: Passing) -> TypeReference {
    var type = substitute(parameter.type, of: passing.function, on: passing.call.receiver.type)
    if let function = passing.function, !function.genericParameters.isEmpty {
      type = type.substituting(program.bindings(of: function, to: passing.values.map(\.type)))
    }
    return canonical(type)
  }

  private func parameterTypes(_ expected: TypeReference, _ passing: Passing) -> [TypeReference] {
    if case .function(let parameters, _) = expected.unwrapped { return parameters }
    // What an undo is registered with is handed back to it.
    if passing.call.name == "registerUndo", let target = passing.values.first { return [target.type] }
    if passing.takesElements, let data = passing.values.first {
      return [StandardLibrary.element(of: data.type)]
    }
    // A reducer's closure is lent the value that the type at hand says it is about.
    if passing.function == nil, Reducers.makers.contains(passing.call.name),
      let state = program.symbols.type(named: "State", in: owner, file: file)
    {
      return [.inOut(.named(state.name))]
    }
    return []
  }

  /// The elements of a bound collection are parts of it.
  private func elements(of collection: Value?) -> Place? {
    guard var place = collection?.place, collection?.type.name == "Binding" else { return nil }
    place.isPart = true
    return place
  }
}
