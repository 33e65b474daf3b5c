/// A program: its symbols, and what each body does.
final class Program {
  enum Semantics { case reference, value }

  let symbols: SymbolTable
  var modules: Set<String> { symbols.modules }
  /// Operators that types declare as static functions.
  private(set) var operators: [String: [FunctionDeclaration]] = [:]
  /// What each function, accessor and property initialiser does.
  private(set) var flows: [FunctionDeclaration: [Flow]] = [:]
  /// Owners of nested functions, of property initialisers and of scripts.
  private(set) var localOwners: [FunctionDeclaration: TypeSymbol] = [:]
  /// Every body in source order.
  private(set) var bodies: [FunctionDeclaration] = []
  private(set) var unresolved: [Unresolved] = []
  /// For each function and parameter, where the binding goes that it is given.
  private(set) var bindings: [FunctionDeclaration: [String: [Write.Binding]]] = [:]
  private var propertyTypes: [PropertyDeclaration: TypeReference] = [:]
  private var underInference: Set<PropertyDeclaration> = []
  /// A type that is inferred through more initialisers than this stays unknown.
  private static let deepestInference = 100
  /// Functions, and whether what they give is new.
  private var makers: [FunctionDeclaration: Bool] = [:]
  /// Functions, and whether they keep an object that they are given.
  private var keepers: [FunctionDeclaration: Bool] = [:]
  /// How many bodies are resolved only to learn what they give.
  private var inferences = 0
  private var isInferring: Bool { inferences > 0 || !underInference.isEmpty }
  private var viewComponents: [TypeSymbol: Bool] = [:]
  /// Mutating functions, and whether each changes anything.
  private var changers: [FunctionDeclaration: Bool] = [:]

  init(files: [SourceFile], frameworks: KnownFrameworks) {
    symbols = SymbolTable(files: files, frameworks: frameworks)
    for type in symbols.types {
      for (name, functions) in type.functions where name.first?.isLetter == false && name.first != "_" {
        operators[name, default: []] += functions
      }
    }
    for (id, file) in files.enumerated() where file.role != .framework {
      FileAtHand.with(file.path) { resolve(file, id) }
    }
    for type in symbols.types where type.role == .framework { resolveSetters(of: type) }
  }

  func owner(of function: FunctionDeclaration) -> TypeSymbol? {
    symbols.functionOwners[function] ?? localOwners[function]
  }

  /// Whether a write changes anything: a function may be called mutating and change nothing.
  func changes(_ write: Write) -> Bool { write.callee.map { changesItself($0) } ?? true }

  private func changesItself(_ function: FunctionDeclaration) -> Bool {
    if let known = changers[function] { return known }
    // A requirement has no body to tell: whoever implements it may change itself. So may what calls itself.
    changers[function] = true
    guard let flow = flows[function], owner(of: function)?.kind != .protocol || !flow.isEmpty else { return true }
    // In a type without source here, nothing tells what is its own.
    if owner(of: function)?.kind == .extension { return true }
    let result = changesAnything(flow)
    changers[function] = result
    return result
  }

  private func changesAnything(_ flows: [Flow]) -> Bool {
    flows.contains { flow in
      switch flow {
      case .write(let write):
        write.place.root != .local && (write.callee.map { changesItself($0) } ?? true)
      case .alternatives(let bodies), .choice(let bodies): bodies.contains { changesAnything($0) }
      case .loop(let body), .deferred(let body): changesAnything(body)
      case .attempt(let body, let catches): ([body] + catches).contains { changesAnything($0) }
      case .closure(let closure), .asynchronousLoop(let closure): changesAnything(closure.body)
      case .call(let call):
        call.callees.contains { $0.isMutating && changesItself($0) }
          || call.arguments.contains { $0.closure.map { changesAnything($0.body) } ?? false }
      case .use, .mayThrow, .exit: false
      }
    }
  }

  /// The property to which an observer belongs.
  func observedProperty(of observer: FunctionDeclaration) -> PropertyDeclaration? {
    owner(of: observer)?.properties[observer.name]?.first { $0.accessors.contains(observer) }
  }

  /// Notes where a function hands on the binding that it is given for a parameter.
  func pass(_ parameter: String, of function: FunctionDeclaration, to use: Write.Binding) {
    if !isInferring { bindings[function, default: [:]][parameter, default: []].append(use) }
  }

  func note(_ unresolved: Unresolved) {
    if !isInferring, symbols.files[unresolved.file].role == .program { self.unresolved.append(unresolved) }
  }

  // MARK: Types

