import Renderer

/// What is compared.
package enum Comparison: Sendable {
  case everything
  /// The data alone, whatever the screens show of them.
  case savedStates
}

/// Two screens that get the same events and are compared after each of them: what is on the screen, the controls, the
/// saved state, and which views were redrawn.
///
/// The comparison knows no lesson. It stops at the first divergence; from there on the two have different histories.
package final class Lockstep<First: RestorableScreen, Second: RestorableScreen>
where
  First.Control == Second.Control, First.Settings == Second.Settings, First.SavedState == Second.SavedState
{
  package typealias Control = First.Control
  package typealias SavedState = First.SavedState

  package private(set) var first: First
  package private(set) var second: Second
  /// What was sent since the start.
  package private(set) var events: [Event<Control>] = []
  private let names: (first: String, second: String)
  private let comparison: Comparison

  package init(
    _ first: First, _ second: Second, names: (first: String, second: String) = ("worst", "separated"),
    comparing comparison: Comparison = .everything
  ) {
    self.first = first
    self.second = second
    self.names = names
    self.comparison = comparison
    redraw()
  }

  package convenience init(settings: First.Settings, seed: UInt64) {
    self.init(First(settings: settings, seed: seed), Second(settings: settings, seed: seed))
  }

  package convenience init(state: SavedState) {
    self.init(First(state: state), Second(state: state))
  }

  /// Sends one event to both and compares them.
  package func send(_ event: Event<Control>) throws(Divergence) {
    events.append(event)
    first.handle(event)
    second.handle(event)
    redraw()
    try compare()
  }

  /// Goes on with two new screens made from what each of the two has saved.
  package func reload() throws(Divergence) {
    first = First(state: first.savedState)
    second = Second(state: second.savedState)
    redraw()
    try compare()
  }

  /// Has both take over a saved state in place, and compares them.
  package func restore(_ state: SavedState) throws(Divergence) {
    first.restore(state)
    second.restore(state)
    redraw()
    try compare()
  }

  /// Throws when the two differ as they stand.
  package func compare() throws(Divergence) {
    guard let difference else { return }
    throw Divergence(
      step: events.count, event: events.last?.description ?? "", difference: difference, names: names)
  }

  private func redraw() {
    first.redraw()
    second.redraw()
  }

  private var difference: Divergence.Difference? {
    if let savedStateDifference { return savedStateDifference }
    if comparison == .savedStates { return nil }
    return frameDifference ?? controlDifference ?? redrawDifference
  }

  private var savedStateDifference: Divergence.Difference? {
    let (one, other) = (first.savedState, second.savedState)
    if one == other { return nil }
    return .savedState(firstDifference(one, other))
  }

  private var frameDifference: Divergence.Difference? {
    let (one, other) = (first.window.surface, second.window.surface)
    guard let place = one.firstDifference(from: other) else { return nil }
    if one.size != other.size { return .size(one.size, other.size) }
    return .cell(place, one[place.x, place.y], other[place.x, place.y])
  }

  private var controlDifference: Divergence.Difference? {
    let (one, other) = (first.window.controls, second.window.controls)
    if one == other { return nil }
    let pair = zip(one, other).first { $0 != $1 }
    return .control(
      (pair?.0).map { "\($0)" } ?? "\(one.count) controls", (pair?.1).map { "\($0)" } ?? "\(other.count) controls")
  }

  private var redrawDifference: Divergence.Difference? {
    let one = first.window.names(of: first.window.redrawn)
    let other = second.window.names(of: second.window.redrawn)
    if one == other { return nil }
    return .redraws(one.filter { !other.contains($0) }, other.filter { !one.contains($0) })
  }
}
