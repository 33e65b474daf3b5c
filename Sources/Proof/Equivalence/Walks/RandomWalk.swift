import LessonScreens
import Lessons
import Renderer

/// A walk of two screens in lockstep through events that a seed decides.
public struct RandomWalk<Settings: Sendable, Control, SavedState>: Sendable
where Control: Hashable & Sendable & LosslessStringConvertible, SavedState: Equatable & Sendable {
  /// What both screens are started with.
  public let settings: Settings
  /// What chooses the events.
  public let source: EventSource<Control, SavedState>
  /// The only source of chance.
  public let seed: UInt64
  /// How many events are sent.
  public let steps: Int
  /// How often, on average, both screens are saved and made anew; `nil` for never.
  public let reloadEvery: Int?

  /// A walk; nothing happens before `run`.
  public init(
    settings: Settings, source: EventSource<Control, SavedState>, seed: UInt64, steps: Int, reloadEvery: Int? = nil
  ) {
    self.settings = settings
    self.source = source
    self.seed = seed
    self.steps = steps
    self.reloadEvery = reloadEvery
  }

  /// What a walk came through.
  public struct Coverage: Sendable {
    /// Events sent.
    public var steps = 0
    /// Steps that changed the saved state: a walk without effect compares nothing.
    public var effectiveSteps = 0
    /// The names of the goals that were reached.
    public var reached: Set<String> = []
  }

  /// Walks, and throws at the first divergence.
  public func run<First: RestorableScreen<Control, Settings, SavedState>, Second>(
    _ lockstep: Lockstep<First, Second>, goals: [Goal<SavedState>] = []
  ) throws(Divergence) -> Coverage {
    var generator = SplitMix64(seed: seed)
    var coverage = Coverage()
    try lockstep.compare()
    var unreached = goals
    for _ in 0..<steps {
      let state = lockstep.savedState
      try lockstep.send(source.next(&generator, lockstep.first.window, state))
      coverage.steps += 1
      if lockstep.hasMoved { coverage.add(from: state, to: lockstep.savedState, &unreached) }
      if let reloadEvery, generator.next(below: reloadEvery) == 0 { try lockstep.reload() }
    }
    return coverage
  }
}

/// Something that a walk or a script has to come through, or it proves nothing about it.
public struct Goal<SavedState: Sendable>: Sendable {
  /// As reports write it.
  public let name: String
  /// Whether a step from the one state to the other reaches it.
  public let isReached: @Sendable (_ before: SavedState, _ after: SavedState) -> Bool

  /// - Parameter isReached: Whether a step from the one state to the other reaches the goal.
  public init(_ name: String, isReached: @escaping @Sendable (_ before: SavedState, _ after: SavedState) -> Bool) {
    self.name = name
    self.isReached = isReached
  }
}

extension RandomWalk.Coverage {
  /// Takes the goals that a step reaches out of those that are still to be reached.
  fileprivate mutating func add(from before: SavedState, to after: SavedState, _ unreached: inout [Goal<SavedState>]) {
    effectiveSteps += 1
    let count = reached.count
    for goal in unreached where goal.isReached(before, after) { reached.insert(goal.name) }
    if reached.count > count { unreached.removeAll { reached.contains($0.name) } }
  }
}
