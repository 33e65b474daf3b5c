extension BodyResolver {
  func resolve(name: String, _ arguments: [TypeReference], isCalled: Bool = false, at offset: Int) -> Value {
    if let local = scopes[name] {
      if local.sources.closures.count == 1 { usedClosures += local.sources.closures }
      for origin in local.origins {
        use(origin.properties, functions: origin.functions, question: origin.questionTaken, at: offset)
      }
      return local
    }
    if name == "self" { return selfValue }
    if name == "super" {
      var value = selfValue
      value.isSuper = true
      return value
    }
    if name == "Self", let owner { return Value(type: .metatype(owner.selfType)) }
    if let value = ownMember(name, isCalled: isCalled, at: offset) { return value }
    if let global = global(name, at: offset) { return global }
    if let functions = symbols.freeFunctions[name] { return Value(functions: functions) }
    let type = canonical(.named(name, arguments))
    if symbol(of: type) != nil || name.first?.isUppercase == true { return Value(type: .metatype(type)) }
    if let owner, let publisher = publisher(name, in: owner, at: offset) { return publisher }
    if !isCalled, let owner, owner.kind == .extension, !program.isViewComponent(owner), !isStatic {
      // In an extension of a type without source here, nothing else can be meant.
      return member(name, of: selfValue, at: offset)
    }
    return inheritedFromFramework(name)
  }

  /// `$name` beside a `@Published` variable tells of its values: to name it is to read the variable.
  func publisher(_ name: String, in type: TypeSymbol, at offset: Int) -> Value? {
    guard name.hasPrefix("$") else { return nil }
    let properties = program.lineage(of: type).flatMap { $0.properties[String(name.dropFirst())] ?? [] }
    guard let property = properties.first(where: { $0.hasAttribute(["Published"]) }) else { return nil }
    use([property], at: offset)
    return Value(type: .named("Publisher"), sources: Sources(properties: [property]))
  }

  /// A member of the type around the body, or a static member of the types around that.
  private func ownMember(_ name: String, isCalled: Bool, at offset: Int) -> Value? {
    guard let owner else { return nil }
    let own = scopes["self"] ?? selfValue
    for base in [own, bound(own)].compactMap(\.self) {
      if let value = declaredMember(name, of: base, isImplicit: true, isCalled: isCalled, at: offset) { return value }
    }
    for type in owner.scopes.dropFirst() {
      let metatype = Value(type: .metatype(type.selfType))
      if let value = declaredMember(name, of: metatype, isImplicit: true, at: offset) { return value }
    }
    return nil
  }

  /// The same object, as what the extension around the body asks of `Self`.
  func bound(_ base: Value) -> Value? {
    guard base.isSelf, let selfBound else { return nil }
    var value = base
    value.type = selfBound
    return value
  }

  private func global(_ name: String, at offset: Int) -> Value? {
    guard let declarations = symbols.globals[name] else { return nil }
    let own = declarations.first { $0.file == file }
    guard let property = own ?? symbols.nearest(declarations, to: file, in: \.file) else { return nil }
    use([property], at: offset)
    let step = Place.Step(property: property, name: name, base: .unknown)
    return Value(
      type: program.type(of: property), place: Place(root: .shared, steps: [step]),
      sources: Sources(properties: [property]))
  }

  /// An unqualified name in a view component that no source declares is inherited from its framework: `title`. A value
  /// type inherits nothing.
  func inheritedFromFramework(_ name: String) -> Value {
    guard let owner, !isStatic, !name.hasPrefix("$") else { return Value() }
    if name == "modelContext", owner.hasAttribute(["ModelActor"]) { return Value(type: .named("ModelContext")) }
    let isBound = selfBound.map(isFrameworkObject) ?? false
    let inherits = program.isViewComponent(owner) && owner.kind != .struct && owner.kind != .enum
    guard isBound || inherits else { return Value() }
    let step = Place.Step(name: name, base: isBound ? selfBound ?? .unknown : owner.selfType)
    return Value(type: .frameworkValue, place: Place(root: .shared, steps: [step], isOwn: true))
  }
}
