import RuleMeter

/// The functions of a variant that an action runs outside the model: what events call, and what that calls in turn, but for
/// set-up and restoring. What a notification runs is not called by an event.
struct ActionCode {
  /// `MinesScreen.set(_:at:)`
  private let functions: Set<String>

  /// - Parameter events: The names of the functions by which a framework tells of an event.
  init(_ calls: CallMap, events: Set<String> = ReachFigures.events) {
    let callees = Dictionary(grouping: calls.calls, by: { $0.caller.name }).mapValues { $0.map(\.callee) }
    var pending = Set(calls.calls.map(\.caller).filter { events.contains($0.base) && !$0.isOutside }.map(\.name))
    var found: Set<String> = []
    while let next = pending.popFirst() {
      guard found.insert(next).inserted else { continue }
      for callee in callees[next] ?? [] where !callee.isOutside { pending.insert(callee.name) }
    }
    functions = found
  }

  /// - Parameter symbol: The function that a statement stands in, as mutants name it.
  func contains(_ symbol: String) -> Bool { functions.contains(symbol) }
}

extension CallMap.Function {
  /// Without its owner.
  fileprivate var base: String { signature.prefix { $0 != "(" }.description }

  /// As mutants name it.
  fileprivate var name: String { symbol.split(separator: ".").dropLast().map { "\($0)." }.joined() + signature }

  /// Whether it is part of a model, or sets something up or restores it.
  fileprivate var isOutside: Bool {
    location.file.contains("/Model/") || ["init", "restore", "viewState", "savedState"].contains(base)
  }
}
