extension BodyResolver {
  func assign(_ target: Expression, _ value: Expression, isCompound: Bool, at offset: Int) {
    if case .tuple(let targets) = target { return assign(targets, value, at: offset) }
    if target.isNothing { return _ = resolve(value) }
    let start = uses.count
    let place = resolve(target)
    let written = place.place?.storage ?? []
    uses.drop(written, from: start, isChanged: isCompound)
    let valueStart = uses.count
    let assigned = resolveAssigned(value, to: place)
    let read = Set(uses.since(valueStart).flatMap(\.properties))
    let change = Write(
      kind: isCompound ? .compoundAssignment : .assignment, value: assigned, text: value.text,
      isConstant: areConstant([value], since: valueStart), empties: value.isEmpty,
      computedFrom: read.intersection(written))
    send(usesSince: start, to: place, named: target)
    follow(assigned, into: place, named: target)
    write(change, to: place, of: target, at: offset)
  }

  /// Whether expressions are the same each time: they are spelt so, or name nothing but constants.
  func areConstant(_ expressions: some Sequence<Expression>, since start: Int) -> Bool {
    let uses = uses.since(start)
    guard uses.allSatisfy({ $0.functions.isEmpty && $0.properties.allSatisfy { !$0.isMutable } }) else { return false }
    return expressions.allSatisfy { expression in
      if case .name(let name, _, _) = expression, scopes[name] == nil { return !uses.isEmpty }
      if case .member(.name("self", _, _), _, _) = expression { return !uses.isEmpty }
      return expression.isConstant
    }
  }

  /// What is read to set a variable of the body is read where that variable is read.
  private func send(usesSince start: Int, to target: Value, named expression: Expression) {
    guard let place = target.place else { return }
    if place.root == .local, case .name(let name, _, _) = expression {
      let origins = takeOrigins(since: start)
      scopes.update(name) { $0.origins = Use.distinct($0.origins + origins) }
    } else {
      uses.send(from: start, to: .write(place))
    }
  }

  /// A variable of the body is as new as what it holds; where it may hold something else too, it is not.
  private func follow(_ assigned: Value, into target: Value, named expression: Expression) {
    guard let place = target.place else { return }
    if place.root == .local, place.steps.isEmpty {
      guard case .name(let name, _, _) = expression else { return }
      let isCertain = scopes.isInnermost(name)
      scopes.update(name) { $0.isFresh = assigned.isFresh && (isCertain || $0.isFresh) }
    } else if place.root != .local, !place.isFresh {
      store(assigned)
    }
  }

  private func assign(_ targets: [Argument], _ value: Expression, at offset: Int) {
    let assigned = resolve(value)
    for target in targets where !target.value.isNothing {
      let start = uses.count
      let place = resolve(target.value)
      uses.drop(place.place?.storage ?? [], from: start)
      let change = Write(kind: .assignment, value: Value(sources: assigned.sources))
      write(change, to: place, of: target.value, at: target.value.offset)
    }
  }

  private func resolveAssigned(_ value: Expression, to place: Value) -> Value {
    let step = place.place?.steps.last
    let use = step.map { ClosureFlow.Use.stored($0) } ?? .kept
    if case .closure(let closure) = value {
      let isFrameworks = step.map { $0.property == nil && program.isView($0.base) } ?? false
      return keep(closure, expecting: isFrameworks ? .frameworkValue : place.type, in: use)
    }
    let assigned = resolve(value, expecting: place.type)
    if !assigned.functions.isEmpty {
      let call = Flow.call(
        CallSite(name: assigned.functions[0].name, callees: assigned.functions, offset: value.offset))
      emit(.closure(ClosureFlow(body: [call], use: use, offset: value.offset)))
    }
    return assigned
  }

  /// A method that changes the values of the standard library that have it.
  func mutate(_ receiver: Value, by name: String, _ expression: Expression, _ change: Write, at offset: Int) {
    if isChanged(receiver, by: name) { return write(change, to: receiver, of: expression, at: offset) }
    guard !isReference(receiver) else { return }
    // What a call gives is not a variable: a method that changes it changes an object.
    if receiver.type == .unknown, case .call = expression.unwrapped { return }
    if receiver.type == .unknown, !isKnownMember(receiver) { return noteUnresolved(receiver, expression, at: offset) }
    guard symbol(of: receiver.type) == nil || symbol(of: receiver.type)?.kind == .extension else { return }
    write(change, to: receiver, of: expression, at: offset)
  }

