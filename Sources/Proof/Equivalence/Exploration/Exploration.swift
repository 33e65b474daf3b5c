import LessonScreens
import Lessons
import Renderer

/// Every state that two screens can reach from the given ones, under every event, in lockstep.
///
/// The search goes level by level, so that the first divergence found is one of the shortest. Saved states and the views
/// to be redrawn are compared on every transition, the frame drawn anew on every distinct state. Two states are taken for
/// one when their packed bytes are the same, to the last bit; as long as nothing diverges one state stands for the pair,
/// because both screens then have the same. That is sound as far as a saved state decides how its screen goes on. What a
/// screen hides from its saved state, the long random walks look for.
public struct Exploration<First: Screen & Restorable, Second: CounterpartScreen<First>>
where First.SavedState: PackableState {
  /// What the screens save.
  public typealias State = First.SavedState
  /// What it ends with when the screens differ.
  public typealias Failure = ExplorationFailure<State, First.Control>

  private let steps: [[Event<First.Control>]]
  private var search: StateSearch

  /// - Parameters:
  ///   - initialStates: They have the same settings. At least one.
  ///   - steps: Sent in every state, in this order. Most are one event; an event that acts on the focus comes behind the
  ///     press that gives it the focus. A step that begins with a control that is not on the screen is left out.
  ///   - comparison: What is compared on every transition: everything, or all but the views to be redrawn.
  ///   - bounds: Whether the search goes on from a state. Transitions out of bounds are compared, but lead nowhere.
  public init(
    _ initialStates: [State], steps: [[Event<First.Control>]], comparing comparison: Comparison = .everything,
    bounds: (@Sendable (State) -> Bool)? = nil
  ) {
    precondition(!initialStates.isEmpty, "An exploration starts somewhere (was without initial states)")
    self.steps = steps
    let start = initialStates[0]
    search = StateSearch(stepCount: steps.count) {
      ScreenPair<First, Second>(in: start, steps: steps, comparing: comparison, bounds: bounds)
    }
    for state in initialStates {
      var packed = PackedBytes()
      state.pack(into: &packed)
      search.start(from: packed.bytes)
    }
  }

  /// Explores, and throws at the first divergence.
  /// - Parameters:
  ///   - workers: How many threads search; the report is the same whatever their number.
  ///   - progress: Called now and then with the states found and the states whose events were all sent.
  public mutating func run(
    workers: Int = 1, progress: (_ found: Int, _ done: Int) -> Void = { _, _ in }
  ) throws(Failure) -> ExplorationReport {
    do {
      return try search.run(workers: workers, progress: progress)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ failure: SearchFailure) -> Failure {
    let (start, path) = search.store.path(to: failure.state)
    let script = (path + [failure.event].compactMap { $0 }).flatMap { steps[$0] }
    return Failure(
      start: state(start), events: script, difference: failure.difference ?? replayed(from: start, script),
      explored: search.report)
  }

  /// How the saved states differ after a script.
  private func replayed(from start: Int, _ script: [Event<First.Control>]) -> Divergence.Difference {
    let (first, second) = (First(state: state(start)), Second(state: state(start)))
    for event in script {
      first.handle(event)
      second.handle(event)
    }
    return .savedState(firstDifference(first.savedState, second.savedState))
  }

  private func state(_ number: Int) -> State {
    var bytes = UnpackedBytes(search.store.bytes(of: number))
    return State(unpacking: &bytes)
  }
}
