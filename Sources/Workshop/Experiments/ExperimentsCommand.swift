import Foundation
import LessonPairs
import Play
import Terminal
import TextTable

/// `workshop experiments`: what the three rules say, shown by running each variant.
struct ExperimentsCommand: Subcommand {
  static let help = CommandHelp(
    name: "experiments", abstract: "what the three rules say, shown by running each variant",
    usage: ["[LESSON…] [--watch] [--format text|json]"],
    options: [
      ("--watch", "plays the script of a lesson, an experiment at a time: what is on the screen, and what should be")
    ],
    examples: ["experiments", "experiments mines --watch", "experiments chat --format json"],
    exits: [(.usage, "unknown lesson or option")])

  private let lessons: [any LessonPair.Type]
  private let format: OutputFormat
  private let isWatched: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isWatched = arguments.flag("watch")
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    lessons = try arguments.lessons()
    try arguments.finish()
  }

  func run() throws {
    if isWatched { return try watch() }
    let results = lessons.flatMap { $0.experiments }
    let output = Output()
    for line in format == .json ? [try json(results)] : ExperimentsTable.lines(results) { try output.line(line) }
    try output.flush()
  }

  /// In a terminal for a room to follow; without one, how each experiment ends.
  private func watch() throws {
    let scenes = lessons.flatMap { $0.experimentScenes }
    if TerminalObstacle.current(environment: ProcessInfo.processInfo.environment) == nil {
      return try play(ExperimentWatch(scenes), TerminalOptions())
    }
    let output = Output()
    for line in ExperimentWatch.ends(of: scenes) { try output.line(line) }
    try output.flush()
  }
}

/// The results as lines of text.
enum ExperimentsTable {
  static func lines(_ results: [ExperimentResult]) -> [String] {
    [
      "Cells that are wrong, over all events of the lesson's script:",
      "E1  throw the views away: a new screen, built from what the model alone holds, after each event",
      "    shows whether the data outlive the views; cannot show whether anybody may change them",
      "E2  change the data behind the views: a second screen on the same data, opened halfway through the script",
      "    shows whether what another screen did arrives; cannot show by which way, or at what cost",
      "E3  mute the notifications: nothing is announced, so nothing may change",
      "    shows whether the screen changes by notification alone; cannot show whether all is announced",
      "Worst has no model to keep, to share or to mute. In E1 its new screen starts anew, in E2 its second screen",
      "opens with a copy of what the first one shows, and in E3 it does what it always does.",
      "", row("lesson", "variant", "events", "E1", "E2", "E3"),
    ]
      + results.map {
        row($0.lesson, $0.variant, "\($0.events)", "\($0.thrownAway)", "\($0.changedBehind)", "\($0.muted)")
      }
  }

  private static func row(_ columns: String...) -> String {
    Table([.left(12), .left(10), .right(7), .right(7), .right(7), .right(7)]).line(columns)
  }
}