  /// Whether a method changes a property that only a framework's view declares, and whose type nothing else says.
  private func isChanged(_ receiver: Value, by name: String) -> Bool {
    guard let leaf = receiver.place?.steps.last, leaf.property == nil else { return false }
    return ["toggle", "append"].contains(name) && program.isView(leaf.base)
  }

  /// - Parameter change: What is known of it before it is known where it goes.
  func write(_ change: Write, to target: Value, of expression: Expression, at offset: Int) {
    var change = change
    change.offset = offset
    noteGivenBinding(change, of: expression)
    // The setter of a binding that presents something is that binding.
    if let setterUse {
      change = Write(kind: .binding, value: change.value, binding: setterUse, offset: offset)
    }
    guard let place = target.place else { return noteUnresolved(target, expression, at: offset) }
    callSubscript(place, change.kind, at: offset)
    guard let leaf = place.steps.last else {
      if let object = place.object.first { return writeElement(change, of: object, by: place.setters) }
      return writeWhole(change, place)
    }
    if place.root == .local { return }
    if leaf.property == nil, !place.isFresh, !isKnown(leaf.base), !isPlain(place) {
      // In an extension of a value without source here: the call that changes the value says so. A closure is not state.
      if place.isOwn && owner?.kind == .extension || change.value.type.isFunction { return }
      return noteUnresolved(target, expression, at: offset)
    }
    if let property = leaf.property, isRequirement(property), leaf.implementations.isEmpty {
      return noteUnresolved(target, expression, at: offset)
    }
    change.place = place
    change.setsEntry = place.isPart && target.type != target.type.unwrapped
    emit(.write(change))
    callSetters(place, at: offset)
  }

  /// `object[index] = value`: the variable that refers to the object stays what it is.
  private func writeElement(_ change: Write, of object: Place, by setters: [FunctionDeclaration]) {
    guard object.root != .local, !object.steps.isEmpty else { return }
    let value = Value(type: change.value.type, sources: change.value.sources)
    var whole = Write(kind: change.kind, value: value, place: object, offset: change.offset)
    (whole.place.isPart, whole.place.setters) = (true, setters)
    emit(.write(whole))
  }

  /// `self = value` and `parameter = value` for an `inout` parameter: no property is named.
  private func writeWhole(_ change: Write, _ place: Place) {
    guard place.root != .local, place.isOwn, change.kind == .assignment, let owner else { return }
    for property in owner.storedProperties where property.isMutable {
      let step = Place.Step(property: property, name: property.name, base: owner.selfType)
      let whole = Place(root: .shared, steps: [step], isOwn: true)
      let value = Value(sources: change.value.sources)
      emit(.write(Write(kind: .assignment, value: value, place: whole, offset: change.offset)))
    }
  }

  /// Whether a value is what a framework's object stores: whatever its type is, the object keeps it.
  private func isKnownMember(_ value: Value) -> Bool {
    guard let leaf = value.place?.steps.last, leaf.property == nil else { return false }
    return isKnown(leaf.base)
  }

  /// Whether it is clear what a write to a member of this type changes.
  private func isKnown(_ type: TypeReference) -> Bool {
    switch type.unwrapped {
    case .unknown: return false
    case .named(let name, _):
      return symbol(of: type) != nil || bounds[name] != nil || StandardLibrary.isValueType(name)
        || StandardLibrary.collections.contains(name) || !KnownFrameworks.isForeign(name)
        || function?.name == "makeBody" && name.hasSuffix("Configuration")  // What a style is given.
    default: return true
    }
  }

  /// Whether the path leads into a value whose parts are values: `frame.origin.x`.
  private func isPlain(_ place: Place) -> Bool {
    place.steps.contains { step in
      if case .named(let name, _) = step.base.unwrapped { StandardLibrary.isPlain(name) } else { false }
    }
  }

  /// A property that a protocol of the program asks for and does not give.
  private func isRequirement(_ property: PropertyDeclaration) -> Bool {
    guard property.accessors.isEmpty, let owner = program.owner(of: property) else { return false }
    return owner.kind == .protocol && owner.role == .program
  }

