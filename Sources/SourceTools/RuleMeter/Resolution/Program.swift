/// A program: its symbols, and what each body does.
final class Program {
  let symbols: SymbolTable
  /// The names of functions whose first parameter is `inout`: an operator of such a name changes what stands before it.
  let changing: Set<String>
  /// What each function, accessor and property initialiser does.
  private(set) var flows: [FunctionDeclaration: [Flow]] = [:]
  /// Owners of all functions: of nested ones, of property initialisers and of scripts too.
  private var owners: [FunctionDeclaration: TypeSymbol]
  private(set) var bodies: [FunctionDeclaration] = []
  /// Names that could not be resolved where it mattered.
  private(set) var unresolved: [(expression: String, file: SourceFile.ID, offset: Int)] = []
  /// Where the bindings go that functions are given for their parameters.
  private(set) var bindings: [Bound: [Write.Binding]] = [:]
  private var propertyTypes: [PropertyDeclaration: TypeReference] = [:]
  private var underInference: Set<PropertyDeclaration> = []
  /// A type that is inferred through more initialisers than this stays unknown.
  private static let deepestInference = 100
  /// The bodies of loops, for the conditions in them.
  var rounds: [Use.Branches] = []
  /// Functions, and whether what they give is new.
  private let makers = Memo<FunctionDeclaration, Bool>()
  private let implementations = Memo<PropertyDeclaration, [PropertyDeclaration]>()
  /// Functions, and whether they keep an object that they are given.
  private let keepers = Memo<FunctionDeclaration, Bool>()
  /// How many bodies are resolved only to learn what they give.
  private var inferences = 0
  private var isInferring: Bool { inferences > 0 || !underInference.isEmpty }
  private let viewComponents = Memo<TypeSymbol, Bool>()
  /// Protocols, and whether objects conform to them.
  private let referenced = Memo<TypeSymbol, Bool>()
  /// What happens in all bodies, and who calls whom: once all are resolved.
  private(set) lazy var occurrences = Occurrences(self)
  private(set) lazy var graph = CallGraph(self)
  /// Who reads each variable.
  private(set) lazy var readers = occurrences.uses.reduce(into: [PropertyDeclaration: Set<FunctionDeclaration>]()) {
    for property in $1.use.properties where !$1.use.isIgnored { $0[property, default: []].insert($1.context.function) }
  }
  /// Who has variables of each type, by its name.
  private(set) lazy var holders = Dictionary(grouping: symbols.propertyOwners) { self.type(of: $0.key).name }
  /// Mutating functions, and whether each changes anything.
  private let changers = Memo<FunctionDeclaration, Bool>()

  init(files: [SourceFile]) {
    symbols = SymbolTable(files: files)
    owners = symbols.functionOwners
    let functions = symbols.freeFunctions.values.flatMap(\.self) + symbols.types.flatMap(\.allFunctions)
    changing = Set(functions.filter { $0.parameters.first?.isInOut == true }.map(\.name))
    for (id, file) in files.enumerated() where file.role != .framework {
      OwnFailure.blaming(file.path) { resolve(file, id) }
    }
    // Only the setters of a framework's bodies matter: whether what they set is view state.
    for type in symbols.types where type.role == .framework {
      for setter in type.allProperties.flatMap({ $0.accessors(.setter) }) {
        flows[setter] = BodyResolver(self, owner: type, file: setter.file, isStatic: false).resolve(setter)
      }
    }
  }

  func owner(of function: FunctionDeclaration) -> TypeSymbol? { owners[function] }

  func flow(of function: FunctionDeclaration) -> [Flow] { flows[function] ?? [] }

  func owner(of property: PropertyDeclaration) -> TypeSymbol? { symbols.propertyOwners[property] }

  /// A type and the types of the program that it inherits from, nearest first.
  func lineage(of type: TypeSymbol) -> [TypeSymbol] { symbols.lineage(of: type).symbols }

  /// Whether a write changes anything: a function may be called mutating and change nothing.
  func changes(_ write: Write) -> Bool { write.callee.map { changesItself($0) } ?? true }

  private func changesItself(_ function: FunctionDeclaration) -> Bool {
    changers.answer(function, meanwhile: true) {
      // A requirement has no body to tell: whoever implements it may change itself.
      guard let flow = flows[function], owner(of: function)?.kind != .protocol || !flow.isEmpty else { return true }
      // In a type without source here, nothing tells what is its own.
      return [.extension, .enum].contains(owner(of: function)?.kind) || changesAnything(flow)
    }
  }

  private func changesAnything(_ flows: [Flow]) -> Bool {
    flows.contains { flow in
      switch flow {
      case .write(let write): write.place.root != .local && changes(write)
      case .call(let call) where call.callees.contains(where: { $0.isMutating && changesItself($0) }): true
      default: flow.bodies.contains { changesAnything($0) }
      }
    }
  }

