extension BodyResolver {
  func member(_ base: Expression, _ name: String, at offset: Int) -> Value {
    if isModule(base) { return resolve(name: name, [], at: base.offset) }
    var value = instance(resolve(base))
    if name == "self" { return value }
    // What a function of the program gives and nobody keeps is not set up here.
    if case .call = base.unwrapped, !value.sources.functions.isEmpty { value.isFresh = false }
    return member(name, of: value, at: offset)
  }

  /// A function has no members: where one is asked for, the name is a property that the framework declares, as
  /// `tableView` beside the `tableView(_:…)` of a data source.
  func instance(_ value: Value) -> Value {
    guard value.type == .unknown, let function = value.functions.first,
      program.owner(of: function).map(program.isViewComponent) == true
    else { return value }
    return inheritedFromFramework(function.name)
  }

  func member(_ name: String, of base: Value, isCalled: Bool = false, at offset: Int) -> Value {
    if let value = declaredMember(name, of: base, isCalled: isCalled, at: offset) { return value }
    if let bound = bound(base), bound.type != base.type {
      return member(name, of: bound, isCalled: isCalled, at: offset)
    }
    if isCalled, let functions = modifiers(name, of: base) {
      return Value(place: base.place, sources: base.sources, functions: functions)
    }
    if let symbol = symbol(of: base.type), let publisher = publisher(name, in: symbol, at: offset) { return publisher }
    if case .tuple(let elements) = base.type { return tupleMember(name, elements, base) }
    if case .metatype(let type) = base.type { return foreignStatic(name, type) }
    noteQuestion(name, to: base)
    let step = Place.Step(name: name, base: base.type)
    if let type = StandardLibrary.member(name, of: base.type) { return extend(base, by: step, type: type) }
    if base.type.name == "Binding" { return bindingMember(name, base) }
    if name == "coordinator", let type = coordinator(of: base.type) { return extend(base, by: step, type: type) }
    if symbol(of: base.type) == nil, base.type != .unknown, let type = FrameworkMembers.type(of: name, on: base.type) {
      var value = extend(base, by: step, type: type)
      if FrameworkMembers.isDestination(name, of: base.type) { value.isFresh = true }
      return value
    }
    guard isFrameworkObject(base.type) else { return extend(base, by: step, type: .unknown) }
    return extend(base, by: step, type: name == "rx" ? .named("ControlEvent") : .frameworkValue)
  }

  /// The program's own modifiers of what a framework's view gives.
  private func modifiers(_ name: String, of base: Value) -> [FunctionDeclaration]? {
    guard isFrameworkObject(base.type) else { return nil }
    return symbols.type(named: "View").flatMap { $0.kind == .extension ? $0.functions[name] : nil }
  }

  /// What the representable view around the body makes as its coordinator.
  private func coordinator(of context: TypeReference) -> TypeReference? {
    guard context.name?.hasSuffix("Context") == true, symbol(of: context) == nil,
      let maker = owner?.functions["makeCoordinator"]?.first
    else { return nil }
    return canonical(maker.result)
  }

  /// Notes that a collection is asked what is in it, and not for one of its elements.
  private func noteQuestion(_ name: String, to collection: Value) {
    guard StandardLibrary.contents.contains(name), let place = collection.place, !place.isPart,
      let leaf = place.steps.last
    else { return }
    uses.ask(.contents, of: leaf.storage)
  }

  /// A member that the sources declare: in the type, in an ancestor, or in an extension of either.
  /// - Parameter isCalled: Whether a method is meant where a property has the same name.
  func declaredMember(
    _ name: String, of base: Value, isImplicit: Bool = false, isCalled: Bool = false, at offset: Int
  ) -> Value? {
    var isMeta = false
    var type = base.type
    if case .metatype(let inner) = type { (isMeta, type) = (true, inner) }
    if case .composition(let parts) = type.unwrapped {
      return composedMember(name, of: base, parts, isCalled: isCalled, at: offset)
    }
    guard let symbol = symbol(of: type) else { return nil }
    if isMeta, !base.isSuper, let value = staticMember(name, of: symbol, type) { return value }
    if isCalled, let functions = lineage(of: symbol, from: base).lazy.compactMap({ $0.functions[name] }).first {
      return Value(place: base.place, sources: base.sources, functions: functions)
    }
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    for ancestor in lineage(of: symbol, from: base) {
      if let property = property(name, in: ancestor, isStatic: isMeta) {
        return read(property, of: base, symbol, ancestor, at: offset)
      }
      if let functions = ancestor.functions[name], !functions.isEmpty {
        return Value(place: base.place, sources: base.sources, functions: functions)
      }
      if plain != name, isImplicit, let property = property(plain, in: ancestor, isStatic: isMeta) {
        return read(property, of: base, symbol, ancestor, at: offset)
      }
    }
    return nil
  }

  /// What one of several protocols declares, all of them have together.
  private func composedMember(
    _ name: String, of base: Value, _ parts: [TypeReference], isCalled: Bool, at offset: Int
  ) -> Value? {
    for part in parts {
      var value = base
      value.type = part
      if let member = declaredMember(name, of: value, isCalled: isCalled, at: offset) { return member }
    }
    return nil
  }

