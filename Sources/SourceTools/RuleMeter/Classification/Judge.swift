/// Decides what a single write or call is: a change of application state, a refresh, or neither.
struct Judge {
  let evidence: Evidence
  let state: ApplicationState
  let kinds: StateKinds
  let handlers: Handlers
  let redraws: Set<String>
  var program: Program { evidence.program }
  var actions: Actions { evidence.actions }
  /// Computed properties, and whether all that they set is view state.
  private let setters = Memo<PropertyDeclaration, Bool>()

  func isModel(_ type: TypeSymbol?) -> Bool {
    guard let type, !program.isViewComponent(type) else { return false }
    return state.models.contains(type) || isModel(type.enclosing)
  }

  /// Whether a type keeps the objects of a database and is not a view, so that it is the one to fill them.
  func keepsEntities(_ type: TypeSymbol) -> Bool {
    !program.isViewComponent(type)
      && type.allProperties.contains { property in
        property.isStored && program.type(of: property).name.map(Judge.databases.contains) == true
      }
  }

  func isEntity(_ type: TypeSymbol) -> Bool {
    program.symbols.lineage(of: type).externals.contains("NSManagedObject") || type.hasAttribute(["Model"])
  }

  // MARK: Changes

  /// The application state that a write changes: the innermost on its path.
  func changedState(_ write: Write) -> PropertyDeclaration? {
    guard write.place.outlivesBody, program.changes(write) else { return nil }
    return write.place.steps.lazy.reversed().flatMap(\.storage).first { property in
      state.properties.contains(property)
        && (!state.viewCollections.contains(property) || write.changesContents(of: property) || write.renews(property))
    }
  }

  /// The application state that a write changes as it runs. Making a binding changes nothing yet.
  func changedNow(_ write: Write) -> PropertyDeclaration? { write.kind == .binding ? nil : changedState(write) }

  // MARK: Refreshes

  /// Whether a write sets a property of a view that the screen shows.
  /// - Parameter isSettingUp: Whether it happens before a screen first shows, when setting a constant is set-up.
  func isRefresh(_ write: Write, isSettingUp: Bool) -> Bool {
    guard !write.isConstant || !isSettingUp, write.place.outlivesBody, write.kind != .binding, write.kind != .inOut,
      write.place.setters.isEmpty, let leaf = write.place.steps.last, changedState(write) == nil
    else { return false }
    guard write.place.steps.contains(where: { program.isView($0.base) }), !isWiring(leaf, write) else { return false }
    if asksModel(write.value.sources.properties, write.value.sources.functions) { return true }
    // Who sets what is tracked draws nothing, but may forget it where it repeats other state.
    if leaf.storage.contains(where: program.isTracked) {
      return write.value.sources.properties.contains(where: state.properties.contains)
    }
    return !write.place.steps.contains { isViewState($0) } && !putsBack(leaf, write)
  }

  private func isViewState(_ step: Place.Step) -> Bool {
    guard let property = step.property else { return false }
    return kinds.isDeclaredViewState(property) || setters.answer(property, meanwhile: false) { setsViewState(property) }
  }

  /// Emptying a field or putting a switch back is the control's own business.
  private func putsBack(_ step: Place.Step, _ write: Write) -> Bool {
    guard write.isConstant, Judge.controlValues.contains(step.name), let name = step.base.name else { return false }
    return Judge.controls.contains(where: name.hasSuffix) && (write.empties || !Judge.texts.contains(step.name))
  }

  /// Whether all that a computed property sets is view state.
  private func setsViewState(_ property: PropertyDeclaration) -> Bool {
    let flows = property.accessors(.setter).flatMap(program.flow)
    let writes = flows.compactMap { if case .write(let write) = $0 { write } else { nil } }
    return !writes.isEmpty && writes.allSatisfy { $0.place.steps.contains(where: isViewState) }
  }

