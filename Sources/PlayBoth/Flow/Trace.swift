/// What one event left in a recording, by the names that lead to the place in the source that caused it.
struct Trace {
  /// The names of one thing, those that tell the most first.
  typealias Names = [Set<String>]

  let changes: [StoredValues.Change]
  let hasAnnounced: Bool
  /// The names of each view that was drawn again, as `StoredValues` has them.
  let refreshed: [[String]]

  /// Any request answers to it.
  static let anything = ""

  /// The types of the models that changed, from the inside out.
  func requested(models: Set<String>) -> [Names] {
    let changed = changes.filter { $0.owner == .model }.map { change in
      let types = change.symbols.reversed().map { Set([String($0.prefix { $0 != "." })]) }
      return types.filter(models.isSuperset) + [[Trace.anything]]
    }
    return changed.isEmpty && hasAnnounced ? [[[Trace.anything]]] : changed
  }

  /// The stored properties that were written, from the outside in.
  var written: [Names] { changes.filter { $0.owner != .model }.map { $0.symbols.map { [$0] } } }

  /// The views, each by all of its names. Where something was announced, its handler may have refreshed them.
  var refreshedByHand: [Names] { hasAnnounced ? [] : refreshed.map { [Set($0)] } }
}
