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
      Suite.initialStates(settings), steps: Suite.steps(settings), comparing: comparison, bounds: Suite.bounds(size),
      workers: workers)
    do {
      return try exploration.run(progress: progress)
    } catch {
      throw counterexample(from: .state(error.start), error.events, error.difference)
    }
  }

  func exploredSettings(_ size: ExplorationSize) -> L.Settings { settings ?? Suite.exploredSettings(size) }

  /// - Parameter smaller: Starts to try instead.
  func counterexample(
    from start: ScreenStart<L.Settings, L.State>, _ events: [Event<L.Control>], _ difference: Divergence.Difference,
    _ description: String? = nil, smaller: [ScreenStart<L.Settings, L.State>] = []
  ) -> LessonCounterexample<L> {
    let shrunk =
      shrinks
      ? Counterexample<Reference, Subject>(from: start, events, smaller: smaller, names: names) : nil
    return LessonCounterexample(
      start: shrunk?.start ?? start, events: shrunk?.events ?? events,
      difference: shrunk?.divergence.difference ?? difference,
      description: shrunk?.divergence.description ?? description ?? "\(difference)", picture: shrunk?.picture ?? [])
  }
}

/// How two variants of a lesson were seen to differ.
package struct LessonCounterexample<L: Lesson>: Error {
  package let start: ScreenStart<L.Settings, L.State>
  package let events: [Event<L.Control>]
  package let difference: Divergence.Difference
  package let description: String
  /// Both screens, side by side, with the first differing cell marked.
  package let picture: [String]
}
