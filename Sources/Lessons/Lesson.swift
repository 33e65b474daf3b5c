/// A small app that is written twice: what both of its variants agree on.
package protocol Lesson: SendableMetatype {
  associatedtype Settings: LessonSettings
  /// The names of the controls, as scripts write them.
  associatedtype Control: Hashable & Sendable & LosslessStringConvertible
  /// The file format.
  associatedtype State: SavedState

  /// As the command line names it.
  static var name: String { get }
  /// One line for `--help`.
  static var summary: String { get }
  /// A script, for the default settings and seed 1, that shows what the lesson can do.
  static var script: String { get }
}

/// What a lesson can be started with.
package protocol LessonSettings: Equatable, Sendable {
  /// The defaults.
  init()

  static var options: [SettingOption<Self>] { get }
}

/// A number that can be set on the command line: `--width 12`.
package struct SettingOption<Settings> {
  /// Without the dashes.
  package let name: String
  package let value: WritableKeyPath<Settings, Int>
  /// The limits, given the settings named before it.
  package let limits: (Settings) -> ClosedRange<Int>

  package init(
    _ name: String, _ value: WritableKeyPath<Settings, Int>, limits: @escaping (Settings) -> ClosedRange<Int>
  ) {
    self.name = name
    self.value = value
    self.limits = limits
  }
}

/// For lessons that are always started in the same way.
package struct NoSettings: LessonSettings {
  package init() {}
  package static var options: [SettingOption<NoSettings>] { [] }
}
