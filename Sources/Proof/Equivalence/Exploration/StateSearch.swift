import Renderer

/// Every state that two state machines can come to, under every event, in lockstep.
struct StateSearch {
  private let machines: any StateMachinePair
  private let views: (first: ViewTable, second: ViewTable)
  private let stepCount: Int
  private(set) var store = StateStore()
  private var report = ExplorationReport()
  /// Whether the last event led the machines away from the state that is being visited.
  private var hasMoved = false
  /// The state that is being visited, and one that an event led to.
  private var visited: [UInt8] = []
  private var reached = PackedBytes()

  init(_ machines: any StateMachinePair, stepCount: Int) {
    self.machines = machines
    self.stepCount = stepCount
    views = machines.views
  }

  /// Adds a state to start from.
  mutating func start(from bytes: [UInt8]) {
    if store.insert(bytes, from: nil, by: 0) { report.initialStates += 1 }
  }

  /// Where and how the two machines first differ.
  struct Failure: Error {
    let state: Int
    /// Nothing when they differ in the frame of the state itself.
    let event: Int?
    /// Nothing when the states that the event led to differ.
    let difference: Divergence.Difference?
  }

  mutating func run(progress: (_ found: Int, _ done: Int) -> Void) throws(Failure) -> ExplorationReport {
    var next = 0
    while next < store.count {
      let level = next..<store.count
      for state in level {
        if state & 0xFFF == 0 { progress(store.count, state) }
        try visit(state)
      }
      report.statesByDepth.append(level.count)
      next = level.upperBound
    }
    report.states = store.count
    report.bytesPerState = store.bytesPerState
    return report
  }

  private mutating func visit(_ state: Int) throws(Failure) {
    visited.removeAll(keepingCapacity: true)
    visited += store.bytes(of: state)
    machines.visit(visited[...])
    hasMoved = false
    try compareFrames(in: state)
    for step in 0..<stepCount { try send(step, in: state) }
  }

  private func compareFrames(in state: Int) throws(Failure) {
    machines.redraw()
    guard let place = views.first.surface.firstDifference(from: views.second.surface) else { return }
    let cells = (views.first.surface[place.x, place.y], views.second.surface[place.x, place.y])
    throw Failure(state: state, event: nil, difference: .cell(place, cells.0, cells.1))
  }

  /// Sends an event to both, in the same state, and compares them.
  private mutating func send(_ event: Int, in state: Int) throws(Failure) {
    if hasMoved {
      machines.restore()
      discardInvalidations()
      hasMoved = false
    }
    guard machines.send(event) else { return }
    report.transitions += 1
    let comparison = machines.compareStates()
    if comparison == .different { throw Failure(state: state, event: event, difference: nil) }
    try compareRedraws(state, event)
    if comparison == .moved {
      hasMoved = true
      addReachedState(from: state, by: event)
    } else {
      report.fingerprint.add(from: state, by: event, to: visited)
    }
  }

  private mutating func addReachedState(from state: Int, by event: Int) {
    reached.removeAll()
    machines.pack(into: &reached)
    report.fingerprint.add(from: state, by: event, to: reached.bytes)
    if !store.contains(reached.bytes), machines.isInBounds {
      store.insert(reached.bytes, from: state, by: event)
    }
  }

  private func compareRedraws(_ state: Int, _ event: Int) throws(Failure) {
    defer { discardInvalidations() }
    let (first, second) = views
    if first.invalidated == second.invalidated { return }
    let (one, other) = (first.names(of: first.invalidated), second.names(of: second.invalidated))
    if one == other { return }
    let difference = Divergence.Difference.redraws(
      one.filter { !other.contains($0) }, other.filter { !one.contains($0) })
    throw Failure(state: state, event: event, difference: difference)
  }

  private func discardInvalidations() {
    views.first.discardInvalidations()
    views.second.discardInvalidations()
  }
}