  func type(of property: PropertyDeclaration) -> TypeReference {
    if let known = propertyTypes[property] { return known }
    guard underInference.count < Program.deepestInference, underInference.insert(property).inserted else {
      return .unknown
    }
    let owner = symbols.propertyOwners[property]
    let type: TypeReference
    if let annotation = property.type, annotation != .unknown {
      type = symbols.canonical(annotation, in: owner, file: property.file)
    } else if let initial = property.initial {
      type = BodyResolver(self, owner: owner, file: property.file, isStatic: true).resolve(initial).type
    } else {
      type = environmentType(of: property)
    }
    underInference.remove(property)
    propertyTypes[property] = type
    return type
  }

  /// `@Environment(Store.self)` says the type; `@Environment(\.store)` names a property of the environment that has one.
  private func environmentType(of property: PropertyDeclaration) -> TypeReference {
    let attributes = property.attributes.filter { Wrappers.naming.contains($0.name) }
    switch attributes.first?.value {
    case .member(let type, "self", _):
      return symbols.canonical(
        type.typeReference ?? .unknown, in: symbols.propertyOwners[property], file: property.file)
    case .keyPath(_, let names, _):
      guard let name = names.first else { return .unknown }
      let declared = symbols.type(named: "EnvironmentValues")?.properties[name]?.first
      return declared.map { self.type(of: $0) } ?? SwiftUITypes.environment[name].map { .named($0) } ?? .frameworkValue
    default: return .unknown
    }
  }

  func isViewComponent(_ type: TypeSymbol) -> Bool {
    if let known = viewComponents[type] { return known }
    viewComponents[type] = false
    let lineage = symbols.lineage(of: type)
    let foreign = type.kind == .extension ? lineage.externals.union([type.name]) : lineage.externals
    let isComponent =
      foreign.contains(where: KnownFrameworks.isComponent) || lineage.symbols.contains(where: behavesAsView)
      || lineage.symbols.contains {
        isFrameworkComponent($0) || $0 != type && $0.kind == .extension && isViewComponent($0)
      }
    viewComponents[type] = isComponent
    return isComponent
  }

  /// Whether a type tells others of its changes by the means of Combine or Observation.
  func announces(_ type: TypeSymbol) -> Bool {
    isObservable(type) || symbols.lineage(of: type).externals.contains("ObservableObject")
      || type.allProperties.contains { $0.hasAttribute(["Published"]) }
  }

  private func isObservable(_ type: TypeSymbol) -> Bool {
    type.parts.contains { part in part.attributes.contains { ["Observable", "Model"].contains($0.name) } }
      || symbols.lineage(of: type).externals.contains("Observable")
  }

  /// Whether a framework learns of each change of a view component's variable, and draws again what has read it.
  func isTracked(_ property: PropertyDeclaration) -> Bool {
    guard let owner = symbols.propertyOwners[property], isViewComponent(owner), isObservable(owner) else {
      return false
    }
    return property.isStored && !property.isStatic && !property.hasAttribute(["ObservationIgnored"])
  }

  /// A class whose superclass has no source here is a view when it overrides what only views have, or has outlets.
  private func behavesAsView(_ type: TypeSymbol) -> Bool {
    guard type.kind == .class, symbols.lineage(of: type).externals.contains(where: KnownFrameworks.isForeign) else {
      return false
    }
    return type.allFunctions.contains { $0.isOverride && Drawing.overrides.contains($0.name) }
      || type.allFunctions.contains { function in function.attributes.contains { $0.name == "IBAction" } }
      || type.allProperties.contains { $0.hasAttribute(["IBOutlet"]) }
  }

  /// Whether a type inherits from a class that has no source here, so that nothing tells what it is.
  func isUndetermined(_ type: TypeSymbol) -> Bool {
    guard type.kind == .class, !isViewComponent(type) else { return false }
    return symbols.lineage(of: type).externals.contains(where: KnownFrameworks.isForeign)
      && symbols.lineage(of: type).symbols.contains { $0.allFunctions.contains { $0.isOverride && $0.name != "init" } }
  }

  /// A view, controller, application, scene, delegate or data source that a configured framework declares.
  private func isFrameworkComponent(_ type: TypeSymbol) -> Bool {
    guard type.role == .framework, type.kind != .enum else { return false }
    return KnownFrameworks.componentWords.contains { type.declaration.name.hasSuffix($0) }
  }

  /// Whether a type is a view component, or a framework's view, controller or object that only draws.
  func isView(_ type: TypeReference) -> Bool {
    if case .frameworkValue = type.unwrapped { return true }
    guard let name = type.name else { return false }
    guard let symbol = symbols.type(named: name) else { return KnownFrameworks.isReference(name) }
    return isView(symbol)
  }

  func isView(_ symbol: TypeSymbol) -> Bool {
    isViewComponent(symbol) || symbol.kind == .extension && KnownFrameworks.isReference(symbol.name)
  }

