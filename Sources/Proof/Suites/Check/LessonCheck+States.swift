import Equivalence
import Lessons
import Renderer

extension LessonCheck {
  /// Compares the two in every reachable state.
  /// - Parameter progress: Called now and then with the states found and the states whose events were all sent.
  /// - Throws: The shortest counterexample.
  package func states(
    _ size: ExplorationSize, progress: (_ found: Int, _ done: Int) -> Void = { _, _ in }
  ) throws(LessonCounterexample<L>) -> ExplorationReport {
    let settings = exploredSettings(size)
    var exploration = Exploration<Reference, Subject>(
      Suite.initialStates(settings), steps: Suite.steps(settings), comparing: options.comparison,
      bounds: Suite.bounds(size))
    do {
      return try exploration.run(workers: options.workers, progress: progress)
    } catch {
      throw counterexample(
        Failure(
          start: .state(error.start), events: error.events, difference: error.difference, explored: error.explored))
    }
  }

  func exploredSettings(_ size: ExplorationSize) -> L.Settings { options.settings ?? Suite.exploredSettings(size) }

  struct Failure: Error {
    let start: Start<L.Settings, L.State>
    let events: [Event<L.Control>]
    let difference: Divergence.Difference
    var description: String?
    /// Starts to try instead, in search of a shorter script.
    var smaller: [Start<L.Settings, L.State>] = []
    var explored: ExplorationReport?
  }

  func counterexample(_ failure: Failure) -> LessonCounterexample<L> {
    let shrunk =
      options.shrinks
      ? Counterexample<Reference, Subject>(
        from: failure.start, failure.events, smaller: failure.smaller, comparing: options.comparison, names: names)
      : nil
    let last = failure.events.last.map(\.description) ?? ""
    let divergence = Divergence(
      step: failure.events.count, event: last, difference: failure.difference, names: names)
    // No script goes back in place to what was saved; the walks and the exploration do.
    let reason =
      (failure.description ?? divergence.description)
      + (options.shrinks ? "; after 'restore', which no script calls: played alone, this one shows nothing" : "")
    return LessonCounterexample(
      start: shrunk?.start ?? failure.start, events: shrunk?.events ?? failure.events,
      difference: shrunk?.divergence.difference ?? failure.difference,
      description: shrunk?.divergence.description ?? reason,
      picture: shrunk?.picture ?? [], explored: failure.explored)
  }
}

/// How two variants of a lesson were seen to differ.
package struct LessonCounterexample<L: Lesson>: Error {
  package let start: Start<L.Settings, L.State>
  package let events: [Event<L.Control>]
  package let difference: Divergence.Difference
  package let description: String
  /// Both screens, side by side, with the first differing cell marked.
  package let picture: [String]
  /// What an exploration found until then.
  package let explored: ExplorationReport?
}
