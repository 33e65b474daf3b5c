import LessonScreens
import RuleMeter

extension CallMap {
  /// The functions that an action runs outside the model, as mutants name them, `MinesScreen.set(_:at:)`: what events
  /// call, and what that calls in turn, but for set-up and restoring. What a notification runs is not called by an event.
  var actionFunctions: Set<String> {
    let callees = Dictionary(grouping: calls, by: { $0.caller.name }).mapValues { $0.map(\.callee) }
    let events = calls.map(\.caller).filter { ReachFigures.events.contains($0.base) && !$0.isInModelOrSetUp }
    var pending = Set(events.map(\.name))
    var found: Set<String> = []
    while let next = pending.popFirst() {
      guard found.insert(next).inserted else { continue }
      for callee in callees[next] ?? [] where !callee.isInModelOrSetUp { pending.insert(callee.name) }
    }
    return found
  }
}

extension CallMap.Function {
  /// Without its owner.
  fileprivate var base: String { signature.prefix { $0 != "(" }.description }

  /// As mutants name it.
  fileprivate var name: String { symbol.split(separator: ".").dropLast().map { "\($0)." }.joined() + signature }

  /// Whether it is part of a model, or sets something up or restores it.
  fileprivate var isInModelOrSetUp: Bool {
    let file = String(location.file.split(separator: "/Sources/").last ?? "")  // wherever the package lies
    return VariantSource.isInSealedModel(file) || ["init", "restore", "viewState", "savedState"].contains(base)
  }
}
