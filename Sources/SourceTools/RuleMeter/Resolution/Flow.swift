/// What a body does that the rules ask about, in the order in which it happens.
indirect enum Flow {
  case use(Use)
  case write(Write)
  case call(CallSite)
  case closure(ClosureFlow)
  /// Exactly one of the alternatives happens.
  case alternatives([[Flow]])
  /// Like `alternatives`, but `break` leaves it: a `switch`.
  case choice([[Flow]])
  /// The body happens any number of times.
  case loop([Flow])
  /// The body of `for await`, with what its sequence was read from.
  case asynchronousLoop(ClosureFlow)
  case deferred([Flow])
  /// `do` with its `catch` clauses.
  case attempt([Flow], catches: [[Flow]])
  /// What follows may be skipped, for the nearest `catch`.
  case mayThrow
  case exit(Statement.Exit)

  /// The closures that are given, kept or run here.
  var closures: [ClosureFlow] {
    switch self {
    case .call(let call): call.arguments.compactMap(\.closure)
    case .closure(let closure), .asynchronousLoop(let closure): [closure]
    default: []
    }
  }

  /// The blocks in it, other than those of closures.
  var blocks: [[Flow]] {
    switch self {
    case .alternatives(let bodies), .choice(let bodies): bodies
    case .loop(let body), .deferred(let body): [body]
    case .attempt(let body, let catches): [body] + catches
    default: []
    }
  }

  /// All that is in it.
  var bodies: [[Flow]] { blocks + closures.map(\.body) }
}

/// Storage that an expression denotes.
struct Place {
  enum Root {
    /// A variable of the body itself: changing it changes a copy.
    case local
    case inOutParameter
    /// A plain value that the caller lends to be changed: whoever owns it says so at the call, with `&`.
    case lent
    /// An object, `self` of a value type, a global: something that outlives the statement.
    case shared
  }

  var root: Root
  /// The properties from the last reference on: `game.squares[3].covering` is `squares`, `covering`.
  var steps: [Step] = []
  /// Whether the path begins at `self`.
  var isOwn = false
  /// Whether the path begins at an object that the same body made.
  var isFresh = false
  /// Whether it is an element or a part of what the last step names.
  var isPart = false
  /// The object whose subscript gives the place, where one does.
  var object: [Place] = []
  /// The setters of that subscript, which run when the place is written.
  var setters: [FunctionDeclaration] = []

  /// Whether it is there after the body, and was before.
  var outlivesBody: Bool { root != .local && !isFresh }
  /// What is named on the way, and what is named last.
  var storage: [PropertyDeclaration] { steps.flatMap(\.storage) }
  var lastStorage: [PropertyDeclaration] { steps.last?.storage ?? [] }

  struct Step {
    /// `nil` for a property that only a framework declares.
    var property: PropertyDeclaration?
    let name: String
    let base: TypeReference
    /// For a protocol's requirement, the properties of the conforming types that implement it.
    var implementations: [PropertyDeclaration] = []

    /// The declarations that may hold what is written here.
    var storage: [PropertyDeclaration] { implementations.isEmpty ? property.map { [$0] } ?? [] : implementations }
  }
}

/// A change of a place.
struct Write {
  enum Kind { case assignment, compoundAssignment, mutatingCall, inOut, binding }

  /// What becomes of a binding.
  enum Binding {
    case edit
    /// It says whether, or with what, something is presented.
    case presentation
    /// It is handed to a view's property of this name.
    case passed(TypeReference, String)
    /// It is handed to a function of the program.
    case given(Bound)
  }

  let kind: Kind
  /// What is assigned, and how the source spells it.
  var value = Value()
  var text = ""
  /// Whether the new value is fixed in the source: a literal, or a constant.
  var isConstant = false
  /// Whether everything that was there is taken away.
  var empties = false
  /// The properties on the path that the new value is computed from.
  var computedFrom: Set<PropertyDeclaration> = []
  var binding = Binding.edit
  /// For a mutating call, the function that the program declares.
  var callee: FunctionDeclaration?
  /// Nowhere, until it is known what is written.
  var place = Place(root: .local)
  var offset = 0
  /// Whether an entry of a dictionary is set.
  var setsEntry = false