  private func isWiring(_ leaf: Place.Step, _ write: Write) -> Bool {
    if leaf.property == nil, leaf.base.name?.hasSuffix("GestureRecognizer") == true { return true }
    let isPrograms = leaf.property.flatMap(program.owner)?.role == .program
    if leaf.name == "wrappedValue" || !isPrograms && Judge.wiring.contains(leaf.name) { return true }
    if kinds.isWiring(leaf.name, leaf.property) { return true }
    if isReferenceToModel(write.value.type) { return true }
    guard let property = leaf.property else { return write.value.type.isFunction }
    if kinds.refersElsewhere(property) || kinds.tokens.contains(property) { return true }
    if property.isWeak || evidence.passing.contains(property) || state.unresolved.contains(property) { return true }
    return program.type(of: property).payloads.allSatisfy(isConnection)
  }

  /// Views, closures, handles and models: connecting them shows nothing.
  private func isConnection(_ type: TypeReference) -> Bool {
    if type.isFunction || isReferenceToModel(type) || kinds.isHandle(type) { return true }
    guard let name = type.name else { return false }
    guard let symbol = program.symbols.type(named: name) else { return KnownFrameworks.isComponent(name) }
    let symbols = symbol.kind == .protocol ? program.conformers(of: symbol) : [symbol]
    return !symbols.isEmpty && symbols.allSatisfy { program.isViewComponent($0) || kinds.isConnection($0) }
  }

  private func isReferenceToModel(_ type: TypeReference) -> Bool {
    type.payloads.contains { payload in
      guard let symbol = program.symbols.type(named: payload.name) else { return false }
      if symbol.kind == .protocol { return program.conformers(of: symbol).contains { $0.isReference && isModel($0) } }
      return symbol.isReference && state.models.contains(symbol)
    }
  }

  func asksModel(_ use: Use) -> Bool { asksModel(use.properties, use.functions) }

  private func asksModel(
    _ properties: some Sequence<PropertyDeclaration>, _ functions: some Sequence<FunctionDeclaration>
  ) -> Bool {
    properties.contains { isModel(program.owner(of: $0)) } || functions.contains { isModel(program.owner(of: $0)) }
  }

  /// Whether a call only sets up a view that was just made.
  func isSetUp(_ call: CallSite) -> Bool {
    call.isOnFresh && !call.isConstruction && !call.callees.isEmpty
      && program.graph.targets(of: call).allSatisfy(program.isInView)
  }

  /// Whether a variable belongs to the object on which a function is called.
  func isOwn(_ property: PropertyDeclaration?, of function: FunctionDeclaration) -> Bool {
    guard let property, !property.isStatic, let declaring = program.owner(of: property),
      let owner = program.owner(of: function)
    else { return false }
    return program.lineage(of: owner).contains(declaring)
  }

  private func setsControl(_ call: CallSite) -> Bool {
    guard call.callees.isEmpty, !call.isConstant else { return false }
    let isAnimated = call.arguments.contains { $0.label == "animated" }
    return Judge.controlSetters.contains(call.name) && isAnimated || call.name == "selectItem" && !isAnimated
  }

  /// Whether a call asks a framework's view to draw anew, or sets what it shows.
  func isRedraw(_ call: CallSite, isSettingUp: Bool) -> Bool {
    if isSettingUp, call.isConstant, call.name.hasPrefix("set") { return false }
    guard !call.isConstruction, !call.isOnFresh else { return false }
    if setsControl(call) || call.name == "display" && call.callees.isEmpty && call.arguments.isEmpty {
      return program.isView(call.receiver)
    }
    guard redraws.contains(call.name), call.callees.allSatisfy({ program.symbols.files[$0.file].role == .framework })
    else { return false }
    if call.name.hasPrefix("apply") { return call.receiver.name.map { $0.hasSuffix("DiffableDataSource") } ?? false }
    return program.isView(call.receiver)
  }
}
