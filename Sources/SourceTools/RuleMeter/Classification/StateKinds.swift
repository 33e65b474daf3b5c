/// What a stored variable may hold, judged by its declaration alone.
struct StateKinds {
  enum Holding {
    /// A view, a reference, a handle, a closure.
    case nothing
    /// Several views, which are state where an action lengthens or shortens the collection and a rule reads it.
    case views
    case state
    /// A model that is the holder's own child when the holder makes it.
    case ownChild
    /// Something whose type has no source here.
    case unknown
  }

  /// What a framework asks a view to have.
  private static let required: Set<String> = ["window", "animatableData", "restorationIdentifier"]

  let program: Program
  let viewStateAttributes: Set<String>
  let handleTypes: Set<String>
  let tokens: Set<PropertyDeclaration>
  /// The types whose objects something other than a view holds in a collection.
  private let heldElsewhere: Set<String>
  /// The classes, other than views, whose objects hold one of a type.
  private let holders: [TypeSymbol?: [TypeSymbol]]
  /// The variables of structs with which others calculate, or by which they decide.
  private let decisive: Set<PropertyDeclaration>
  private let connections = Memo<TypeSymbol, Bool>()

  init(_ program: Program, _ registrations: Registrations, viewStateAttributes: Set<String>) {
    self.program = program
    decisive = Self.decisive(program)
    self.viewStateAttributes = Wrappers.viewState.union(viewStateAttributes)
    handleTypes = registrations.handleTypes
    tokens = registrations.tokens
    let kept = program.symbols.types.filter { !program.isViewComponent($0) }.flatMap(\.allProperties).filter(\.isStored)
    heldElsewhere = Set(kept.map(program.type).filter(\.isCollection).flatMap(\.payloads).compactMap(\.name))
    let held = kept.flatMap { property in
      program.type(of: property).payloads.map { (program.symbols.type(named: $0.name), program.owner(of: property)) }
    }
    holders = Dictionary(grouping: held, by: \.0).mapValues { $0.compactMap(\.1).filter(\.isReference) }
  }

  private static func decisive(_ program: Program) -> Set<PropertyDeclaration> {
    var decisive: Set<PropertyDeclaration> = []
    for (use, context) in program.occurrences.uses where use.destinations.contains(where: decides) {
      for property in use.properties where property.isStored && !property.isStatic {
        let owner = program.owner(of: property)
        if owner?.kind == .struct, program.owner(of: context.function) != owner { decisive.insert(property) }
      }
    }
    return decisive
  }

  /// Whether a value has a say where it goes. To ask whether it is `nil` does not count.
  private static func decides(_ destination: Use.Destination) -> Bool {
    switch destination {
    case .calculation, .repetition, .condition, .requirement: true
    case .comparison(let text): text != "nil"
    default: false
    }
  }

  /// What a variable could hold, were it changed.
  /// - Parameter leading: What leads to models; as long as that is unknown, no class of the program counts.
  func holding(_ property: PropertyDeclaration, leading: Set<TypeSymbol>?) -> Holding {
    let type = program.type(of: property)
    // A lock lends what it holds to be changed, and is a constant itself.
    let locked = StandardLibrary.locks.contains(type.name ?? "") ? type.arguments.first : nil
    guard property.isStored, property.isMutable || locked != nil, !property.isWeak else { return .nothing }
    guard program.symbols.files[property.file].role != .framework else { return .nothing }
    if refersElsewhere(property) || isWiring(property.name, property) || isRequired(property) { return .nothing }
    if tokens.contains(property) || isKeptElsewhere(property) { return .nothing }
    if case .named("Optional", [.unknown]) = type { return .unknown }
    let kinds = (locked ?? type).payloads.map { holding($0, leading, property) }
    if kinds.isEmpty || kinds.contains(.state) { return .state }
    if kinds.contains(.ownChild) { return ownChild(in: property, type) }
    if kinds.contains(.unknown) { return .unknown }
    return holdsViews(property, type) ? .views : .nothing
  }

  /// Whether a view component holds a collection of views that it made itself. Several controllers say what is shown.
  private func holdsViews(_ property: PropertyDeclaration, _ type: TypeReference) -> Bool {
    guard type.isCollection, !property.hasAttribute(["IBOutlet"]), program.isInView(property) else { return false }
    return type.payloads.allSatisfy { payload in
      guard let name = payload.name, !isScreen(name) else { return false }
      return program.declared(name, file: property.file).map(program.isViewComponent)
        ?? KnownFrameworks.isComponent(name)
    }
  }

  /// Whether a wrapper of the program keeps the value somewhere else: it stores nothing that changes.
  private func isKeptElsewhere(_ property: PropertyDeclaration) -> Bool {
    property.attributes.contains { attribute in
      guard let wrapper = program.declared(attribute.name, file: property.file), wrapper.role == .program,
        let wrapped = wrapper.properties["wrappedValue"]?.first
      else { return false }
      return !wrapped.isStored
        && wrapper.storedProperties.allSatisfy { !$0.isMutable || isReference(program.type(of: $0)) }
    }
  }

