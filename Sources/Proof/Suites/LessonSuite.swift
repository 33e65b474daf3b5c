import Equivalence
import Lessons
import Renderer
import Specifications

/// What both variants of a lesson have to do beside its examples: how they are explored, and where the random walks have
/// to come through.
package protocol LessonSuite: SendableMetatype {
  associatedtype L: SpecifiedLesson where L.State: PackableState

  /// What the walks start from.
  static var shapes: [L.Settings] { get }

  /// How the walks choose their events.
  static var sources: [EventSource<L.Control, L.State>] { get }

  /// Steps of a walk with these settings in a run of the whole suite.
  static func walkLength(_ settings: L.Settings) -> Int

  /// What all walks together have to come through.
  static var goals: [Goal<L.State>] { get }

  /// Whether a screen has still what belongs to it alone, as far as its data allow it, after another screen on the same
  /// data got an event. Asked where what it has saved is another state by then.
  static func keepsView(_ before: L.State, _ after: L.State) -> Bool

  /// The settings with which every state is explored.
  static func exploredSettings(_ size: ExplorationSize) -> L.Settings

  /// What an exploration starts from.
  static func initialStates(_ settings: L.Settings) -> [L.State]

  /// The power of ten of at least as many states as there are with these settings; `nil` if a lesson has none.
  static func mostStates(_ settings: L.Settings) -> Double?

  /// What is sent in every state, a step each: see `Exploration`.
  static func steps(_ settings: L.Settings) -> [[Event<L.Control>]]

  /// Whether the exploration goes on from a state; `nil` if the states are finite by themselves.
  static func bounds(_ size: ExplorationSize) -> (@Sendable (L.State) -> Bool)?

  /// What the exploration is limited to, for its report.
  static func limits(_ size: ExplorationSize, _ settings: L.Settings) -> [String: Int]
}

/// How much is explored.
package enum ExplorationSize: Sendable {
  /// Seconds, in a debug build.
  case byTests
  /// Minutes, in a release build.
  case whole
}

extension LessonSuite {
  package static func walkLength(_ settings: L.Settings) -> Int { 400 }

  package static func bounds(_ size: ExplorationSize) -> (@Sendable (L.State) -> Bool)? { nil }

  package static func limits(_ size: ExplorationSize, _ settings: L.Settings) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: L.Settings.options.map { ($0.name, settings[keyPath: $0.value]) })
  }
}

extension LessonSuite where L.Settings == NoSettings {
  package static func exploredSettings(_ size: ExplorationSize) -> NoSettings { NoSettings() }
}
