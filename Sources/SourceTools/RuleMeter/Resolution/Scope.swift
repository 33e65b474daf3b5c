/// The variables in sight, innermost scope last: locals, parameters, and the names that patterns bind.
struct Scopes {
  private var stack: [[String: Value]] = [[:]]
  /// Scopes before this one belong to a body that is over when the closure at hand runs.
  private var past = 0

  subscript(name: String) -> Value? {
    guard let index = stack.lastIndex(where: { $0[name] != nil }), var variable = stack[index][name] else { return nil }
    if index < past { variable.isFresh = false }
    variable.place?.isFresh = variable.isFresh && !variable.isSelf
    return variable
  }

  /// Begins a closure that runs later, when what was just made is not new any more. Give the result to `endLater`.
  mutating func beginLater() -> Int {
    defer { past = stack.count }
    return past
  }

  mutating func endLater(_ outer: Int) { past = outer }

  /// A variable without a place is one of the body itself.
  mutating func declare(_ name: String, _ variable: Value) {
    stack[stack.count - 1][name] = variable
    if variable.place == nil { stack[stack.count - 1][name]?.place = Place(root: .local) }
  }

  mutating func update(_ name: String, _ change: (inout Value) -> Void) {
    guard let index = stack.lastIndex(where: { $0[name] != nil }), var variable = stack[index][name] else { return }
    change(&variable)
    stack[index][name] = variable
  }

  /// Whether a variable was declared in the block at hand, so that nothing decides whether a statement reaches it.
  func isInnermost(_ name: String) -> Bool { stack[stack.count - 1][name] != nil }

  mutating func push() { stack.append([:]) }
  mutating func pop() { stack.removeLast() }
}
