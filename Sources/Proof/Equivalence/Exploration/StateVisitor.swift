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
  /// Nothing when they differ in the frame of the state itself.
  let event: Int?
  let difference: Divergence.Difference
}

/// Puts two screens into one state after the other, sends every event to both, and compares them.
struct StateVisitor<First: Screen & Restorable, Second: CounterpartScreen<First>>
where First.SavedState: PackableState {
  private let screens: ScreenPair<First, Second>
  private let views: (first: ViewTable, second: ViewTable)
  private let stepCount: Int
  /// The states that are known; it stays as it is.
  private let store: StateStore
  private var frames: SurfaceComparison
  private var visits = Visits()
  /// Whether the last event led the screens away from the state that is being visited.
  private var hasMoved = false
  /// The state that is being visited, and one that an event led to.
  private var visited: [UInt8] = []
  private var reached = PackedBytes()

  init(_ screens: ScreenPair<First, Second>, stepCount: Int, store: StateStore) {
    self.screens = screens
    self.stepCount = stepCount
    self.store = store
    views = screens.views
    frames = SurfaceComparison(views.first.surface, views.second.surface)
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
    visited.removeAll(keepingCapacity: true)
    visited += store.bytes(of: state)
    screens.visit(visited[...])
    hasMoved = false
    try compareFrames(in: state)
    for step in 0..<stepCount { try send(step, in: state) }
  }

  private mutating func compareFrames(in state: Int) throws(SearchFailure) {
    screens.redraw()
    guard let place = frames.firstDifference() else { return }
    throw SearchFailure(
      state: state, event: nil, difference: .cells(of: views.first.surface, views.second.surface, at: place))
  }

  /// Sends an event to both, in the same state, and compares them.
  private mutating func send(_ event: Int, in state: Int) throws(SearchFailure) {
    if hasMoved {
      screens.restore()
      discardInvalidations()
      hasMoved = false
    }
    guard screens.send(event) else { return }
    visits.transitions += 1
    let comparison = screens.compareStates()
    if comparison == .different { throw SearchFailure(state: state, event: event, difference: screens.stateDifference) }
    try compareRedraws(state, event)
    if comparison == .moved {
      hasMoved = true
      addReachedState(from: state, by: event)
    } else {
      visits.fingerprint.add(from: state, by: event, to: visited)
    }
  }

  private mutating func addReachedState(from state: Int, by event: Int) {
    reached.removeAll()
    screens.pack(into: &reached)
    visits.fingerprint.add(from: state, by: event, to: reached.bytes)
    if !store.contains(reached.bytes[...]), screens.isInBounds {
      visits.found.insert(reached.bytes[...], from: state, by: event)
    }
  }

  private func compareRedraws(_ state: Int, _ event: Int) throws(SearchFailure) {
    defer { discardInvalidations() }
    let (first, second) = views
    if !screens.comparesRedraws || first.invalidated == second.invalidated { return }
    let names = (first.names(of: first.invalidated), second.names(of: second.invalidated))
    guard let difference = Divergence.Difference.redraws(of: names.0, names.1) else { return }
    throw SearchFailure(state: state, event: event, difference: difference)
  }

  private func discardInvalidations() {
    views.first.discardInvalidations()
    views.second.discardInvalidations()
  }
}
