import Renderer

/// Every state that two state machines can come to, under every event, in lockstep.
struct StateSearch {
  private let first: any StateMachine
  private let second: any StateMachine
  private let stepCount: Int
  private(set) var store = StateStore()
  private var report = ExplorationReport()
  /// Whether the last event led the machines away from the state that is being visited.
  private var hasMoved = false
  private var packed = (first: PackedBytes(), second: PackedBytes())

  init(_ first: any StateMachine, _ second: any StateMachine, stepCount: Int) {
    self.first = first
    self.second = second
    self.stepCount = stepCount
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
    restore(state)
    try compareFrames(in: state)
    for step in 0..<stepCount { try send(step, in: state) }
  }

  private mutating func restore(_ state: Int) {
    let bytes = store.bytes(of: state)
    first.restore(bytes)
    second.restore(bytes)
    hasMoved = false
  }

  private func compareFrames(in state: Int) throws(Failure) {
    first.redraw()
    second.redraw()
    guard let place = first.views.surface.firstDifference(from: second.views.surface) else { return }
    let cells = (first.views.surface[place.x, place.y], second.views.surface[place.x, place.y])
    throw Failure(state: state, event: nil, difference: .cell(place, cells.0, cells.1))
  }

  /// Sends an event to both, in the same state, and compares them.
  private mutating func send(_ event: Int, in state: Int) throws(Failure) {
    if hasMoved {
      restore(state)
      discardInvalidations()
    }
    let (isOffered, isOfferedByOther) = (first.send(event), second.send(event))
    guard isOffered || isOfferedByOther else { return }
    report.transitions += 1
    packStates()
    if packed.first.bytes != packed.second.bytes { throw Failure(state: state, event: event, difference: nil) }
    try compareRedraws(state, event)
    report.fingerprint.add(from: state, by: event, to: packed.first.bytes)
    if packed.first.bytes[...] != store.bytes(of: state) {
      hasMoved = true
      if !store.contains(packed.first.bytes), first.isInBounds {
        store.insert(packed.first.bytes, from: state, by: event)
      }
    }
  }

  private mutating func packStates() {
    packed.first.removeAll()
    packed.second.removeAll()
    first.pack(into: &packed.first)
    second.pack(into: &packed.second)
  }

  private func compareRedraws(_ state: Int, _ event: Int) throws(Failure) {
    defer { discardInvalidations() }
    if first.views.invalidated == second.views.invalidated { return }
    let (one, other) = (
      first.views.names(of: first.views.invalidated), second.views.names(of: second.views.invalidated)
    )
    if one == other { return }
    let difference = Divergence.Difference.redraws(
      one.filter { !other.contains($0) }, other.filter { !one.contains($0) })
    throw Failure(state: state, event: event, difference: difference)
  }

  private func discardInvalidations() {
    first.views.discardInvalidations()
    second.views.discardInvalidations()
  }
}
