import LessonScreens
import Lessons
import Renderer

/// Every state that two screens can reach from the given ones by the given steps, in lockstep.
///
/// The search goes level by level, so that the first divergence found is one of the shortest. Saved states and the views
/// to be redrawn are compared on every transition, the frame drawn anew on every distinct state. Two states are taken for
/// one when their packed bytes are the same, to the last bit; as long as nothing diverges one state stands for the pair,
/// because both screens then have the same. That is sound as far as a saved state decides how its screen goes on. What a
/// screen hides from its saved state, the long random walks look for.
///
/// Several pairs of screens search at once, each in states of its own; what they find is put together in the order of
/// these states, so that states have the same numbers, and the first failure is the same, whatever the number of workers.
public struct Exploration<First: Screen & Restorable, Second: CounterpartScreen<First>>
where First.SavedState: PackableState {
  /// What the screens save.
  public typealias State = First.SavedState
  /// The shortest way from an initial state to a place where the screens differ.
  public typealias Failure = Counterexample<First.Settings, State, First.Control>

  /// States that one pair of screens searches from before what was found is put together.
  private static var statesInPiece: Int { 500 }

  private let steps: [[Event<First.Control>]]
  private let names: (first: String, second: String)
  private let visitor: @Sendable (StateStore) -> StateVisitor<First, Second>
  private var store = StateStore()
  /// What was found so far.
  private var report = ExplorationReport()

  /// - Parameters:
  ///   - initialStates: They have the same settings. At least one.
  ///   - steps: Sent in every state, in this order. Most are one event; an event that acts on the focus comes behind the
  ///     press that gives it the focus. A step that begins with a control that is not on the screen is left out.
  ///   - comparison: What is compared on every transition: everything, or all but the views to be redrawn.
  ///   - bounds: Whether the search goes on from a state. Transitions out of bounds are compared, but lead nowhere.
  ///   - names: What the two screens are called in a divergence.
  public init(
    _ initialStates: [State], steps: [[Event<First.Control>]], comparing comparison: Comparison = .everything,
    bounds: (@Sendable (State) -> Bool)? = nil, names: (first: String, second: String) = ("the first", "the second")
  ) {
    precondition(!initialStates.isEmpty, "An exploration starts somewhere (was without initial states)")
    self.steps = steps
    self.names = names
    let start = initialStates[0]
    visitor = { StateVisitor(in: start, steps: steps, comparing: comparison, bounds: bounds, store: $0) }
    for state in initialStates {
      var packed = PackedBytes()
      state.pack(into: &packed)
      if store.insert(packed.bytes[...], from: nil, by: 0) { report.initialStates += 1 }
    }
  }

  /// Explores, and throws at the first divergence.
  /// - Parameters:
  ///   - workers: How many threads search; the report is the same whatever their number.
  ///   - progress: Called now and then with the states found and the states whose events were all sent.
  public mutating func run(
    workers: Int = 1, progress: (_ found: Int, _ done: Int) -> Void = { _, _ in }
  ) throws(Failure) -> ExplorationReport {
    var next = 0
    while next < store.count {
      let level = next..<store.count
      while next < level.upperBound {
        progress(store.count, next)
        let end = min(next + Self.statesInPiece * workers, level.upperBound)
        try search(from: next..<end, workers)
        next = end
      }
      report.statesByDepth.append(level.count)
    }
    return report
  }

  private mutating func search(from states: Range<Int>, _ workers: Int) throws(Failure) {
    for visits in visits(to: states, workers) {
      report.transitions += visits.transitions
      report.fingerprint.add(visits.fingerprint)
      store.insert(visits.found)
      report.states = store.count
      report.bytesPerState = store.bytesPerState
      if let failure = visits.failure { throw self.failure(failure) }
    }
  }

  /// What the workers found, each in as many states, in the order of the states.
  private func visits(to states: Range<Int>, _ workers: Int) -> [Visits] {
    let size = (states.count + workers - 1) / workers
    let pieces = stride(from: states.lowerBound, to: states.upperBound, by: size).map { start in
      start..<min(start + size, states.upperBound)
    }
    let (store, visitor) = (store, visitor)
    return concurrently(pieces.count, workers: workers) { piece in
      var visitor = visitor(store)
      return visitor.visits(to: pieces[piece])
    }
  }

  private func failure(_ failure: SearchFailure) -> Failure {
    let (start, path) = store.path(to: failure.state)
    let events = (path + [failure.step].compactMap { $0 }).flatMap { steps[$0] }
    var bytes = UnpackedBytes(store.bytes(of: start))
    let divergence = Divergence(
      step: events.count, event: events.last?.description ?? "", difference: failure.difference, names: names)
    return Failure(
      start: .state(State(unpacking: &bytes)), events: events, divergence: divergence, explored: report)
  }
}