  private func holding(_ type: TypeReference, _ leading: Set<TypeSymbol>?, _ property: PropertyDeclaration) -> Holding {
    switch type {
    case .function, .frameworkValue, .metatype: return .nothing
    case .composition(let types):
      let kinds = types.map { holding($0, leading, property) }
      return kinds.contains(.nothing) ? .nothing : kinds.first ?? .unknown
    case .named(let name, _):
      if isHandle(type) { return .nothing }
      return program.declared(name, file: property.file).map { holding($0, leading) } ?? foreign(name, property)
    case .tuple, .inOut: return .state
    case .unknown: return .unknown
    }
  }

  /// What views store of types that have no source here, and ask for something: that may be a request.
  var askedWithoutSource: [PropertyDeclaration] {
    let calls = program.occurrences.calls.map(\.call).filter { $0.callees.isEmpty && !$0.isConstruction }
    let asked = Set(calls.compactMap(\.receiver.name)).filter(KnownFrameworks.isForeign)
    return program.symbols.types.filter(program.isViewComponent).flatMap(\.storedProperties).filter { property in
      program.type(of: property).payloads.contains { type in
        guard let name = type.name, program.declared(name, file: property.file) == nil else { return false }
        let arguments = type.arguments.compactMap { program.symbols.type(named: $0.name) }
        // A reducer's store is listed as not judged.
        let isJudged = !arguments.contains { Reducers.isReducer($0, program) }
        return isJudged && asked.contains(name) && foreign(name, property) == .unknown
      }
    }
  }

  private func foreign(_ name: String, _ property: PropertyDeclaration) -> Holding {
    if let dot = name.lastIndex(of: "."), program.symbols.type(named: String(name[..<dot])) != nil { return .state }
    // What identifies something is a value, whatever it identifies.
    if name.hasSuffix(".ID") { return .state }
    let parameters = program.owner(of: property)?.scopes.flatMap(\.genericParameters) ?? []
    if parameters.contains(where: { name == $0.name || name.hasPrefix($0.name + ".") }) { return .state }
    if StandardLibrary.isValueType(name) || FoundationTypes.isValue(name) { return .state }
    if FoundationTypes.isModelObject(name) { return .ownChild }
    if KnownFrameworks.isType(name, importing: program.symbols.imports[property.file]) || FoundationTypes.isObject(name)
    {
      return .nothing
    }
    return KnownFrameworks.isApple(name) ? .state : .unknown
  }

  private func holding(_ symbol: TypeSymbol, _ leading: Set<TypeSymbol>?) -> Holding {
    if symbol.role == .framework || program.isViewComponent(symbol) || connects(symbol) { return .nothing }
    if keepsElsewhere(symbol) { return .nothing }
    guard symbol.isReference || symbol.kind == .protocol else { return .state }
    guard let leading else { return .nothing }
    if symbol.kind == .protocol {
      let conformers = program.conformers(of: symbol).filter { $0.kind != .protocol }
      if conformers.isEmpty { return .unknown }
      if conformers.allSatisfy({ program.isViewComponent($0) || connects($0) }) { return .nothing }
      return conformers.contains { $0.isReference && leading.contains($0) } ? .ownChild : .state
    }
    return leading.contains(symbol) || !isRecord(symbol) ? .ownChild : .state
  }

  /// Whether a struct stores nothing and can be set: it keeps its values in the user's defaults, in a file.
  private func keepsElsewhere(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind == .struct else { return false }
    let properties = symbol.allProperties.filter { !$0.isStatic }
    return !properties.contains(where: \.isStored)
      && properties.contains { $0.accessors.contains { $0.kind == .setter } }
  }

  /// Whether an object only says something: it stores values that never change.
  private func isRecord(_ symbol: TypeSymbol) -> Bool {
    let stored = program.lineage(of: symbol).flatMap(\.storedProperties)
    return !stored.isEmpty
      && stored.allSatisfy { property in
        !property.isMutable
          && program.type(of: property).payloads.allSatisfy { payload in
            guard let held = program.symbols.type(named: payload.name) else {
              return payload.name.map { !FoundationTypes.isObject($0) } ?? false
            }
            return !held.isReference && held.kind != .protocol
          }
      }
  }

  /// A collection of references is a model's own; in a view it is state when nobody else holds such objects.
  private func ownChild(in property: PropertyDeclaration, _ type: TypeReference) -> Holding {
    let owner = program.owner(of: property)
    let isView = owner.map(program.isViewComponent) ?? true
    guard type.isCollection else { return isView || property.isStatic ? .nothing : .ownChild }
    if !isView { return .state }
    return type.payloads.contains { $0.name.map(heldElsewhere.contains) ?? false } ? .nothing : .state
  }

  /// Whether objects of a type are there to connect others: a coordinator and its children are not data.
  private func connects(_ symbol: TypeSymbol) -> Bool { isConnection(symbol) || leadsScreens(symbol) }

  /// Whether a class that is not a view keeps a screen or a window: it says which one is shown.
  private func leadsScreens(_ symbol: TypeSymbol) -> Bool {
    guard symbol.kind == .class, !program.isViewComponent(symbol) else { return false }
    return program.lineage(of: symbol).lazy.flatMap(\.storedProperties).contains { property in
      !property.isWeak && program.type(of: property).payloads.contains { $0.name.map(isScreen) ?? false }
    }
  }