  /// Whether a type is one of the platform's handles, and not the program's own of the same name.
  func isHandle(_ type: TypeReference) -> Bool {
    guard let name = type.name, FoundationTypes.handles.contains(name) else { return false }
    return symbols.type(named: name).map { $0.kind == .extension } ?? true
  }

  /// Whether a view component declares a variable.
  func isInView(_ property: PropertyDeclaration) -> Bool {
    symbols.propertyOwners[property].map(isViewComponent) ?? false
  }

  func isFrameworkObject(_ type: TypeReference, in resolver: BodyResolver) -> Bool {
    switch type.unwrapped {
    case .frameworkValue: return true
    case .named(let name, _):
      guard let symbol = resolver.symbol(of: type), symbol.kind != .extension else {
        return KnownFrameworks.isReference(name)
          || (SwiftUITypes.isContainer(name) || SwiftUITypes.components.contains(name))
            && symbols.files[resolver.file].imports.contains { $0.module == "SwiftUI" }
      }
      return symbol.role == .framework || isViewComponent(symbol)
    default: return false
    }
  }

  func semantics(of value: Value, in resolver: BodyResolver) -> Semantics {
    let isConstant = value.place?.root == .local && !value.isMutableLocal && value.place?.steps.isEmpty == true
    switch value.type.unwrapped {
    case .metatype, .frameworkValue: return .reference
    case .tuple, .function: return .value
    case .named(let name, _):
      if let symbol = resolver.symbol(of: value.type) { return semantics(of: symbol) }
      if StandardLibrary.isValueType(name) { return .value }
      let isObject =
        KnownFrameworks.isReference(name) || StandardLibrary.isReference(name)
        || FoundationTypes.isObject(name) && !FoundationTypes.isValue(name)
      return isConstant || isObject ? .reference : .value
    default: return isConstant ? .reference : .value
    }
  }

  private func semantics(of symbol: TypeSymbol) -> Semantics {
    switch symbol.kind {
    case .class, .actor: return .reference
    case .struct, .enum: return .value
    case .extension:
      return KnownFrameworks.isReference(symbol.name) || symbol.name.hasPrefix("NS") ? .reference : .value
    case .protocol:
      let lineage = symbols.lineage(of: symbol)
      if lineage.externals.contains("AnyObject") || lineage.symbols.contains(where: \.isReference) { return .reference }
      return conformers(of: symbol).contains(where: \.isReference) ? .reference : .value
    }
  }

  /// The types that inherit from a type or conform to it, through any chain.
  func conformers(of symbol: TypeSymbol) -> [TypeSymbol] { symbols.heirs[symbol] ?? [] }

  /// The properties by which the conforming types give what a protocol asks for.
  func implementations(of requirement: PropertyDeclaration) -> [PropertyDeclaration] {
    guard let owner = symbols.propertyOwners[requirement] else { return [] }
    return conformers(of: owner).filter { $0.kind != .protocol }.flatMap { heir in
      symbols.lineage(of: heir).symbols.lazy.filter { $0.kind != .protocol }
        .compactMap { $0.properties[requirement.name]?.first { $0.isStatic == requirement.isStatic } }.prefix(1)
    }
  }

  /// What a generic function's parameters are bound to by the types of its arguments.
  func bindings(
    of function: FunctionDeclaration, to types: [TypeReference], in resolver: BodyResolver
  ) -> [String: TypeReference] {
    if function.genericParameters.isEmpty { return [:] }
    let names = Set(function.genericParameters.map(\.name))
    var bindings: [String: TypeReference] = [:]
    for (parameter, type) in zip(function.parameters, types) { unify(parameter.type, type, names, &bindings) }
    return bindings
  }

  private func unify(
    _ parameter: TypeReference, _ argument: TypeReference, _ names: Set<String>,
    _ bindings: inout [String: TypeReference]
  ) {
    switch (parameter, argument) {
    case (.named(let name, _), _) where names.contains(name): bindings[name] = argument
    case (.named(_, let left), .named(_, let right)):
      for (first, second) in zip(left, right) { unify(first, second, names, &bindings) }
    case (.metatype(let left), .metatype(let right)): unify(left, right, names, &bindings)
    case (.named(let name, let left), .metatype(let right)) where name.hasSuffix(".Type"):
      unify(.named(String(name.dropLast(5)), left), right, names, &bindings)
    case (.function(_, let left), .function(_, let right)): unify(left, right, names, &bindings)
    default: break
    }
  }

  // MARK: Bodies

  /// Only the setters of a framework's bodies matter: whether what they set is view state.
  private func resolveSetters(of type: TypeSymbol) {
    for setter in type.allProperties.flatMap(\.accessors) where setter.kind == .setter {
      flows[setter] = BodyResolver(self, owner: type, file: setter.file, isStatic: false).resolve(setter)
    }
  }

