/// Resolves the names in one body and says what the body does, in order.
///
/// A light type checker: it knows declarations, annotations, initialisers, locals and what the standard library's
/// collections give. What it cannot know it leaves `unknown`.
final class BodyResolver {
  let program: Program
  let owner: TypeSymbol?
  let file: SourceFile.ID
  let isStatic: Bool
  /// What `extension … where Self: Type` asks of the conforming types.
  let selfBound: TypeReference?
  var scopes = Scopes()
  /// The effects found so far; one more collection for each block that is open.
  var blocks: [[Flow]] = [[]]
  /// Bounds of the generic parameters in sight.
  var bounds: [String: TypeReference] = [:]
  /// What `return` gave, or the only expression of a block: it types a closure by its body.
  var returned: [(value: Value, isExit: Bool)] = []
  private(set) var function: FunctionDeclaration?
  var uses = OpenUses()
  /// How many loops are around the statement.
  var loopDepth = 0
  /// The body of the loop, or of the closure, around the statement.
  var round: Use.Branches?
  /// How many closures around the statement give their value to the expression around them.
  var closureDepth = 0
  /// Whether the closure around it runs as the body of a loop: `return` goes on with the next round.
  var isInRound = false
  /// What the elements that a closure is given were read from.
  var elementOrigins: [Use] = []
  /// What a closure's parameter is a part of, or all of it, where it lends that.
  var elementPlace: Place?
  /// The closures given to the body, by their parameters' names, each time that one is named, and no other with it.
  var usedClosures: [String] = []
  /// What the expression at hand is given to.
  var argument = ArgumentPlace()
  /// In the setter of a binding that presents something: what the binding is for.
  var setterUse: Write.Binding?
  /// The types of objects that the body made and that something keeps which outlives it.
  private(set) var storedTypes: Set<String> = []
  /// Whether the body is resolved only to learn what becomes of what it makes.
  private(set) var isInferring = false

  init(_ program: Program, owner: TypeSymbol?, file: SourceFile.ID, isStatic: Bool, selfBound: TypeReference? = nil) {
    self.program = program
    self.owner = owner
    self.file = file
    self.isStatic = isStatic
    self.selfBound = selfBound
    for type in owner?.scopes ?? [] { addBounds(type.genericParameters) }
  }

  var symbols: SymbolTable { program.symbols }

  func addBounds(_ parameters: [GenericParameter]) {
    for parameter in parameters { bounds[parameter.name] = parameter.bound ?? .unknown }
  }

  /// - Parameter takesNew: Whether what it is given counts as made in its body.
  func resolve(_ function: FunctionDeclaration, takesNew: Bool = false) -> [Flow] {
    self.function = function
    addBounds(function.genericParameters)
    for parameter in function.parameters {
      declare(own: parameter)
      if takesNew { scopes.update(parameter.name) { $0.isFresh = true } }
      if let initial = parameter.initial { _ = resolve(initial) }
    }
    resolve(function.body, expecting: canonical(function.result))
    return blocks[0]
  }

  /// Whether a function gives nothing but what it makes, and nobody else keeps that.
  func givesNew(_ function: FunctionDeclaration) -> Bool {
    isInferring = true
    _ = resolve(function)
    let given = function.body.count == 1 ? returned : returned.filter(\.isExit)
    return !given.isEmpty
      && given.allSatisfy { value, _ in value.isFresh && value.type.name.map(storedTypes.contains) != true }
  }

  /// Whether a function keeps an object that it is given.
  func stores(_ function: FunctionDeclaration) -> Bool {
    isInferring = true
    _ = resolve(function, takesNew: true)
    return !storedTypes.isEmpty
  }

  /// Notes that something which outlives the body keeps a value: an object of the program that the body made, no view.
  func store(_ value: Value) {
    guard value.isFresh, let name = value.type.name, let symbol = symbol(of: value.type) else { return }
    if symbol.isReference, !program.isViewComponent(symbol) { storedTypes.insert(name) }
  }

  var givenType: TypeReference? { returned.lazy.map(\.value.type).first { $0 != .unknown && $0 != .void } }

  /// A parameter of the function itself; where a closure goes that it is given decides who observes.
  func declare(own parameter: Parameter) {
    let type = canonical(parameter.type)
    declare(parameter, type: type, sources: Sources(closures: type.isFunction ? [parameter.name] : []))
  }

