extension BodyResolver {
  func call(_ callee: Expression, _ arguments: [Argument], expecting expected: TypeReference, at offset: Int) -> Value {
    switch callee {
    case .closure(let closure): return callImmediately(closure, arguments)
    case .unwrapped(let inner): return call(inner, arguments, expecting: expected, at: offset)
    case .implicitMember(let name, _):
      let target =
        name == "init" ? Value(type: .metatype(expected.unwrapped)) : implicitMember(name, of: expected, at: offset)
      let receiver = Value(type: .metatype(expected.unwrapped))
      var result = apply(Call(name: name, receiver: receiver, arguments: arguments, offset: offset, target: target))
      if result.type == .unknown { result.type = expected }
      return result
    case .member(let base, let name, _): return callMember(base, name, arguments, at: offset)
    case .name(let name, let types, _):
      let target = meant(resolve(name: name, types, isCalled: true, at: offset), arguments)
      let receiver = owner == nil ? Value() : selfValue
      return apply(Call(name: name, receiver: receiver, arguments: arguments, offset: offset, target: target))
    default:
      if let type = callee.collectionType { return construct(canonical(type), arguments, at: offset) }
      return apply(Call(name: "", arguments: arguments, offset: offset, target: resolve(callee)))
    }
  }

  private func callImmediately(_ closure: ClosureExpression, _ arguments: [Argument]) -> Value {
    let types = arguments.map { resolve($0.value).type }
    let flow = flow(of: closure, parameters: types, isOpen: true)
    emit(.closure(ClosureFlow(body: flow.body, use: .immediate, offset: closure.offset)))
    return Value(type: flow.result, isFresh: true)
  }

  private func callMember(_ base: Expression, _ name: String, _ arguments: [Argument], at offset: Int) -> Value {
    if isModule(base) {
      let target = resolve(name: name, [], isCalled: true, at: offset)
      return apply(Call(name: name, arguments: arguments, offset: offset, target: target))
    }
    let start = uses.count
    let receiver = instance(resolve(base))
    uses.tell(from: start)
    let target = meant(member(name, of: receiver, isCalled: true, at: offset), arguments)
    if target.functions.isEmpty, StandardLibrary.mutates(name, receiver.type) {
      let written = receiver.place?.storage ?? []
      let empties = name == "removeAll" && !arguments.contains { $0.value.isClosure }
      if mutates(receiver) { uses.drop(written, from: start, isChanged: !empties) }
      if loopDepth == 0, ["popLast", "removeLast"].contains(name) { use(written, question: .removal, at: offset) }
      if receiver.place?.root == .shared { noteStored(arguments) }
      let taken = Value(type: type(taken: arguments.first?.value))
      mutate(receiver, by: name, base, Write(kind: .mutatingCall, value: taken, empties: empties), at: offset)
    }
    if name == "forEach" { elementOrigins = takeOrigins(since: start) }
    defer { elementOrigins = [] }
    return apply(
      Call(
        name: name, receiver: receiver, arguments: arguments, offset: offset, receiverExpression: base, target: target))
  }

  /// What is called: a framework's own function where no function of the program with its name fits.
  private func meant(_ target: Value, _ arguments: [Argument]) -> Value {
    var target = target
    target.functions = choose(target.functions, arguments).map { [$0] } ?? []
    return target
  }

  /// Notes that a collection that outlives the body takes what is new.
  private func noteStored(_ arguments: [Argument]) {
    for case .name(let name, _, _) in arguments.map(\.value.unwrapped) {
      if let value = scopes[name] { store(value) }
    }
  }

  /// The type of what a collection takes, as far as it may stand for an observer.
  private func type(taken argument: Expression?) -> TypeReference {
    switch argument?.unwrapped {
    case .name(let name, _, _): scopes[name]?.type ?? .unknown
    case .call(.member(_, let name, _), _, _): FrameworkMembers.result(of: name, []) ?? .unknown
    default: .unknown
    }
  }

  private func mutates(_ receiver: Value) -> Bool {
    !isReference(receiver)
      && (symbol(of: receiver.type) == nil || symbol(of: receiver.type)?.kind == .extension)
  }

  private func apply(_ call: Call) -> Value {
    let (name, receiver, target) = (call.name, call.receiver, call.target)
    if case .metatype(let type) = target.type, target.functions.isEmpty {
      return construct(type, call.arguments, at: call.offset)
    }
    if !target.functions.isEmpty { return callDeclared(call) }
    if case .function(_, let result) = target.type.unwrapped {
      // Nothing tells who made a closure, not even the object that keeps it.
      pass(Call(name: name, arguments: call.arguments, offset: call.offset), to: nil)
      return Value(type: result)
    }
    if let known = callStandardLibrary(name, receiver, call.arguments, at: call.offset) { return known }
    let values = pass(call, to: nil)
    if let type = StandardLibrary.result(of: name, values.map(\.type)) {
      return Value(type: type, sources: self.sources(of: values))
    }
    if let type = FrameworkMembers.result(of: name, values.map(\.type)) {
      return Value(type: type, sources: receiver.sources, isFresh: FrameworkMembers.makes(name))
    }
    if target.functions.isEmpty, symbol(of: receiver.type).map({ $0.kind == .extension }) ?? true,
      let type = FrameworkMembers.type(of: name, on: receiver.type)
    {
      return Value(type: type, sources: receiver.sources)
    }
    let type = isFrameworkObject(receiver.type) || name == "loadNibNamed" ? TypeReference.frameworkValue : .unknown
    var isCase = target.isFresh && target.type != .unknown
    // A platform type's own functions mostly give one of its kind: `NSPredicate.init`, `Int.random(in:)`.
    if case .metatype = receiver.type, target.type != .unknown { isCase = true }
    return Value(type: isCase ? target.type : type, sources: receiver.sources, isFresh: FrameworkMembers.makes(name))
  }