  /// Whether a type is a screen, or shows screens one after the other.
  private func isScreen(_ name: String) -> Bool {
    guard ["Controller", "Window"].contains(where: name.hasSuffix) else { return false }
    return program.declared(name).map(program.isViewComponent) ?? KnownFrameworks.isComponent(name)
  }

  /// Whether a type is one of the platform's handles, or what a function of the program gives for an observer.
  func isHandle(_ type: TypeReference) -> Bool {
    program.isHandle(type) || type.name.map(handleTypes.contains) == true
  }

  /// Whether a type only connects: all it stores are closures, references and handles, and constants beside them.
  func isConnection(_ symbol: TypeSymbol) -> Bool {
    connections.answer(symbol) {
      let stored = symbol.storedProperties
      if symbol.kind == .struct, isContext(stored) { return true }
      let links = stored.filter { property in
        property.isWeak || program.type(of: property).payloads.allSatisfy { $0.isFunction || isHandle($0) }
      }
      return !links.isEmpty && stored.allSatisfy { !$0.isMutable || links.contains($0) }
    }
  }

  /// Whether a struct stores mainly references, and beside them constants, and never replaces any: it is handed from
  /// screen to screen.
  private func isContext(_ stored: [PropertyDeclaration]) -> Bool {
    let references = stored.filter { property in
      property.isWeak || program.type(of: property).payloads.allSatisfy { $0.isFunction || isReference($0) }
    }
    return references.count * 2 > stored.count && stored.allSatisfy { !$0.isMutable || $0.isWeak }
      && stored.allSatisfy { references.contains($0) || !decisive.contains($0) }
  }

  private func isReference(_ type: TypeReference) -> Bool {
    guard let name = type.name else { return false }
    guard let symbol = program.declared(name) else {
      return program.isHandle(type) || KnownFrameworks.isReference(name) || FoundationTypes.isObject(name)
    }
    if symbol.kind == .protocol { return program.conformers(of: symbol).contains { $0.isReference && !isRecord($0) } }
    return program.isViewComponent(symbol) || symbol.isReference && !isRecord(symbol)
  }

  /// Models, and the classes that hold one of them, themselves or through others: a context, a coordinator.
  func leading(to models: Set<TypeSymbol>) -> Set<TypeSymbol> {
    models.union(models.filter(\.isReference).closed { holders[$0, default: []] })
  }

  /// Whether a name is a delegate's or a data source's, and what it stands for can be one: an object.
  func isWiring(_ name: String, _ property: PropertyDeclaration?) -> Bool {
    let lowered = name.lowercased()
    guard lowered.hasSuffix("delegate") || lowered.hasSuffix("datasource") else { return false }
    guard let property else { return true }
    let type = program.type(of: property)
    return !type.isCollection && !type.payloads.contains { isValue($0, in: property.file) }
  }

  func isValue(_ type: TypeReference, in file: SourceFile.ID) -> Bool {
    guard let name = type.name else { return false }
    guard let symbol = program.declared(name, file: file) else {
      return StandardLibrary.isValueType(name) || FoundationTypes.isValue(name)
    }
    return !symbol.isReference && symbol.kind != .protocol
  }

  /// Whether a framework's wrapper says that the value lives elsewhere. One of the program's own says nothing by its name.
  func refersElsewhere(_ property: PropertyDeclaration) -> Bool {
    property.attributes.contains { attribute in
      Wrappers.references.contains(attribute.name)
        && program.declared(attribute.name, file: property.file)?.role != .program
    }
  }

  /// What a protocol of a framework asks for is not the program's choice.
  func isRequired(_ property: PropertyDeclaration) -> Bool {
    guard let owner = program.owner(of: property), program.isViewComponent(owner) else { return false }
    if StateKinds.required.contains(property.name) { return true }
    return program.lineage(of: owner).contains {
      $0.kind == .protocol && $0.role == .framework && $0.properties[property.name] != nil
    }
  }

  // MARK: View state

  func isDeclaredViewState(_ property: PropertyDeclaration) -> Bool {
    property.viewStateReason != nil || property.hasAttribute(viewStateAttributes) || property.hasAttribute(["State"])
  }

  /// `@State` that holds a collection or a struct of the program is application state where the view itself edits it:
  /// changes it from its own value, or hands out a binding to it. Replacing it is not an edit.
  func isEdited(_ property: PropertyDeclaration, by write: Write, in context: Occurrences.Context) -> Bool {
    guard property.hasAttribute(["State"]), property.viewStateReason == nil,
      !property.hasAttribute(viewStateAttributes), write.keeps(property),
      let owner = program.owner(of: property), program.owner(of: context.function) == owner
    else { return false }
    guard let name = program.type(of: property).name else { return false }
    if StandardLibrary.collections.contains(name) { return true }
    let symbol = program.symbols.type(named: name, in: nil, file: property.file)
    return symbol?.kind == .struct && symbol?.role != .framework
  }
}
