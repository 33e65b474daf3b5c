/// A variable of a body: a local, a parameter, or a name that a pattern binds.
struct Local {
  var type: TypeReference
  var isMutable = false
  var isInOut = false
  /// Whether the value was made by an initialiser in the same body.
  var isFresh = false
  var sources = Sources()
  /// Nested functions, or a closure kept in a constant.
  var functions: [FunctionDeclaration] = []
  var keyPath: [String]?
  var isSelf = false
  /// What a binding is bound to, where that is known.
  var place: Place?
  /// What the value was read from: to use the variable is to use those.
  var origins: [Use] = []
}

/// The variables in sight, innermost scope last.
struct Scopes {
  private var stack: [[String: Local]] = [[:]]
  /// Scopes before this one belong to a body that is over when the closure at hand runs.
  private var past = 0

  subscript(name: String) -> Local? {
    guard let index = stack.lastIndex(where: { $0[name] != nil }) else { return nil }
    var local = stack[index][name]
    if index < past { local?.isFresh = false }
    return local
  }

  /// Begins a closure that runs later, when what was just made is no longer new. Give the result to `endLater`.
  mutating func beginLater() -> Int {
    defer { past = stack.count }
    return past
  }

  mutating func endLater(_ outer: Int) { past = outer }

  mutating func declare(_ name: String, _ local: Local) { stack[stack.count - 1][name] = local }
  mutating func update(_ name: String, _ change: (inout Local) -> Void) {
    guard let index = stack.lastIndex(where: { $0[name] != nil }), var local = stack[index][name] else { return }
    change(&local)
    stack[index][name] = local
  }

  /// Whether a variable was declared in the block at hand, so that nothing decides whether a statement reaches it.
  func isInnermost(_ name: String) -> Bool { stack[stack.count - 1][name] != nil }

  mutating func push() { stack.append([:]) }
  mutating func pop() { stack.removeLast() }
}