  private func construct(_ type: TypeReference, _ arguments: [Argument], at offset: Int) -> Value {
    let initializers = symbol(of: type).map { self.initializers(of: $0) } ?? []
    let start = uses.count
    // What a view is made with it shows; nothing reads it back from there.
    defer { if isFrameworkObject(type) { uses.close(from: start) } }
    let call = Call(
      name: type.name ?? "init", receiver: Value(type: type), arguments: arguments, offset: offset,
      isConstruction: true)
    let site = pass(call, to: choose(initializers, arguments))
    var result = type
    if case .named(let name, let generics) = type, generics.isEmpty, let first = site.first {
      if StandardLibrary.sequences.contains(name) { result = .array(StandardLibrary.element(of: first.type)) }
      if StandardLibrary.locks.contains(name) { result = .named(name, [first.type]) }
    }
    return Value(type: result, sources: sources(of: site), isFresh: true)
  }

  private func initializers(of symbol: TypeSymbol) -> [FunctionDeclaration] {
    program.lineage(of: symbol).lazy.compactMap { $0.functions["init"] }.first ?? []
  }

  private func callDeclared(_ call: Call) -> Value {
    guard let function = choose(call.target.functions, call.arguments) else { return Value() }
    let receiver = call.receiver
    let values = pass(call, to: function)
    if isInferring, values.contains(where: \.isFresh), program.stores(function) { values.forEach(store) }
    if function.isMutating, !isReference(receiver) {
      let target = call.receiverExpression ?? .name("self", [], at: call.offset)
      write(Write(kind: .mutatingCall, callee: function), to: receiver, of: target, at: call.offset)
    }
    if function.result != .void { use(functions: [function], at: call.offset) }
    let result = substitute(function.result, of: function, on: receiver.type)
    let bindings = program.bindings(of: function, to: values.map(\.type))
    var sources = self.sources(of: values) + receiver.sources
    sources.functions.insert(function)
    return Value(type: result.substituting(bindings), sources: sources, isFresh: makes(function, on: receiver))
  }

  /// Whether a function gives something new: its body does, its name says so where it has none, or it is a type's own
  /// way to make one.
  private func makes(_ function: FunctionDeclaration, on receiver: Value) -> Bool {
    if !function.body.isEmpty { return program.givesNew(function) }
    if FrameworkMembers.makes(function.name) { return true }
    guard function.isStatic, !["shared", "current", "main", "sharedInstance"].contains(function.name),
      case .metatype(let type) = receiver.type
    else { return false }
    return ["Self", type.name].contains(function.result.name)
  }

  private func callStandardLibrary(
    _ name: String, _ receiver: Value, _ arguments: [Argument], at offset: Int
  ) -> Value? {
    guard StandardLibrary.immediate.contains(name) || StandardLibrary.member(name, of: receiver.type) != nil else {
      return nil
    }
    let types = StandardLibrary.closureParameters(of: name, on: receiver.type)
    var result = TypeReference.unknown
    var sources = receiver.sources
    for argument in arguments {
      if case .closure(let closure) = argument.value {
        if case .inOut? = types.first { elementPlace = receiver.place }
        let flow = flow(of: closure, parameters: types, sources: receiver.sources, isOpen: true)
        result = flow.result
        emit(.loop(flow.body))
      } else {
        let value = resolve(argument.value)
        if let path = value.keyPath {
          result = path.reduce(types.first ?? .unknown) { member($1, of: Value(type: $0), at: 0).type }
        }
        for function in value.functions {
          emit(.loop([.call(CallSite(name: function.name, callees: [function], offset: offset))]))
        }
        if result == .unknown, let function = value.functions.first { result = function.result }
        sources = sources + value.sources
      }
    }
    let known = StandardLibrary.member(name, of: receiver.type, closure: result)
    return Value(type: known ?? FrameworkMembers.type(of: name, on: receiver.type) ?? .unknown, sources: sources)
  }

  /// A type in what a function declares, as it is for what the function is called on.
  func substitute(_ type: TypeReference, of function: FunctionDeclaration?, on base: TypeReference) -> TypeReference {
    guard let symbol = symbol(of: base) else { return type }
    let result = symbols.canonical(type, in: symbol, file: symbol.declaration.file)
    return result.substituting(symbols.bindings(of: function.flatMap(program.owner) ?? symbol, in: symbol, base))
  }
}