  /// Notes where a function hands on the binding that it is given for a parameter.
  func pass(_ parameter: String, of function: FunctionDeclaration, to use: Write.Binding) {
    if !isInferring { bindings[.parameter(function, parameter), default: []].append(use) }
  }

  func noteUnresolved(_ expression: String, in file: SourceFile.ID, at offset: Int) {
    if !isInferring, symbols.files[file].role == .program { unresolved.append((expression, file, offset)) }
  }

  // MARK: Types

  /// The type that is meant by a name, if its declaration has source here and not just an extension.
  func declared(_ name: String, in context: TypeSymbol? = nil, file: SourceFile.ID) -> TypeSymbol? {
    symbols.type(named: name, in: context, file: file).flatMap { $0.kind == .extension ? nil : $0 }
  }

  func declared(_ name: String?) -> TypeSymbol? {
    symbols.type(named: name).flatMap { $0.kind == .extension ? nil : $0 }
  }

  func type(of property: PropertyDeclaration) -> TypeReference {
    if let known = propertyTypes[property] { return known }
    guard underInference.count < Program.deepestInference, underInference.insert(property).inserted else {
      return .unknown
    }
    let owner = owner(of: property)
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
      return symbols.canonical(type.typeReference ?? .unknown, in: owner(of: property), file: property.file)
    case .keyPath(_, let names, _):
      guard let name = names.first else { return .unknown }
      let declared = symbols.type(named: "EnvironmentValues")?.properties[name]?.first
      return declared.map { self.type(of: $0) } ?? SwiftUITypes.environment[name].map { .named($0) } ?? .frameworkValue
    default: return .unknown
    }
  }

  func isViewComponent(_ type: TypeSymbol?) -> Bool {
    guard let type else { return false }
    return viewComponents.answer(type, meanwhile: false) {
      let lineage = symbols.lineage(of: type)
      let foreign = type.kind == .extension ? lineage.externals.union([type.name]) : lineage.externals
      return foreign.contains(where: KnownFrameworks.isComponent)
        || lineage.symbols.contains {
          behavesAsView($0) || isFrameworkComponent($0) || $0 != type && $0.kind == .extension && isViewComponent($0)
        }
    }
  }

  func isDocument(_ type: TypeSymbol) -> Bool {
    !symbols.lineage(of: type).externals.isDisjoint(with: KnownFrameworks.documents)
  }

  /// Whether a type tells others of its changes by the means of Combine or Observation.
  func announces(_ type: TypeSymbol) -> Bool {
    isObservable(type) || symbols.lineage(of: type).externals.contains("ObservableObject")
      || type.allProperties.contains { $0.hasAttribute(["Published"]) }
  }

  private func isObservable(_ type: TypeSymbol) -> Bool {
    type.hasAttribute(["Observable", "Model"]) || symbols.lineage(of: type).externals.contains("Observable")
  }

  /// Whether a framework learns of each change of a view component's variable, and draws again what has read it.
  func isTracked(_ property: PropertyDeclaration) -> Bool {
    guard let owner = owner(of: property), isViewComponent(owner), isObservable(owner) else { return false }
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

  /// Whether a type inherits from a class that has no source here, so that nothing tells what it is: it overrides
  /// something, or the class is called as views are.
  func isUndetermined(_ type: TypeSymbol) -> Bool {
    guard type.kind == .class, !isViewComponent(type) else { return false }
    let foreign = symbols.lineage(of: type).externals.filter(KnownFrameworks.isForeign)
    return foreign.contains { name in KnownFrameworks.componentWords.contains(where: name.hasSuffix) }
      || !foreign.isEmpty
        && lineage(of: type).contains { $0.allFunctions.contains { $0.isOverride && $0.name != "init" } }
  }

  /// A view, controller, application, scene, delegate or data source that a configured framework declares.
  private func isFrameworkComponent(_ type: TypeSymbol) -> Bool {
    type.role == .framework && type.kind != .enum
      && KnownFrameworks.componentWords.contains(where: type.declaration.name.hasSuffix)
  }

  /// Whether a type is a view component, or a framework's view, controller or object that only draws.
  func isView(_ type: TypeReference) -> Bool {
    guard let name = type.name else { return type.unwrapped == .frameworkValue }
    return symbols.type(named: name).map { isView($0) } ?? KnownFrameworks.isReference(name)
  }

  func isView(_ symbol: TypeSymbol) -> Bool {
    isViewComponent(symbol) || symbol.kind == .extension && KnownFrameworks.isReference(symbol.name)
  }

  /// Whether a type is one of the platform's handles, and not the program's own of the same name.
  func isHandle(_ type: TypeReference) -> Bool {
    type.name.map(FoundationTypes.handles.contains) == true && declared(type.name) == nil
  }

  /// Whether a type is a view component, or any type that a framework declares.
  func isViewOrFrameworks(_ type: TypeSymbol) -> Bool { type.role == .framework || isViewComponent(type) }

  /// Whether a view component declares a variable, or a function.
  func isInView(_ property: PropertyDeclaration) -> Bool { isViewComponent(owner(of: property)) }
  func isInView(_ function: FunctionDeclaration) -> Bool { isViewComponent(owner(of: function)) }

  /// Whether a copy of a value of a type is the same object.
  func isReference(_ symbol: TypeSymbol) -> Bool {
    switch symbol.kind {
    case .class, .actor: true
    case .struct, .enum: false
    case .extension: KnownFrameworks.isReference(symbol.name) || StandardLibrary.isReference(symbol.name)
    case .protocol:
      referenced.answer(symbol) {
        symbols.lineage(of: symbol).externals.contains("AnyObject")
          || (lineage(of: symbol) + conformers(of: symbol)).contains(where: \.isReference)
      }
    }
  }

  /// The types that inherit from a type or conform to it, through any chain.
  func conformers(of symbol: TypeSymbol) -> [TypeSymbol] { symbols.heirs[symbol] ?? [] }

  /// The properties by which the first two hundred conforming types give what a protocol asks for.
  func implementations(of requirement: PropertyDeclaration) -> [PropertyDeclaration] {
    guard let owner = owner(of: requirement) else { return [] }
    return implementations.answer(requirement) {
      conformers(of: owner).lazy.filter { $0.kind != .protocol }.prefix(200).flatMap { heir in
        lineage(of: heir).lazy.filter { $0.kind != .protocol }
          .compactMap { $0.properties[requirement.name]?.first { $0.isStatic == requirement.isStatic } }.prefix(1)
      }
    }
  }

  /// What a generic function's parameters are bound to by the types of its arguments.
  func bindings(of function: FunctionDeclaration, to types: [TypeReference]) -> [String: TypeReference] {
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
      kind: .initializer, name: property.name, modifiers: property.modifiers, body: [.expression(initial)],
      offset: property.offset, file: property.file)
    resolve(initializer, owner: owner)
  }

  private func resolve(
    _ function: FunctionDeclaration, owner: TypeSymbol?, _ selfBound: TypeReference? = nil, isStatic: Bool? = nil
  ) {
    if owners[function] == nil { owners[function] = owner }
    bodies.append(function)
    flows[function] = []
    if function.body.isEmpty, function.parameters.allSatisfy({ $0.initial == nil }) { return }
    let resolver = BodyResolver(
      self, owner: owner, file: function.file, isStatic: isStatic ?? function.isStatic, selfBound: selfBound)
    flows[function] = resolver.resolve(function)
  }

  /// A function declared in a body sees what the body sees.
  func resolveNested(_ function: FunctionDeclaration, in resolver: BodyResolver) {
    owners[function] = resolver.owner
    resolver.addBounds(function.genericParameters)
    let flow = resolver.gather {
      for parameter in function.parameters { resolver.declare(own: parameter) }
      resolver.resolve(function.body)
    }
    if !isInferring, flows.updateValue(flow, forKey: function) == nil { bodies.append(function) }
  }

  /// Whether all objects that a function gives are made in its body.
  func givesNew(_ function: FunctionDeclaration) -> Bool {
    // What calls itself makes nothing by that.
    makers.answer(function, meanwhile: false) {
      !function.body.isEmpty && givesObject(function, of: owner(of: function))
        && infer(from: function) { $0.givesNew(function) }
    }
  }

  private func infer(from function: FunctionDeclaration, _ ask: (BodyResolver) -> Bool) -> Bool {
    inferences += 1
    defer { inferences -= 1 }
    return ask(BodyResolver(self, owner: owner(of: function), file: function.file, isStatic: function.isStatic))
  }

  private func givesObject(_ function: FunctionDeclaration, of owner: TypeSymbol?) -> Bool {
    guard let name = function.result.unwrapped.name else { return false }
    guard let symbol = declared(name, in: owner, file: function.file) else {
      return name == "Self" || KnownFrameworks.isReference(name)
    }
    return symbol.isReference || symbol.kind == .protocol
  }

  /// Whether a function keeps an object that it is given.
  func stores(_ function: FunctionDeclaration) -> Bool {
    keepers.answer(function, meanwhile: false) { infer(from: function) { $0.stores(function) } }
  }

  /// A closure kept in a constant is a function with the constant's name.
  func keep(
    _ closure: ClosureExpression, named name: String, type: TypeReference, in resolver: BodyResolver
  ) -> FunctionDeclaration {
    let flow = resolver.flow(of: closure, parameters: type.parameters)
    let function = FunctionDeclaration(
      kind: .function, name: name, parameters: closure.parameters, result: flow.result, body: [],
      offset: closure.offset, file: resolver.file)
    owners[function] = resolver.owner
    if !isInferring, flows.updateValue(flow.body, forKey: function) == nil { bodies.append(function) }
    return function
  }
}
