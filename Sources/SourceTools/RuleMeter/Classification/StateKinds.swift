/// What a stored variable may hold, judged by its declaration alone.
struct StateKinds {
  let program: Program
  let viewStateAttributes: Set<String>
  let handleTypes: Set<String>

  private static let handles: Set<String> = [
    "Timer", "Task", "AnyCancellable", "Cancellable", "DispatchWorkItem", "NSKeyValueObservation", "Subscription",
    "NSObjectProtocol", "URLSessionTask", "URLSessionDataTask", "CADisplayLink", "DispatchSourceTimer", "Publisher",
    "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
  ]
  private static let required: Set<String> = ["window", "animatableData", "restorationIdentifier"]

  init(_ program: Program, viewStateAttributes: Set<String>, handleTypes: Set<String>) {
    self.program = program
    self.viewStateAttributes = Wrappers.viewState.union(viewStateAttributes)
    self.handleTypes = Self.handles.union(handleTypes)
  }

  /// Whether a variable could hold application state, were it changed. With `models` unknown, no class of the program
  /// counts.
  func mayHoldState(_ property: PropertyDeclaration, models: Set<TypeSymbol>?) -> Bool {
    guard property.isStored, property.isMutable, !property.isWeak else { return false }
    guard program.symbols.files[property.file].role != .framework else { return false }
    if property.hasAttribute(Wrappers.references) || isWiring(property.name) || isRequired(property) { return false }
    let payloads = program.type(of: property).payloads
    return payloads.isEmpty || payloads.contains { isState($0, models, property) }
  }

  private func isState(_ type: TypeReference, _ models: Set<TypeSymbol>?, _ property: PropertyDeclaration) -> Bool {
    switch type {
    case .function, .frameworkValue, .metatype: return false
    case .composition(let types): return types.allSatisfy { isState($0, models, property) }
    case .named(let name, _):
      if handleTypes.contains(name) { return false }
      guard let symbol = program.symbols.type(named: name, in: nil, file: property.file), symbol.kind != .extension
      else {
        return !KnownFrameworks.isType(name, importing: imports(property.file))
      }
      return isState(symbol, models)
    case .tuple, .inOut, .unknown: return true
    }
  }

  private func isState(_ symbol: TypeSymbol, _ models: Set<TypeSymbol>?) -> Bool {
    if symbol.role == .framework || program.isViewComponent(symbol) || isConnection(symbol) { return false }
    guard symbol.isReference || symbol.kind == .protocol else { return true }
    guard let models else { return false }
    if symbol.kind == .protocol {
      return !program.conformers(of: symbol).contains { $0.isReference && models.contains($0) }
    }
    return !leads(symbol, to: models)
  }

  /// Whether a type only connects: all it stores are closures, weak references and handles, and constants beside them.
  func isConnection(_ symbol: TypeSymbol) -> Bool {
    let stored = symbol.allProperties.filter { $0.isStored && !$0.isStatic }
    let links = stored.filter { property in
      property.isWeak
        || program.type(of: property).payloads.allSatisfy { $0.isFunction || handleTypes.contains($0.name ?? "") }
    }
    return !links.isEmpty && stored.allSatisfy { !$0.isMutable || links.contains($0) }
  }

  /// Whether a class is a model, or holds one: a context, a coordinator.
  private func leads(_ symbol: TypeSymbol, to models: Set<TypeSymbol>, depth: Int = 0) -> Bool {
    if models.contains(symbol) { return true }
    guard depth < 4, symbol.isReference, !program.isViewComponent(symbol) else { return false }
    return symbol.allProperties.contains { property in
      property.isStored
        && program.type(of: property).payloads.contains { payload in
          guard let name = payload.name, let held = program.symbols.type(named: name), held.isReference else {
            return false
          }
          return leads(held, to: models, depth: depth + 1)
        }
    }
  }

  func imports(_ file: SourceFile.ID) -> Set<String> { Set(program.symbols.files[file].imports.map(\.module)) }

  func isWiring(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered.hasSuffix("delegate") || lowered.hasSuffix("datasource")
  }

  /// What a protocol of a framework asks for is not the program's choice.
  private func isRequired(_ property: PropertyDeclaration) -> Bool {
    guard let owner = program.symbols.propertyOwners[property], program.isViewComponent(owner) else { return false }
    if StateKinds.required.contains(property.name) { return true }
    return program.symbols.lineage(of: owner).symbols.contains {
      $0.kind == .protocol && $0.role == .framework && $0.properties[property.name] != nil
    }
  }

  // MARK: View state

  /// Whether the code declares a variable as view state.
  func isDeclaredViewState(_ property: PropertyDeclaration) -> Bool {
    property.viewStateReason != nil || property.hasAttribute(viewStateAttributes) || property.hasAttribute(["State"])
  }

  /// `@State` that holds a collection or a struct of the program and that the view itself edits is application state.
  func isEditedState(_ property: PropertyDeclaration, in context: Occurrences.Context) -> Bool {
    guard property.hasAttribute(["State"]), property.viewStateReason == nil,
      !property.hasAttribute(viewStateAttributes),
      let owner = program.symbols.propertyOwners[property], program.owner(of: context.function) == owner
    else { return false }
    switch program.type(of: property).unwrapped {
    case .named(let name, _):
      if StandardLibrary.collections.contains(name) { return true }
      let symbol = program.symbols.type(named: name, in: nil, file: property.file)
      return symbol?.kind == .struct && symbol?.role != .framework
    default: return false
    }
  }
}
