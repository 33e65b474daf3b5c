import LessonScreens
import Lessons
import Renderer

/// What was found in some states.
struct Visits: Sendable {
  fileprivate(set) var transitions = 0
  fileprivate(set) var fingerprint = Fingerprint()
  /// States that were not stored before, in the order in which they were found.
  fileprivate(set) var found = StateStore()
  fileprivate(set) var failure: SearchFailure?
}

/// Where and how two screens first differ.
struct SearchFailure: Error {
  let state: Int
  /// `nil` if they differ in the frame of the state itself.
  let step: Int?
  let difference: Divergence.Difference
}

/// Puts two screens into one state after the other, sends every step to both, by number, and compares them.
struct StateVisitor<First: Screen & Restorable, Second: CounterpartScreen<First>>
where First.SavedState: PackableState {
  typealias State = First.SavedState

  private let first: SteppedScreen<First>
  private let second: SteppedScreen<Second>
  private let views: (first: ViewTable, second: ViewTable)
  private let steps: Range<Int>
  /// Whether both have to redraw the same views.
  private let comparesRedraws: Bool
  private let bounds: (@Sendable (State) -> Bool)?
  /// The states that are known; it stays as it is.
  private let store: StateStore
  private var frames: SurfaceComparison
  private var visits = Visits()
  /// The state that is being visited, also as it is stored.
  private var visited: State
  private var visitedBytes: [UInt8] = []
  /// One that a step led to, as it is stored.
  private var reached = PackedBytes()
  /// Whether the last step led the screens away from the state that is being visited.
  private var hasMoved = false

  /// - Parameter state: Any with the settings of those that are visited.
  init(
    in state: State, steps: [[Event<First.Control>]], comparing comparison: Comparison,
    bounds: (@Sendable (State) -> Bool)?, store: StateStore
  ) {
    first = SteppedScreen(First(state: state), steps: steps)
    second = SteppedScreen(Second(state: state), steps: steps)
    views = (first.screen.window.views, second.screen.window.views)
    self.steps = steps.indices
    comparesRedraws = comparison == .everything
    self.bounds = bounds
    self.store = store
    frames = SurfaceComparison(views.first.surface, views.second.surface)
    visited = first.screen.savedState
  }

  /// Visits stored states in this order, and goes no further than the first failure.
  mutating func visits(to states: Range<Int>) -> Visits {
    do throws(SearchFailure) {
      for state in states { try visit(state) }
    } catch {
      visits.failure = error
    }
    return visits
  }

  private mutating func visit(_ state: Int) throws(SearchFailure) {
    visitedBytes.removeAll(keepingCapacity: true)
    visitedBytes += store.bytes(of: state)
    var bytes = UnpackedBytes(visitedBytes[...])
    visited = State(unpacking: &bytes)
    restore()
    // What was set in an earlier state and not drawn may be set to the same value now; it would not be drawn either.
    first.screen.window.setNeedsDisplay()
    second.screen.window.setNeedsDisplay()
    hasMoved = false
    try compareFrames(in: state)
    for step in steps { try send(step, in: state) }
  }

  /// Puts both back into the state that is visited.
  private func restore() {
    first.screen.restore(visited)
    second.screen.restore(visited)
    first.screen.updateIfNeeded()
    second.screen.updateIfNeeded()
  }

  private mutating func compareFrames(in state: Int) throws(SearchFailure) {
    first.screen.redraw()
    second.screen.redraw()
    guard let place = frames.firstDifference() else { return }
    throw SearchFailure(
      state: state, step: nil, difference: .cells(of: views.first.surface, views.second.surface, at: place))
  }

  /// Sends a step to both, in the same state, and compares them.
  private mutating func send(_ step: Int, in state: Int) throws(SearchFailure) {
    if hasMoved {
      restore()
      discardInvalidations()
      hasMoved = false
    }
    let (isOffered, isOfferedByOther) = (first.send(step), second.send(step))
    guard isOffered || isOfferedByOther else { return }
    visits.transitions += 1
    let (current, other) = (first.screen.savedState, second.screen.savedState)
    if current != other {
      throw SearchFailure(state: state, step: step, difference: .savedState(firstDifference(current, other)))
    }
    try compareRedraws(state, step)
    hasMoved = current != visited
    if hasMoved {
      add(current, from: state, by: step)
    } else {
      visits.fingerprint.add(from: state, by: step, to: visitedBytes)
    }
  }

  /// As long as nothing diverged, both have reached this state.
  private mutating func add(_ current: State, from state: Int, by step: Int) {
    reached.removeAll()
    current.pack(into: &reached)
    visits.fingerprint.add(from: state, by: step, to: reached.bytes)
    if !store.contains(reached.bytes[...]), bounds.map({ $0(current) }) ?? true {
      visits.found.insert(reached.bytes[...], from: state, by: step)
    }
  }

  private func compareRedraws(_ state: Int, _ step: Int) throws(SearchFailure) {
    defer { discardInvalidations() }
    let (first, second) = views
    if !comparesRedraws || first.invalidated == second.invalidated { return }
    let names = (first.names(of: first.invalidated), second.names(of: second.invalidated))
    guard let difference = Divergence.Difference.redraws(of: names.0, names.1) else { return }
    throw SearchFailure(state: state, step: step, difference: difference)
  }

  private func discardInvalidations() {
    views.first.discardInvalidations()
    views.second.discardInvalidations()
  }
}
