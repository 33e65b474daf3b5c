import Equivalence
import Lessons
import Renderer

/// Which random walks a check takes. They go from every shape with every way of choosing events.
package enum WalkPlan: Sendable {
  /// Walks a quarter longer than the suite says, until there were so many events.
  case events(Int, seed: UInt64 = 1)
  /// From each shape with each source as often as given, each time from another seed, as long as the suite says. Each walk
  /// ends with going back to its start in place.
  case rounds(Int)
}

extension LessonCheck {
  private typealias Walk = RandomWalk<L.Settings, L.Control, L.State>
  private typealias Failure = LessonCounterexample<L>

  private static var reloadEvery: Int { 50 }
  /// Walks that are taken before what they came through is put together.
  private var walksInRound: Int { workers == 1 ? 1 : 250 }

  /// Compares the two on random walks. The reference chooses, so that the walks are the same for every subject.
  /// - Parameter progress: Called now and then with the events done, of how many.
  /// - Throws: A counterexample, of the first walk on which the two differ.
  package func walks(_ plan: WalkPlan, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in })
    throws(LessonCounterexample<L>) -> RandomReport
  {
    var report = RandomReport(goals: Suite.goals.map(\.name))
    while true {
      let walks = walks(plan, after: report)
      if walks.isEmpty { return report }
      for outcome in outcomes(of: walks, plan, goals: Suite.goals.filter { !report.reached.contains($0.name) }) {
        do { report.add(try outcome.get()) } catch { throw shortened(error) }
      }
      if case .events(let events, _) = plan { progress(report.coverage.steps, events) }
    }
  }

  // MARK: Which walks

  var shapes: [L.Settings] { settings.map { [$0] } ?? Suite.shapes }

  /// The walks of the next round; none when there were as many as planned.
  private func walks(_ plan: WalkPlan, after report: RandomReport) -> [Walk] {
    let numbers = report.walks..<report.walks + walksInRound
    switch plan {
    case .events(let events, let seed):
      var left = events - report.coverage.steps
      return numbers.map { number in
        let steps = min(eventsPerWalk(shape(number)), left)
        left -= steps
        return walk(number, seed: seed &+ UInt64(number), steps: steps, reloads: number.isMultiple(of: 3))
      }.filter { $0.steps > 0 }
    case .rounds(let rounds):
      return numbers.prefix { $0 < rounds * shapes.count * sourceCount }.map { number in
        walk(number, seed: UInt64(number / sourceCount), steps: Suite.walkLength(shapes[shape(number)]), reloads: true)
      }
    }
  }

  private var sourceCount: Int { Suite.sources.count + 1 }

  private func source(_ number: Int, seed: UInt64) -> EventSource<L.Control, L.State> {
    (Suite.sources + [.swarm(seed)])[number % sourceCount]
  }

  private func shape(_ number: Int) -> Int { number / sourceCount % shapes.count }

  /// Long enough for hidden state to show, short enough for many. Settings that somebody asked for are walked as long as
  /// any others, whatever time that takes.
  private func eventsPerWalk(_ shape: Int) -> Int {
    settings == nil ? Suite.walkLength(shapes[shape]) * 5 / 4 : 500
  }

  private func walk(_ number: Int, seed: UInt64, steps: Int, reloads: Bool) -> Walk {
    Walk(
      settings: shapes[shape(number)], source: source(number, seed: seed), seed: seed, steps: steps,
      reloadEvery: reloads ? Self.reloadEvery : nil)
  }

  // MARK: Walking

  private func outcomes(of walks: [Walk], _ plan: WalkPlan, goals: [Goal<L.State>]) -> [Result<Walk.Coverage, Failure>]
  {
    concurrently(walks.count, workers: workers) { number in
      Result { () throws(Failure) in try run(walks[number], plan, goals: goals) }
    }
  }

  private func run(_ walk: Walk, _ plan: WalkPlan, goals: [Goal<L.State>]) throws(Failure) -> Walk.Coverage {
    let lockstep = Lockstep<Reference, Subject>(
      settings: walk.settings, seed: walk.seed, comparing: comparison, names: names)
    do {
      let start = lockstep.savedState
      let coverage = try walk.run(lockstep, goals: goals)
      if case .rounds = plan { try lockstep.restore(start) }
      return coverage
    } catch {
      throw Failure(start: .settings(walk.settings, seed: walk.seed), events: lockstep.events, divergence: error)
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
  /// In the order of the goals.
  package internal(set) var reached: [String] = []
  package let goals: [String]

  /// The goals that no walk reached: about these the walks prove nothing.
  package var missed: [String] { goals.filter { !reached.contains($0) } }

  mutating func add<Settings, Control, State>(_ walk: RandomWalk<Settings, Control, State>.Coverage) {
    walks += 1
    coverage.steps += walk.steps
    coverage.effectiveSteps += walk.effectiveSteps
    reached = goals.filter { reached.contains($0) || walk.reached.contains($0) }
  }
}

extension LessonCheck {
  /// Long enough for most faults to heal, short enough for many.
  private static var eventsPerFaultWalk: Int { 100 }

  /// How a fault in the subject shows on walks beside the reference. The walks are always the same: from every shape with every
  /// way of choosing events in turn.
  package func faultWalks(_ walks: Int) -> FaultWalks {
    var result = FaultWalks()
    for number in 0..<walks {
      let (settings, seed) = (shapes[shape(number)], UInt64(number))
      let lockstep = Lockstep<Reference, Subject>(
        settings: settings, seed: seed, comparing: .withoutRedraws, keepsEvents: false)
      result.take(lockstep, source(number, seed: seed), seed: seed, steps: Self.eventsPerFaultWalk)
    }
    return result
  }
}