  private func property(_ name: String, in symbol: TypeSymbol, isStatic: Bool) -> PropertyDeclaration? {
    symbol.properties[name]?.first { $0.isStatic == isStatic }
  }

  private func staticMember(_ name: String, of symbol: TypeSymbol, _ type: TypeReference) -> Value? {
    if symbol.cases[name] != nil { return Value(type: type, isFresh: true) }
    if name == "init" { return Value(type: .metatype(type)) }
    if let nested = symbols.type(named: "\(symbol.name).\(name)", in: nil, file: file) {
      return Value(type: .metatype(nested.selfType))
    }
    return nil
  }

  private func read(
    _ property: PropertyDeclaration, of base: Value, _ symbol: TypeSymbol, _ owner: TypeSymbol, at offset: Int
  ) -> Value {
    let type = program.type(of: property).substituting(symbols.bindings(of: owner, in: symbol, base.type))
    var step = Place.Step(property: property, name: property.name, base: base.type)
    if owner.kind == .protocol, property.accessors.isEmpty {
      step.implementations = program.implementations(of: property)
    }
    var value = extend(base, by: step, type: type)
    value.sources.properties.formUnion(step.storage)
    use(step.storage, at: offset)
    return value
  }

  /// The place one step further: a reference begins a new path, a value continues its own.
  func extend(_ base: Value, by step: Place.Step, type: TypeReference) -> Value {
    var place = base.place
    if isReference(base) {
      place = Place(root: .shared, steps: [step], isOwn: base.isSelf, isFresh: base.isFresh)
    } else {
      place?.steps.append(step)
      place?.isPart = false
    }
    // The views of a screen that was just made are set up with it.
    let isFresh = base.isFresh && isFrameworkObject(type)
    return Value(type: type, place: place, sources: base.sources, isFresh: isFresh)
  }

  private func tupleMember(_ name: String, _ elements: [TypeReference.TupleElement], _ base: Value) -> Value {
    let index = Int(name) ?? elements.firstIndex { $0.label == name }
    guard let index, index < elements.count else { return Value(sources: base.sources) }
    var place = base.place
    place?.isPart = true
    return Value(type: elements[index].type, place: place, sources: base.sources)
  }

  private func bindingMember(_ name: String, _ base: Value) -> Value {
    let wrapped = base.type.arguments.first ?? .unknown
    if name == "wrappedValue" { return Value(type: wrapped, place: base.place, sources: base.sources) }
    var value = member(name, of: Value(type: wrapped, place: base.place, sources: base.sources), at: 0)
    value.type = .named("Binding", [value.type])
    return value
  }

  /// A static member of a type that no source declares: `UIColor.red`, `NotificationCenter.default`.
  private func foreignStatic(_ name: String, _ type: TypeReference) -> Value {
    if name.first?.isUppercase == true, let outer = type.name {
      return Value(type: .metatype(.named("\(outer).\(name)")))
    }
    let isSingleton = [
      "shared", "standard", "default", "main", "current", "standardError", "standardOutput", "standardInput", "general",
    ].contains(name)
    let isKnown = type.name.map { !KnownFrameworks.isForeign($0) } ?? false
    return Value(type: isSingleton || isKnown || isFrameworkObject(type) ? type : .unknown)
  }

  func implicitMember(_ name: String, of expected: TypeReference, at offset: Int) -> Value {
    guard symbol(of: expected) != nil else { return Value(type: expected) }
    return declaredMember(name, of: Value(type: .metatype(expected.unwrapped)), at: offset) ?? Value(type: expected)
  }

  /// Whether an expression names a module, so that what is asked of it is a global name.
  func isModule(_ base: Expression) -> Bool {
    guard case .name(let module, _, _) = base, scopes[module] == nil, symbols.modules.contains(module) else {
      return false
    }
    return symbols.type(named: module, in: owner, file: file) == nil
  }

  func subscripted(_ base: Expression, _ index: [Argument], at offset: Int) -> Value {
    let value = resolve(base)
    if index.first?.label == "keyPath", let path = index.first {
      return resolve(path.value).keyPath?.reduce(value) { member($1, of: $0, at: 0) } ?? Value(sources: value.sources)
    }
    let indices = index.map { resolve($0.value) }
    if let declared = declaredMember("subscript", of: value, at: offset),
      let function = choose(declared.functions, index)
    {
      var result = value
      if isReference(value) {
        // What an object gives for an index is not part of the variable that refers to the object.
        result.place = Place(root: .shared, isOwn: value.isSelf, isFresh: value.isFresh)
        result.place?.object = value.place.map { [$0] } ?? []
        result.place?.setters = declared.functions.filter { $0.kind == .setter }
      }
      result.place?.isPart = true
      result.type = substitute(function.result, of: function, on: value.type)
      result.functions = []
      result.isSelf = false
      return result
    }
    let isRange = indices.first?.type.name?.hasSuffix("Range") == true
    var result = Value(type: StandardLibrary.subscripted(value.type, isRange: isRange), sources: value.sources)
    result.place = value.place
    result.place?.isPart = true
    result.isMutable = value.isMutable
    result.isFresh = value.isFresh && result.type == .frameworkValue
    return result
  }
}
