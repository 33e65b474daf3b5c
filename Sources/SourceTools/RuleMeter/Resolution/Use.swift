/// A place where a variable is read, or where a function is asked for a value.
///
/// A class, because where the value goes is known only after the expression around it.
final class Use {
  let properties: [PropertyDeclaration]
  let functions: [FunctionDeclaration]
  let getters: [FunctionDeclaration]
  let offset: Int
  /// What is asked of a collection as a whole.
  fileprivate(set) var question: Question?
  fileprivate(set) var destinations: [Destination] = []

  enum Question {
    /// What is in it: `count`, `isEmpty`, `map`.
    case contents
    /// The last of its elements, to take it away.
    case removal
  }

  enum Destination {
    /// To the right of an assignment, or into the index on its left.
    case write(Place)
    indirect case argument(CallSite)
    /// Into the condition of an `if` or the subject of a `switch`.
    case condition(Branches)
    /// Into the condition of a `guard`.
    case requirement
    /// Into the condition of a `while`.
    case repetition
    /// To be told something: the element that was last in a collection.
    case receiver
    case result
    /// Into a comparison with what is written so.
    case comparison(String)
    /// Into a calculation, or into a comparison such as `<`.
    case calculation
    /// Into a constant or variable of the body: what becomes of that counts.
    case local
  }

  /// What a variable that takes the value still tells of the collection: a function computed something else from it.
  var questionTaken: Question? {
    destinations.contains { if case .argument = $0 { true } else { false } } ? nil : question
  }

  final class Branches {
    var bodies: [[Flow]] = []
    /// The body of the loop around it, which `continue` and `break` leave.
    private(set) weak var round: Branches?

    init(in round: Branches? = nil) { self.round = round }
  }

  /// One use of each variable and function; what is read a hundred times was read.
  static func distinct(_ uses: [Use]) -> [Use] {
    var properties: Set<PropertyDeclaration> = []
    var functions: Set<FunctionDeclaration> = []
    return uses.filter { use in
      let isNew = !use.properties.filter { properties.insert($0).inserted }.isEmpty
      return !use.functions.filter { functions.insert($0).inserted }.isEmpty || isNew
    }
  }

  /// Whether nothing reads the value here: it is about to be written, or a variable of the body takes it on.
  var isIgnored: Bool { destinations.contains { if case .local = $0 { true } else { false } } }

  /// Whether something else is computed from the value.
  var isCalculated: Bool { destinations.contains { if case .calculation = $0 { true } else { false } } }

  init(
    properties: [PropertyDeclaration] = [], functions: [FunctionDeclaration] = [], question: Question? = nil,
    offset: Int
  ) {
    self.properties = properties
    self.functions = functions
    getters = properties.flatMap(\.getters)
    self.question = question
    self.offset = offset
  }
}

/// The uses of the expression at hand, before it is known where their values go.
struct OpenUses {
  private(set) var all: [Use] = []

  var count: Int { all.count }

  mutating func open(_ use: Use) { all.append(use) }

  /// Says of the uses since `start` where their values go; an expression around them may add another place.
  func send(from start: Int, to destination: Use.Destination) {
    for use in all.dropFirst(start) { use.destinations.append(destination) }
  }

  /// Says of the latest reading of a variable what is asked of the collection that it holds.
  func ask(_ question: Use.Question, of properties: [PropertyDeclaration]) {
    all.last { !$0.properties.isEmpty && $0.properties == properties }?.question = question
  }

  /// Says of an element that was taken from the end of a collection that it is told something.
  func tell(from start: Int) {
    for use in all.dropFirst(start) where use.question == .removal { use.destinations.append(.receiver) }
  }

  /// Nothing more will be known of the uses since `start`.
  mutating func close(from start: Int) { all.removeSubrange(min(start, all.count)...) }

  /// Takes back that a variable was read: its name stands for what is about to be written.
  /// - Parameter isChanged: Whether the new value comes of the old one, for which a computed variable asks its getter.
  mutating func drop(_ properties: [PropertyDeclaration], from start: Int, isChanged: Bool = false) {
    let written = all.dropFirst(start).filter { use in
      !use.properties.isEmpty && (use.properties == properties || use.properties.allSatisfy(properties.contains))
    }
    all.removeAll { use in written.contains { $0 === use } }
    for use in written { use.destinations.append(isChanged && !use.getters.isEmpty ? .calculation : .local) }
  }

  func since(_ start: Int) -> [Use] { Array(all.dropFirst(start)) }
}
