import LessonPairs
import Play
import TextTable

/// `workshop experiments`: what the three rules say, shown by running each variant.
struct ExperimentsCommand: Subcommand {
  static let help = CommandHelp(
    name: "experiments", abstract: "what the three rules say, shown by running each variant",
    usage: ["[LESSON…] [--format text|json]"], examples: ["experiments", "experiments chat --format json"],
    exits: [(.usage, "unknown lesson or option")])

  private let lessons: [any LessonPair.Type]
  private let format: OutputFormat

  init(_ arguments: inout Arguments) throws(CommandError) {
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    lessons = try arguments.lessons()
    try arguments.finish()
  }

  func run() throws {
    let results = lessons.flatMap { $0.experiments }
    let output = Output()
    for line in format == .json ? [try json(results)] : ExperimentsTable.lines(results) { try output.line(line) }
    try output.flush()
  }
}

/// The results as lines of text.
enum ExperimentsTable {
  static func lines(_ results: [ExperimentResult]) -> [String] {
    [
      "Cells that are wrong, over all events of the lesson's script:",
      "R1  throw the views away: a new screen, built from what the model alone holds",
      "R2  change the data behind the views: a second screen on the same data",
      "R3  mute the notifications: nothing is announced, so nothing may change",
      "Worst has no model to keep, to share or to mute: it can only open a new screen.",
      "", row("lesson", "variant", "events", "R1", "R2", "R3"),
    ]
      + results.map {
        row($0.lesson, $0.variant, "\($0.events)", "\($0.thrownAway)", "\($0.changedBehind)", "\($0.muted)")
      }
  }

  private static func row(_ columns: String...) -> String {
    Table([.left(12), .left(10), .right(7), .right(7), .right(7), .right(7)]).line(columns)
  }
}
