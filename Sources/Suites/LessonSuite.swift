import Equivalence
import Lessons

/// What both variants of a lesson have to do: absolute expectations, and where the random walks have to come through.
package protocol LessonSuite {
  associatedtype L: Lesson

  /// At least one for each sentence of the lesson's description, in its order.
  static var examples: [Example<L>] { get }

  /// What the walks start from.
  static var shapes: [L.Settings] { get }

  /// How the walks choose their events.
  static var sources: [EventSource<L.Control, L.State>] { get }

  /// What all walks together have to come through.
  static var goals: [Goal<L.State>] { get }
}
