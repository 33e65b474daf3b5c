import Equivalence
import Lessons
import Renderer

/// What both variants of a lesson have to do: absolute expectations, and where the random walks have to come through.
package protocol LessonSuite {
  associatedtype L: Lesson

  /// At least one for each sentence of the lesson's description, in its order.
  static var examples: [Example<L>] { get }

  /// What the walks start from.
  static var shapes: [L.Settings] { get }

  /// How the walks choose their events.
  static var sources: [EventSource<L.Control, L.State>] { get }

  /// Steps of a walk with these settings.
  static func walkLength(_ settings: L.Settings) -> Int

  /// What all walks together have to come through.
  static var goals: [Goal<L.State>] { get }

  /// Compares two screens in every state that a small configuration can come to, and throws what differs.
  /// - Returns: The configuration in words; nothing for a lesson that has none.
  static func explore<First: RestorableScreen, Second: RestorableScreen>(
    _ first: First.Type, _ second: Second.Type
  ) throws(SuiteFailure) -> String?
  where
    First.Control == L.Control, First.Settings == L.Settings, First.SavedState == L.State,
    Second.Control == L.Control, Second.Settings == L.Settings, Second.SavedState == L.State
}

extension LessonSuite {
  package static func walkLength(_ settings: L.Settings) -> Int { 400 }

  package static func explore<First: RestorableScreen, Second: RestorableScreen>(
    _ first: First.Type, _ second: Second.Type
  ) throws(SuiteFailure) -> String?
  where
    First.Control == L.Control, First.Settings == L.Settings, First.SavedState == L.State,
    Second.Control == L.Control, Second.Settings == L.Settings, Second.SavedState == L.State
  {
    nil
  }
}
