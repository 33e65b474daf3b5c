/// Every state that two state machines can reach, under every event, in lockstep.
///
/// Several pairs of machines search at once, each in states of its own; what they find is put together in the order of
/// these states, so that states have the same numbers, and the first failure is the same, whatever the number of workers.
struct StateSearch {
  /// States that one pair of machines searches from before what was found is put together.
  private static let statesInPiece = 500

  private let machines: @Sendable () -> any StateMachinePair
  private let stepCount: Int
  private(set) var store = StateStore()
  /// What was found so far.
  private(set) var report = ExplorationReport()

  /// - Parameter machines: Makes a pair of machines.
  init(stepCount: Int, machines: @escaping @Sendable () -> any StateMachinePair) {
    self.machines = machines
    self.stepCount = stepCount
  }

  mutating func start(from bytes: [UInt8]) {
    if store.insert(bytes[...], from: nil, by: 0) { report.initialStates += 1 }
  }

  mutating func run(
    workers: Int, progress: (_ found: Int, _ done: Int) -> Void
  ) throws(SearchFailure) -> ExplorationReport {
    var next = 0
    while next < store.count {
      let level = next..<store.count
      while next < level.upperBound {
        progress(store.count, next)
        let end = min(next + StateSearch.statesInPiece * workers, level.upperBound)
        try search(from: next..<end, workers)
        next = end
      }
      report.statesByDepth.append(level.count)
    }
    return report
  }

  private mutating func search(from states: Range<Int>, _ workers: Int) throws(SearchFailure) {
    for visits in visits(to: states, workers) {
      report.transitions += visits.transitions
      report.fingerprint.add(visits.fingerprint)
      store.insert(visits.found)
      report.states = store.count
      report.bytesPerState = store.bytesPerState
      if let failure = visits.failure { throw failure }
    }
  }

  /// What the workers found, each in as many states, in the order of the states.
  private func visits(to states: Range<Int>, _ workers: Int) -> [Visits] {
    let size = (states.count + workers - 1) / workers
    let pieces = stride(from: states.lowerBound, to: states.upperBound, by: size).map { start in
      start..<min(start + size, states.upperBound)
    }
    let (store, stepCount, machines) = (store, stepCount, machines)
    return concurrently(pieces.count, workers: workers) { piece in
      var visitor = StateVisitor(machines(), stepCount: stepCount, store: store)
      return visitor.visits(to: pieces[piece])
    }
  }
}

/// Where and how two machines first differ.
struct SearchFailure: Error {
  let state: Int
  /// Nothing when they differ in the frame of the state itself.
  let event: Int?
  /// Nothing when the states that the event led to differ.
  let difference: Divergence.Difference?
}
