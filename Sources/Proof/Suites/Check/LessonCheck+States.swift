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
      Suite.initialStates(settings), steps: Suite.steps(settings), comparing: comparison,
      bounds: Suite.bounds(size), names: names)
    do { return try exploration.run(workers: workers, progress: progress) } catch { throw shortened(error) }
  }

  func exploredSettings(_ size: ExplorationSize) -> L.Settings { settings ?? Suite.exploredSettings(size) }

  /// With a script as short as it can be, and from a smaller start where that one shows a difference too.
  func shortened(_ found: LessonCounterexample<L>) -> LessonCounterexample<L> {
    if !shrinks { return found }
    let smaller: [Start<L.Settings, L.State>] =
      if case .settings(_, let seed) = found.start { shapes.map { .settings($0, seed: seed) } } else { [] }
    var example = found
    if let short = LessonCounterexample<L>(
      Reference.self, Subject.self, from: found.start, found.events, smaller: smaller, comparing: comparison,
      names: names)
    {
      example = short
      example.explored = found.explored
    } else {
      // No script goes back in place to what was saved; the walks and the exploration do.
      example.remark = "; after 'restore', which no script calls: played alone, this one shows nothing"
    }
    return example
  }
}

/// How two variants of a lesson were seen to differ.
package typealias LessonCounterexample<L: Lesson> = Counterexample<L.Settings, L.State, L.Control>