  private func resolve(_ file: SourceFile, _ id: SourceFile.ID) {
    resolve(file.members, owner: nil, file: id)
    guard !file.members.statements.isEmpty else { return }
    let script = FunctionDeclaration(kind: .function, name: "main", body: file.members.statements, offset: 0, file: id)
    resolve(script, owner: nil)
  }

  private func resolve(_ members: Members, owner: TypeSymbol?, file: SourceFile.ID, selfBound: TypeReference? = nil) {
    for property in members.properties { resolve(property, owner: owner, selfBound) }
    for function in members.functions { resolve(function, owner: owner, selfBound) }
    for type in members.types {
      let name = type.kind == .extension ? symbols.canonical(.named(type.name), in: nil, file: file).name : type.name
      let symbol = symbols.type(named: name ?? type.name, in: owner, file: file)
      let bound = type.selfBound.map { symbols.canonical($0, in: nil, file: file) }
      resolve(type.members, owner: symbol, file: file, selfBound: bound)
    }
  }

  private func resolve(_ property: PropertyDeclaration, owner: TypeSymbol?, _ selfBound: TypeReference?) {
    for accessor in property.accessors { resolve(accessor, owner: owner, selfBound, isStatic: property.isStatic) }
    guard let initial = property.initial else { return }
    let initializer = FunctionDeclaration(
      kind: .initializer, name: property.name, isStatic: property.isStatic,
      body: [.expression(initial)], offset: property.offset, file: property.file)
    resolve(initializer, owner: owner)
  }

  private func resolve(
    _ function: FunctionDeclaration, owner: TypeSymbol?, _ selfBound: TypeReference? = nil, isStatic: Bool? = nil
  ) {
    if let owner { localOwners[function] = owner }
    let resolver = BodyResolver(
      self, owner: owner, file: function.file, isStatic: isStatic ?? function.isStatic, selfBound: selfBound)
    bodies.append(function)
    flows[function] = resolver.resolve(function)
  }

  /// A function declared in a body sees what the body sees.
  func resolveNested(_ function: FunctionDeclaration, in resolver: BodyResolver) {
    localOwners[function] = resolver.owner
    resolver.addBounds(function.genericParameters)
    let flow = resolver.gather {
      for parameter in function.parameters { resolver.declare(own: parameter) }
      resolver.resolve(function.body)
    }
    if !isInferring, flows.updateValue(flow, forKey: function) == nil { bodies.append(function) }
  }

  /// Whether all objects that a function gives are made in its body.
  func givesNew(_ function: FunctionDeclaration) -> Bool {
    if let known = makers[function] { return known }
    // What calls itself makes nothing by that.
    makers[function] = false
    let owner = owner(of: function)
    guard !function.body.isEmpty, givesObject(function, of: owner) else { return false }
    inferences += 1
    defer { inferences -= 1 }
    let resolver = BodyResolver(self, owner: owner, file: function.file, isStatic: function.isStatic)
    let givesNew = resolver.givesNew(function)
    makers[function] = givesNew
    return givesNew
  }

  /// Whether what a function gives may be an object.
  private func givesObject(_ function: FunctionDeclaration, of owner: TypeSymbol?) -> Bool {
    guard let name = function.result.unwrapped.name else { return false }
    guard let symbol = symbols.type(named: name, in: owner, file: function.file), symbol.kind != .extension else {
      return name == "Self" || KnownFrameworks.isReference(name)
    }
    return symbol.isReference || symbol.kind == .protocol
  }

  /// Whether a function keeps an object that it is given.
  func stores(_ function: FunctionDeclaration) -> Bool {
    if let known = keepers[function] { return known }
    keepers[function] = false
    inferences += 1
    defer { inferences -= 1 }
    let owner = owner(of: function)
    let resolver = BodyResolver(self, owner: owner, file: function.file, isStatic: function.isStatic)
    let stores = resolver.stores(function)
    keepers[function] = stores
    return stores
  }

  /// A closure kept in a constant is a function with the constant's name.
  func keep(
    _ closure: ClosureExpression, named name: String, type: TypeReference, in resolver: BodyResolver
  ) -> FunctionDeclaration {
    var types: [TypeReference] = []
    if case .function(let parameters, _) = type.unwrapped { types = parameters }
    let flow = resolver.flow(of: closure, parameters: types)
    let function = FunctionDeclaration(
      kind: .function, name: name, parameters: closure.parameters, result: flow.result, body: [],
      offset: closure.offset, file: resolver.file)
    localOwners[function] = resolver.owner
    if !isInferring {
      flows[function] = flow.body
      bodies.append(function)
    }
    return function
  }
}
