import Renderer

/// Every state that two state machines can come to, under every event, in lockstep.
struct StateSearch {
  private let first: any StateMachine
  private let second: any StateMachine
  private let eventCount: Int
  private(set) var store = StateStore()
  private var report = ExplorationReport()
  private var packed = (first: PackedBytes(), second: PackedBytes())

  init(_ first: any StateMachine, _ second: any StateMachine, eventCount: Int) {
    self.first = first
    self.second = second
    self.eventCount = eventCount
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
    for event in 0..<eventCount { try send(event, in: state) }
  }

  private func restore(_ state: Int) {
    let bytes = store.bytes(of: state)
    first.restore(bytes)
    second.restore(bytes)
  }

  private func compareFrames(in state: Int) throws(Failure) {
    first.redraw()
    second.redraw()
    guard let place = first.surface.firstDifference(from: second.surface) else { return }
    let cells = (first.surface[place.x, place.y], second.surface[place.x, place.y])
    throw Failure(state: state, event: nil, difference: .cell(place, cells.0, cells.1))
  }

  /// Sends an event to both, in a state that both are in, compares them, and puts them back.
  private mutating func send(_ event: Int, in state: Int) throws(Failure) {
    let (isOffered, isOfferedByOther) = (first.send(event), second.send(event))
    guard isOffered || isOfferedByOther else { return }
    report.transitions += 1
    packStates()
    if packed.first.bytes != packed.second.bytes { throw Failure(state: state, event: event, difference: nil) }
    try compareRedraws(state, event)
    report.fingerprint.add(from: state, by: event, to: packed.first.bytes)
    if packed.first.bytes[...] != store.bytes(of: state) {
      _ = store.insert(packed.first.bytes, from: state, by: event)
      restore(state)
      discardInvalidations()
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
    if first.invalidated == second.invalidated { return }
    let (one, other) = (first.names(of: first.invalidated), second.names(of: second.invalidated))
    if one == other { return }
    let difference = Divergence.Difference.redraws(
      one.filter { !other.contains($0) }, other.filter { !one.contains($0) })
    throw Failure(state: state, event: event, difference: difference)
  }

  private func discardInvalidations() {
    first.discardInvalidations()
    second.discardInvalidations()
  }
}
