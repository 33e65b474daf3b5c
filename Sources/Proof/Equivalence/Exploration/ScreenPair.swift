import LessonScreens
import Lessons
import Renderer

/// How two screens stand after a step.
enum StateComparison {
  case different
  /// Both in the state that is visited.
  case unmoved
  /// Both in the same other state.
  case moved
}

/// Two screens as a search sees them: put into the same state, sent the same steps by number, and compared.
final class ScreenPair<First: Screen & Restorable, Second: CounterpartScreen<First>>
where First.SavedState: PackableState {
  typealias State = First.SavedState

  /// The views of either window.
  let views: (first: ViewTable, second: ViewTable)
  /// Whether both have to redraw the same views.
  let comparesRedraws: Bool
  private let first: SteppedScreen<First>
  private let second: SteppedScreen<Second>
  private let bounds: (@Sendable (State) -> Bool)?
  private var visited: State
  private var current: State

  init(
    in state: State, steps: [[Event<First.Control>]], comparing comparison: Comparison,
    bounds: (@Sendable (State) -> Bool)?
  ) {
    let (first, second) = (First(state: state), Second(state: state))
    views = (first.window.views, second.window.views)
    comparesRedraws = comparison == .everything
    self.first = SteppedScreen(first, steps: steps)
    self.second = SteppedScreen(second, steps: steps)
    self.bounds = bounds
    visited = first.savedState
    current = visited
  }

  /// Puts both into a state, to which `restore()` then leads back, and has all of their views drawn anew.
  func visit(_ bytes: ArraySlice<UInt8>) {
    var bytes = UnpackedBytes(bytes)
    visited = State(unpacking: &bytes)
    restore()
    // What was set in an earlier state and not drawn may be set to the same value now; it would not be drawn either.
    first.screen.window.setNeedsDisplay()
    second.screen.window.setNeedsDisplay()
  }

  /// Puts both back into the state that is visited.
  func restore() {
    first.screen.restore(visited)
    second.screen.restore(visited)
    first.screen.updateIfNeeded()
    second.screen.updateIfNeeded()
  }

  /// Sends a step to both.
  /// - Returns: Whether it had something to act on, in either.
  func send(_ step: Int) -> Bool {
    let (isOffered, isOfferedByOther) = (first.send(step), second.send(step))
    return isOffered || isOfferedByOther
  }

  /// Compares the states that the two are in with each other, and with the one that is visited.
  func compareStates() -> StateComparison {
    current = first.screen.savedState
    if current != second.screen.savedState { return .different }
    return current == visited ? .unmoved : .moved
  }

  /// How the states differ in which they were last compared.
  var stateDifference: Divergence.Difference { .savedState(firstDifference(current, second.screen.savedState)) }

  /// Writes the state in which they were last compared.
  func pack(into bytes: inout PackedBytes) { current.pack(into: &bytes) }

  /// Whether the search goes on from the state in which they were last compared.
  var isInBounds: Bool { bounds.map { $0(current) } ?? true }

  /// Draws what is to be redrawn.
  func redraw() {
    first.screen.redraw()
    second.screen.redraw()
  }
}
