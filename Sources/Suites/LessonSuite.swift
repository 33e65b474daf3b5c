import Equivalence
import Lessons
import Renderer

/// What both variants of a lesson have to do: absolute expectations, and where the random walks have to come through.
package protocol LessonSuite {
  associatedtype L: Lesson where L.State: PackableState

  /// At least one for each sentence of the lesson's description, in its order.
  static var examples: [Example<L>] { get }

  /// What the walks start from.
  static var shapes: [L.Settings] { get }

  /// How the walks choose their events.
  static var sources: [EventSource<L.Control, L.State>] { get }

  /// Steps of a walk with these settings in a run of the whole suite.
  static func walkLength(_ settings: L.Settings) -> Int

  /// What all walks together have to come through.
  static var goals: [Goal<L.State>] { get }

  /// What is explored state by state: in a few seconds by the tests, in minutes by the whole proof.
  static var explored: (byTests: L.Settings, whole: L.Settings) { get }

  /// What an exploration starts from.
  static func initialStates(_ settings: L.Settings) -> [L.State]

  /// What is sent in every state.
  static func events(_ settings: L.Settings) -> [Event<L.Control>]
}

extension LessonSuite {
  package static func walkLength(_ settings: L.Settings) -> Int { 400 }
}
