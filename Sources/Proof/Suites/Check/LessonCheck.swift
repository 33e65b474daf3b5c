import Equivalence
import LessonScreens
import Lessons
import Renderer
import Specifications

/// Checks what a lesson asks of a screen, in the same way for a test, `prove`, a kata, a mutant and the report.
///
///     let check = LessonCheck(MinesSuite.self, subject: MyScreen.self, reference: Separated.MinesScreen.self)
///     let outcome = check.run([.examples, .states(.byTests), .walks(.events(20_000)), .experiments])
///     if let failure = outcome.firstFailure { print(failure) }
///
/// The subject is compared with a reference that is known to be right, in lockstep. A part can also be run by itself.
package struct LessonCheck<
  Suite: LessonSuite, Subject: LessonScreen<Suite.L>, Reference: RestorableLessonScreen<Suite.L>
>: Sendable {
  package typealias L = Suite.L

  let names: (first: String, second: String)
  let comparison: Comparison
  let settings: L.Settings?
  let shrinks: Bool
  let workers: Int
  private let programs: [String]

  /// - Parameters:
  ///   - names: What the two are called in messages, the reference first.
  ///   - comparison: What is compared: the data alone, to see whether they stay right on a screen that is wrong.
  ///   - settings: What is explored, and what the walks start from, instead of what the suite has for them.
  ///   - shrinks: Whether a script after which the two differ is made as short as it can be, which takes its time.
  ///   - workers: How many threads explore and walk; what they find is the same whatever their number.
  ///   - programs: What replays such a script, and remarks on that; `worst` unless another one is given.
  package init(
    _ suite: Suite.Type, subject: Subject.Type, reference: Reference.Type,
    names: (first: String, second: String) = ("the reference", "the subject"),
    comparing comparison: Comparison = .everything, settings: L.Settings? = nil, shrinks: Bool = true,
    workers: Int = 1, replayedBy programs: [String]? = nil
  ) {
    self.names = names
    self.comparison = comparison
    self.settings = settings
    self.shrinks = shrinks
    self.workers = workers
    self.programs = programs ?? ["swift run worst \(L.name)"]
  }

  /// Runs parts in the order in which they are given. Once the two differ, they are no longer compared.
  /// - Parameters:
  ///   - stopsEarly: Whether the first failure of any kind ends the check.
  ///   - begin: Called with what is about to be done: a screen can end the program at any moment.
  ///   - progress: Called now and then with how much of the part is done, of how much as far as is known.
  package func run(
    _ parts: [CheckPart], stopsEarly: Bool = false, begin: (_ step: String) -> Void = { _ in },
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> LessonOutcome {
    var outcome = LessonOutcome(lesson: L.name)
    for part in parts where !(stopsEarly && outcome.firstFailure != nil) {
      switch part {
      case .examples: outcome.examples = examples(stopsEarly: stopsEarly, begin: begin)
      case .states(let size) where outcome.difference == nil:
        begin("the states of a small configuration")
        explore(size, progress, &outcome)
      case .walks(let plan) where outcome.difference == nil:
        begin("the random events")
        walk(plan, progress, &outcome)
      case .states, .walks: break
      case .experiments:
        begin("the experiments, which open several screens at once")
        outcome.experiments = Experiments(Subject.self, settings: L.Settings(), seed: 1, events: L.parsedScript.events)
      case .redraws:
        begin("the script, for the views that are redrawn")
        outcome.redraws = redraws()
      }
    }
    return outcome
  }

  private func explore(
    _ size: ExplorationSize, _ progress: (_ done: Int, _ total: Int) -> Void, _ outcome: inout LessonOutcome
  ) {
    outcome.configuration = Suite.limits(size, exploredSettings(size))
    let start = ContinuousClock.now
    do {
      outcome.states = try states(size) { found, done in progress(done, found) }
    } catch {
      outcome.states = error.explored
      outcome.statesDiffer = true
      outcome.difference = FailureReport(L.self, error, replayedBy: programs)
    }
    outcome.explorationSeconds = (ContinuousClock.now - start) / .seconds(1)
  }

  private func walk(_ plan: WalkPlan, _ progress: (_ done: Int, _ total: Int) -> Void, _ outcome: inout LessonOutcome) {
    let start = ContinuousClock.now
    do {
      outcome.walks = try walks(plan, progress: progress)
      outcome.walkSeconds = (ContinuousClock.now - start) / .seconds(1)
    } catch {
      outcome.statesDiffer = false
      outcome.difference = FailureReport(L.self, error, replayedBy: programs)
    }
  }

  private func examples(stopsEarly: Bool, begin: (_ step: String) -> Void) -> LessonOutcome.Examples {
    var outcome = LessonOutcome.Examples()
    for example in L.examples where !(stopsEarly && !outcome.broken.isEmpty) {
      begin("the example '\(example.title)'")
      outcome.played += 1
      guard let failure = example.failures(on: Subject.self, comparing: comparison).first else { continue }
      if outcome.broken.isEmpty { outcome.firstBroken = failure }
      outcome.broken.append(example.title)
    }
    return outcome
  }
}

/// A part of a lesson's check.
package enum CheckPart: Sendable {
  case examples
  case states(ExplorationSize)
  case walks(WalkPlan)
  /// The three experiments, with the lesson's own script. Without a model a screen passes none of them.
  case experiments
  /// Which views one redraws and the other does not; that they differ is no failure.
  case redraws
}
