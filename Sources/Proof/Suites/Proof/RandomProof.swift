import Equivalence
import Lessons
import Renderer

/// Both variants of a lesson on random walks from every shape, with every way of choosing events.
package struct RandomProof<Suite: LessonSuite, First: RestorableScreen, Second: RestorableScreen>
where
  First.Control == Suite.L.Control, First.Settings == Suite.L.Settings, First.SavedState == Suite.L.State,
  Second.Control == Suite.L.Control, Second.Settings == Suite.L.Settings, Second.SavedState == Suite.L.State
{
  package typealias Walk = RandomWalk<Suite.L.Settings, Suite.L.Control, Suite.L.State>

  /// Long enough for hidden state to show, short enough for many.
  private static var stepsPerWalk: Int { 500 }

  private let shapes: [Suite.L.Settings]
  private let steps: Int
  private let seed: UInt64
  private let names: (first: String, second: String)

  /// - Parameters:
  ///   - shapes: What the walks start from; those of the suite unless others are given.
  ///   - steps: Of all walks together.
  ///   - names: Of the two in messages.
  package init(
    _ suite: Suite.Type, _ first: First.Type, _ second: Second.Type, shapes: [Suite.L.Settings]? = nil, steps: Int,
    seed: UInt64, names: (first: String, second: String) = ("worst", "separated")
  ) {
    self.shapes = shapes ?? Suite.shapes
    self.steps = steps
    self.seed = seed
    self.names = names
  }

  /// - Parameter progress: Called after each walk with the steps done.
  /// - Throws: A counterexample, shrunk.
  package func run(progress: (_ done: Int) -> Void = { _ in }) throws(ProofFailure<Suite.L>) -> RandomReport {
    var report = RandomReport(goals: Suite.goals.map(\.name))
    var number = 0
    while report.coverage.steps < steps {
      let walk = walk(number, steps: min(Self.stepsPerWalk, steps - report.coverage.steps))
      report.add(try run(walk))
      number += 1
      progress(report.coverage.steps)
    }
    return report
  }

  private func walk(_ number: Int, steps: Int) -> Walk {
    let sources = Suite.sources + [.swarm(seed &+ UInt64(number))]
    let shape = number / sources.count % shapes.count
    return Walk(
      settings: shapes[shape], source: sources[number % sources.count], seed: seed &+ UInt64(number),
      steps: steps, reloadEvery: number.isMultiple(of: 3) ? 50 : nil)
  }

  private func run(_ walk: Walk) throws(ProofFailure<Suite.L>) -> Walk.Coverage {
    let lockstep = Lockstep(
      First(settings: walk.settings, seed: walk.seed), Second(settings: walk.settings, seed: walk.seed), names: names)
    do {
      return try walk.run(lockstep, goals: Suite.goals)
    } catch {
      let start = ScreenStart<Suite.L.Settings, Suite.L.State>.settings(walk.settings, seed: walk.seed)
      let smaller = shapes.map { ScreenStart<Suite.L.Settings, Suite.L.State>.settings($0, seed: walk.seed) }
      let example = Counterexample<First, Second>(from: start, lockstep.events, smaller: smaller, names: names)
      throw ProofFailure(
        start: example?.start ?? start, events: example?.events ?? lockstep.events,
        description: example?.divergence.description ?? error.description, picture: example?.picture ?? [])
    }
  }
}

/// What random walks came through.
package struct RandomReport: Sendable {
  package struct Coverage: Sendable {
    package var steps = 0
    package var effectiveSteps = 0
  }

  package private(set) var walks = 0
  package private(set) var coverage = Coverage()
  package private(set) var reached: Set<String> = []
  package let goals: [String]

  init(goals: [String]) { self.goals = goals }

  /// The goals that no walk reached: about these the walks prove nothing.
  package var missed: [String] { goals.filter { !reached.contains($0) } }

  mutating func add<Settings, Control, State>(_ walk: RandomWalk<Settings, Control, State>.Coverage) {
    walks += 1
    coverage.steps += walk.steps
    coverage.effectiveSteps += walk.effectiveSteps
    reached.formUnion(walk.reached)
  }
}