  /// Whether the collection that a variable holds gains or loses an element, and is not just made anew.
  func changesContents(of collection: PropertyDeclaration) -> Bool {
    guard place.lastStorage.contains(collection) else { return false }
    switch kind {
    case .mutatingCall, .compoundAssignment: return !place.isPart && !empties
    case .assignment: return place.isPart ? setsEntry : computedFrom.contains(collection)
    case .inOut, .binding: return false
    }
  }

  /// Whether the collection that a variable holds is made anew, or emptied.
  func renews(_ collection: PropertyDeclaration) -> Bool {
    guard place.lastStorage.contains(collection), !place.isPart else { return false }
    return empties || kind == .assignment && !computedFrom.contains(collection)
  }

  /// Whether a variable on the path keeps something of what it held: `+=`, `append`, `toggle`, a part, `x = x + 1`.
  func keeps(_ property: PropertyDeclaration) -> Bool {
    if kind == .binding || place.isPart || computedFrom.contains(property) { return true }
    return kind != .assignment && !empties || place.steps.count > 1 && !place.lastStorage.contains(property)
  }
}

/// What a binding is made of, or given for: a variable, or the parameter of this name.
enum Bound: Hashable {
  case property(PropertyDeclaration)
  case parameter(FunctionDeclaration, String)
}

/// What a value was computed from.
struct Sources {
  var properties: Set<PropertyDeclaration> = []
  var functions: Set<FunctionDeclaration> = []
  /// Closures that the body itself was given, by the parameter's name.
  var closures: Set<String> = []

  static func + (left: Sources, right: Sources) -> Sources {
    Sources(
      properties: left.properties.union(right.properties), functions: left.functions.union(right.functions),
      closures: left.closures.union(right.closures))
  }
}

/// A call, with the functions it may reach.
///
/// A class, because every question about the program goes through all of them.
final class CallSite {
  let name: String
  let callees: [FunctionDeclaration]
  /// The type the method was looked up in; `unknown` for a free function.
  let receiver: TypeReference
  let isConstruction: Bool
  let isSetter: Bool
  /// Whether the receiver was just made, dequeued or received as a segue's destination.
  let isOnFresh: Bool
  /// Whether all that is given is fixed in the source.
  let isConstant: Bool
  /// Whether the call names the superclass's function, which is then no override's.
  let isSuper: Bool
  let arguments: [PassedFunction]
  let offset: Int
  /// Whether it is about what a user does with a control: `button.rx.tap.subscribe { … }`.
  var isOnControl: Bool { receiver.name == "ControlEvent" }

  init(
    name: String, callees: [FunctionDeclaration], receiver: TypeReference = .unknown, isConstruction: Bool = false,
    isSetter: Bool = false, isOnFresh: Bool = false, isConstant: Bool = false, isSuper: Bool = false,
    arguments: [PassedFunction] = [], offset: Int
  ) {
    self.name = name
    self.callees = callees
    self.receiver = receiver
    self.isConstruction = isConstruction
    self.isSetter = isSetter
    self.isOnFresh = isOnFresh
    self.isConstant = isConstant
    self.isSuper = isSuper
    self.arguments = arguments
    self.offset = offset
  }

  struct PassedFunction {
    let label: String?
    let parameter: Parameter?
    var closure: ClosureFlow?
    var references: [FunctionDeclaration] = []
    var sources = Sources()
  }
}

/// A closure literal, or the body of `for await`.
final class ClosureFlow: Identity {
  enum Use {
    /// Given to a call, which decides when it runs.
    case argument
    /// Runs before the statement ends.
    case immediate
    /// Kept in a property: it runs later.
    case stored(Place.Step)
    /// Kept in a variable of the body, or returned.
    case kept
    /// The body of a loop over what arrives.
    case arrivals(Sources, String)
  }

  let body: [Flow]
  let use: Use
  let offset: Int
  var isImmediate: Bool { if case .immediate = use { true } else { false } }

  init(body: [Flow], use: Use, offset: Int) {
    self.body = body
    self.use = use
    self.offset = offset
  }
}