  private func callSubscript(_ place: Place, _ kind: Write.Kind, at offset: Int) {
    guard !place.setters.isEmpty, kind != .binding else { return }
    emit(.call(CallSite(name: "subscript", callees: place.setters, isSetter: true, offset: offset)))
  }

  private func callSetters(_ place: Place, at offset: Int) {
    for step in place.steps {
      let setters = step.storage.filter { !$0.isStored }.flatMap { $0.accessors(.setter) }
      guard let property = step.property, !setters.isEmpty else { continue }
      emit(.call(CallSite(name: property.name, callees: setters, receiver: step.base, isSetter: true, offset: offset)))
    }
  }

  /// A write whose target has a type that nothing at hand tells is listed, never guessed.
  private func noteUnresolved(_ target: Value, _ expression: Expression, at offset: Int) {
    if let place = target.place, place.root == .local, place.steps.allSatisfy({ $0.property == nil }) { return }
    if target.place == nil, target.type != .unknown { return }
    program.noteUnresolved(expression.text, in: file, at: offset)
  }

  // MARK: Bindings

  /// `$model.name` hands out a binding: whoever holds it may write.
  func bindingTarget(_ expression: Expression) -> Expression? {
    switch expression {
    case .name(let name, let types, let offset):
      guard name.hasPrefix("$"), name.dropFirst().first?.isLetter == true else { return nil }
      let plain = String(name.dropFirst())
      let isProjecting = owner?.properties[plain]?.contains { $0.hasAttribute(Wrappers.projecting) } == true
      guard scopes[plain] != nil || isProjecting else { return nil }
      return .name(plain, types, at: offset)
    case .member(.call(.name("Bindable", _, _), let arguments, _), let name, let offset):
      return arguments.first.map { .member($0.value, name, at: offset) }
    case .member(let base, let name, let offset): return bindingTarget(base).map { .member($0, name, at: offset) }
    case .subscripted(let base, let index, let offset):
      return bindingTarget(base).map { .subscripted($0, index, at: offset) }
    case .unwrapped(let base): return bindingTarget(base).map { .unwrapped($0) }
    default: return nil
    }
  }

  /// What becomes of a binding, by the parameter that it is given for.
  private var bindingUse: Write.Binding {
    let label = argument.label ?? ""
    if let callee = argument.callee { return .given(callee) }
    if symbol(of: argument.receiver)?.role == .program { return .passed(argument.receiver, label) }
    return SwiftUITypes.presents(label, in: argument.function) ? .presentation : .edit
  }

  /// Notes that the function itself sets a binding that it was given. Closing what is presented is not an edit.
  private func noteGivenBinding(_ change: Write, of expression: Expression) {
    guard change.kind != .binding, let function, let name = expression.boundName,
      function.parameters.contains(where: { $0.name == name && $0.type.name == "Binding" })
    else { return }
    let isClosing = change.empties || change.text == "false"
    program.pass(name, of: function, to: setterUse ?? (isClosing ? .presentation : .edit))
  }

  /// What the setter is for in `Binding(get: { … }, set: { … })`.
  func useOfSetter(in call: Call, at place: ArgumentPlace) -> Write.Binding? {
    guard ["Binding", "init"].contains(call.name), place.callee == nil,
      call.arguments.contains(where: { $0.label == "set" || $0.label == "get" }),
      SwiftUITypes.presents(place.label ?? "", in: place.function)
    else { return nil }
    return .presentation
  }

  /// Notes where a binding goes that the function itself was given.
  func passOn(_ name: String) {
    guard let function, let parameter = function.parameters.first(where: { $0.name == name }),
      parameter.type.name == "Binding"
    else { return }
    program.pass(name, of: function, to: bindingUse)
  }

  func binding(to target: Expression, at offset: Int) -> Value {
    let start = uses.count
    let value = resolve(target)
    uses.drop(value.place?.storage ?? [], from: start)
    write(Write(kind: .binding, binding: bindingUse), to: value, of: target, at: offset)
    return Value(type: .named("Binding", [value.type]), place: value.place, sources: value.sources)
  }
}
