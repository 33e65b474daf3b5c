import LessonScreens
import Lessons
import PlainText
import Renderer

/// One variant of one lesson, ready to be started.
package struct LessonProgram<L: Lesson, S: RestorableLessonScreen<L>>: RunnableLesson {
  package typealias Played = L

  package init(_ lesson: L.Type, _ screen: S.Type) {}

  package func run(_ arguments: inout Arguments, _ common: CommonOptions) throws(CommandError) {
    let settings = try L.Settings(given: &arguments)
    var file: StateFile<L.State>?
    if let path = common.statePath { file = try StateFile(path: path) }
    let screen: S
    if let state = try file?.load() {
      screen = S(state: state)
    } else {
      screen = S(settings: try settings.checked(), seed: common.seed)
    }
    if let path = common.scriptPath {
      let script = try Script<L.Control>(path: path)
      let printer = ScriptPrinter(screen: screen, print: common.print, glyphs: common.glyphs, output: Output())
      try printer.run(script)
      try file?.save(screen.savedState)
    } else {
      try play(ScreenApplication(screen, file: file), common.terminalOptions)
    }
  }
}

/// A lesson's program whatever its types.
package protocol RunnableLesson {
  associatedtype Played: Lesson

  func run(_ arguments: inout Arguments, _ common: CommonOptions) throws(CommandError)
}

extension RunnableLesson {
  package var name: String { Played.name }
  package var summary: String { Played.summary }
  /// The names of its own options.
  package var options: [String] { Played.Settings.options.map(\.name) }
}

extension LessonSettings {
  /// Takes the lesson's own options out of the arguments; those that are absent are as in `defaults`.
  package init(_ arguments: inout Arguments, orElse defaults: Self = Self()) throws(CommandError) {
    self = try Self(given: &arguments, orElse: defaults).checked()
  }

  /// The same, whether or not the defaults fit what is given.
  fileprivate init(given arguments: inout Arguments, orElse defaults: Self = Self()) throws(CommandError) {
    self = defaults
    // In their order: the limits of one depend on those before it.
    for option in Self.options {
      if let number = try arguments.number(option.name, in: option.limits(self)) {
        self[keyPath: option.value] = number
      }
    }
  }

  fileprivate func checked() throws(CommandError) -> Self {
    for option in Self.options {
      let (value, limits) = (self[keyPath: option.value], option.limits(self))
      guard limits.contains(value) else {
        throw .usage(
          "'--\(option.name) \(value)', the default, is out of range here: give a number from \(limits.lowerBound) to "
            + "\(limits.upperBound).")
      }
    }
    return self
  }
}
