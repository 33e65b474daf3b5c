import Equivalence
import Lessons
import Renderer

/// Which random walks a check takes. They go from every shape with every way of choosing events.
package enum WalkPlan: Sendable {
  /// Walks of 500 events, until there were so many events.
  case events(Int, seed: UInt64 = 1)
  /// From each shape with each source so many times, every time from another seed, as long as the suite says. Each walk
  /// ends with going back to its start in place.
  case rounds(Int)
}

extension LessonCheck {
  private typealias Walk = RandomWalk<L.Settings, L.Control, L.State>

  /// Long enough for hidden state to show, short enough for many.
  private static var eventsPerWalk: Int { 500 }
  private static var reloadEvery: Int { 50 }

  /// Compares the two on random walks. The reference chooses, so that the walks are the same for every subject.
  /// - Parameter progress: Called after each walk with the events done, of how many.
  /// - Throws: A counterexample.
  package func walks(
    _ plan: WalkPlan, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) throws(LessonCounterexample<L>) -> RandomReport {
    var report = RandomReport(goals: Suite.goals.map(\.name))
    while let walk = walk(report.walks, plan, eventsDone: report.coverage.steps) {
      report.add(try run(walk, plan))
      if case .events(let events, _) = plan { progress(report.coverage.steps, events) }
    }
    return report
  }

  // MARK: Which walks

  private var shapes: [L.Settings] { settings.map { [$0] } ?? Suite.shapes }

  /// - Returns: Nothing when there were as many as planned.
  private func walk(_ number: Int, _ plan: WalkPlan, eventsDone: Int) -> Walk? {
    let sources = Suite.sources.count + 1
    let shape = number / sources % shapes.count
    switch plan {
    case .events(let events, let seed):
      let left = events - eventsDone
      return left <= 0
        ? nil
        : walk(
          shape, number % sources, seed: seed &+ UInt64(number), steps: min(Self.eventsPerWalk, left),
          reloads: number.isMultiple(of: 3))
    case .rounds(let rounds):
      return number >= rounds * shapes.count * sources
        ? nil
        : walk(
          shape, number % sources, seed: UInt64(number / sources), steps: Suite.walkLength(shapes[shape]),
          reloads: true)
    }
  }

  private func walk(_ shape: Int, _ source: Int, seed: UInt64, steps: Int, reloads: Bool) -> Walk {
    Walk(
      settings: shapes[shape], source: (Suite.sources + [.swarm(seed)])[source], seed: seed, steps: steps,
      reloadEvery: reloads ? Self.reloadEvery : nil)
  }

  // MARK: One walk

  private func run(_ walk: Walk, _ plan: WalkPlan) throws(LessonCounterexample<L>) -> Walk.Coverage {
    let lockstep = Lockstep(
      Reference(settings: walk.settings, seed: walk.seed), Subject(settings: walk.settings, seed: walk.seed),
      comparing: comparison, names: names)
    do {
      let start = lockstep.savedState
      let coverage = try walk.run(lockstep, goals: Suite.goals)
      if case .rounds = plan { try lockstep.restore(start) }
      return coverage
    } catch {
      throw counterexample(
        from: .settings(walk.settings, seed: walk.seed), lockstep.events, error.difference, error.description,
        smaller: shapes.map { .settings($0, seed: walk.seed) })
    }
  }
}

/// What random walks came through.
package struct RandomReport: Codable, Equatable, Sendable {
  package struct Coverage: Codable, Equatable, Sendable {
    package var steps = 0
    package var effectiveSteps = 0
  }

  package internal(set) var walks = 0
  package internal(set) var coverage = Coverage()
  package internal(set) var reached: Set<String> = []
  package let goals: [String]

  /// The goals that no walk reached: about these the walks prove nothing.
  package var missed: [String] { goals.filter { !reached.contains($0) } }

  mutating func add<Settings, Control, State>(_ walk: RandomWalk<Settings, Control, State>.Coverage) {
    walks += 1
    coverage.steps += walk.steps
    coverage.effectiveSteps += walk.effectiveSteps
    reached.formUnion(walk.reached)
  }
}
