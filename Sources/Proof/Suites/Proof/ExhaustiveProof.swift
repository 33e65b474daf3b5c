import Equivalence
import Lessons
import Renderer

/// Both variants of a lesson in every state that they can come to.
package struct ExhaustiveProof<Suite: LessonSuite, First: RestorableScreen, Second: RestorableScreen>
where
  First.Control == Suite.L.Control, First.Settings == Suite.L.Settings, First.SavedState == Suite.L.State,
  Second.Control == Suite.L.Control, Second.Settings == Suite.L.Settings, Second.SavedState == Suite.L.State
{
  private let size: ExplorationSize
  private let settings: Suite.L.Settings
  private let names: (first: String, second: String)

  /// - Parameters:
  ///   - settings: Those of the size unless others are given.
  ///   - names: Of the two in messages.
  package init(
    _ suite: Suite.Type, _ first: First.Type, _ second: Second.Type, size: ExplorationSize,
    settings: Suite.L.Settings? = nil, names: (first: String, second: String) = ("worst", "separated")
  ) {
    self.size = size
    self.settings = settings ?? Suite.exploredSettings(size)
    self.names = names
  }

  /// - Parameter progress: Called now and then with the states found and the states whose events were all sent.
  /// - Throws: The shortest counterexample.
  package func run(
    progress: (_ found: Int, _ done: Int) -> Void = { _, _ in }
  ) throws(ProofFailure<Suite.L>) -> ExplorationReport {
    var exploration = Exploration<First, Second>(
      Suite.initialStates(settings), steps: Suite.steps(settings), bounds: Suite.bounds(size))
    do {
      return try exploration.run(progress: progress)
    } catch {
      let example = Counterexample<First, Second>(from: .state(error.start), error.events, names: names)
      throw ProofFailure(
        start: .state(error.start), events: example?.events ?? error.events,
        description: example?.divergence.description ?? "\(error.difference)", picture: example?.picture ?? [])
    }
  }
}

/// How two variants of a lesson were seen to differ.
package struct ProofFailure<L: Lesson>: Error {
  package let start: ScreenStart<L.Settings, L.State>
  package let events: [Event<L.Control>]
  package let description: String
  /// Both screens, side by side, with the first differing cell marked.
  package let picture: [String]
}