  func declare(_ parameter: Parameter, type: TypeReference, sources: Sources = Sources()) {
    var (type, isInOut) = (type, parameter.isInOut)
    if case .inOut(let inner) = type { (type, isInOut) = (inner, true) }
    let lent = isInOut ? elementPlace ?? Place(root: .inOutParameter) : Place(root: .local)
    let value = Value(
      type: type, place: parameter.isInOut ? Place(root: .lent) : lent, sources: sources,
      isFresh: type == .frameworkValue, isMutable: isInOut, origins: elementOrigins)
    scopes.declare(parameter.name, value)
  }

  func canonical(_ type: TypeReference) -> TypeReference { symbols.canonical(type, in: owner, file: file) }

  func use(
    _ properties: [PropertyDeclaration] = [], functions: [FunctionDeclaration] = [], question: Use.Question? = nil,
    at offset: Int
  ) {
    let use = Use(properties: properties, functions: functions, question: question, offset: offset)
    uses.open(use)
    emit(.use(use))
  }

  /// Hands the uses since `start` on to a variable that holds what was read.
  func takeOrigins(since start: Int) -> [Use] {
    let origins = Use.distinct(uses.since(start))
    uses.send(from: start, to: .local)
    uses.close(from: start)
    return origins
  }

  func emit(_ flow: Flow) { blocks[blocks.count - 1].append(flow) }

  /// What `body` does, gathered apart.
  /// - Parameter isScope: Whether what is declared in it goes out of sight behind it, as it does not behind `#if`.
  func gather(isScope: Bool = true, _ body: () -> Void) -> [Flow] {
    blocks.append([])
    if isScope { scopes.push() }
    body()
    if isScope { scopes.pop() }
    return blocks.removeLast()
  }

  /// The type declared for a type reference, following generic parameters to their bounds.
  func symbol(of type: TypeReference) -> TypeSymbol? {
    switch type.unwrapped {
    case .named(let name, _):
      if let symbol = symbols.type(named: name, in: nil, file: file) { return symbol }
      guard let bound = bounds[name], bound != .unknown else { return nil }
      return symbol(of: canonical(bound))
    case .composition(let types): return types.lazy.compactMap { self.symbol(of: $0) }.first
    default: return nil
    }
  }

  func isFrameworkObject(_ type: TypeReference) -> Bool {
    switch type.unwrapped {
    case .frameworkValue: return true
    case .named(let name, _):
      guard let symbol = symbol(of: type), symbol.kind != .extension else {
        return KnownFrameworks.isReference(name)
          || (SwiftUITypes.isContainer(name) || SwiftUITypes.components.contains(name))
            && symbols.imports[file].contains("SwiftUI")
      }
      return program.isViewOrFrameworks(symbol)
    default: return false
    }
  }

  /// Whether a copy of a value is the same object.
  func isReference(_ value: Value) -> Bool {
    let isConstant = value.place?.root == .local && !value.isMutable && value.place?.steps.isEmpty == true
    switch value.type.unwrapped {
    case .metatype, .frameworkValue: return true
    case .tuple, .function: return false
    case .named(let name, _):
      if let symbol = symbol(of: value.type) { return program.isReference(symbol) }
      if StandardLibrary.isValueType(name) { return false }
      return isConstant || KnownFrameworks.isReference(name) || StandardLibrary.isReference(name)
        || FoundationTypes.isObject(name) && !FoundationTypes.isValue(name)
    default: return isConstant
    }
  }

  var selfValue: Value {
    guard let owner else { return Value() }
    if isStatic { return Value(type: .metatype(owner.selfType)) }
    let place = Place(root: .shared, isOwn: true)
    return Value(type: owner.selfType, place: place, isSelf: true)
  }

  /// The types in which a member of a value is looked up, nearest first.
  func lineage(of symbol: TypeSymbol, from base: Value) -> ArraySlice<TypeSymbol> {
    program.lineage(of: symbol).dropFirst(base.isSuper ? 1 : 0)
  }
}

/// The parameter for which an expression is given.
struct ArgumentPlace {
  var function = ""
  var label: String?
  var receiver = TypeReference.unknown
  /// The parameter, where the program declares the function.
  var callee: Bound?
}

/// What an expression denotes, or a variable of the body holds.
struct Value {
  var type: TypeReference = .unknown
  var place: Place?
  var sources = Sources()
  /// Nested functions, or a closure kept in a constant.
  var functions: [FunctionDeclaration] = []
  /// Whether it was made in the same body.
  var isFresh = false
  var isSelf = false
  /// Whether members are looked up from the superclass on.
  var isSuper = false
  /// Whether it is a variable of the body that may change.
  var isMutable = false
  var keyPath: [String]?
  /// What a variable of the body was read from: to use the variable is to use that.
  var origins: [Use] = []
}
