import Equivalence
import LessonPairs
import PlainText
import Play
import Terminal

/// `workshop experiments`: what the three rules say, shown by running each variant.
struct ExperimentsCommand: Subcommand {
  static let help = CommandHelp(
    name: "experiments", abstract: "what the three rules say, shown by running each variant",
    usage: ["[LESSON…] [--variants A,B|all] [--watch] [--format text|json]"],
    options: [
      ("--variants A,B|all", "on these variants: see 'swift run workshop designs --recorded'"),
      ("--watch", "plays the script of a lesson, an experiment at a time: what is on the screen, and what should be"),
    ],
    examples: [
      "experiments", "experiments mines --watch", "experiments mines --variants separated,observable",
      "experiments chat --format json",
    ],
    exits: [(.usage, "unknown lesson or option")])

  private let chosen: [ChosenVariants]
  private let format: OutputFormat
  private let isWatched: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isWatched = arguments.flag("watch")
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    if isWatched && format == .json { throw .usage("'--watch' plays, and prints no JSON: leave one of them out.") }
    let names = try arguments.variantNames(.some)
    chosen = try arguments.lessons(with: names)
    try arguments.finish()
  }

  func run() throws {
    if isWatched { return try watch() }
    let results = chosen.flatMap { $0.lesson.experiments(on: $0.variants) }
    try printLines(format == .json ? [json(results)] : ExperimentsTable.lines(results))
  }

  /// In a terminal for a room to follow; without one, how each experiment ends.
  private func watch() throws {
    let scenes = chosen.flatMap { $0.lesson.experimentScenes(of: $0.variants) }
    if TerminalObstacle.current == nil {
      var noOptions = Arguments([])
      return try play(ExperimentWatch(scenes), CommonOptions(&noOptions).terminalOptions)
    }
    try printLines(ExperimentWatch.ends(of: scenes))
  }
}

extension ExperimentKind {
  /// What is done in it, how, and what its number says.
  var words: (title: String, method: String, meaning: String) {
    switch self {
    case .thrownAway:
      (
        "throw the views away", "a new screen, built from what the model alone holds, after each event",
        "shows whether the data outlive the views; cannot show whether anybody may change them"
      )
    case .changedBehind:
      (
        "change the data behind the views", "a second screen on the same data, opened halfway through the script",
        "shows whether what another screen did arrives; cannot show by which way, or at what cost"
      )
    case .muted:
      (
        "mute the notifications", "nothing is announced, so nothing may change",
        "shows whether the screen changes by notification alone; cannot show whether all is announced"
      )
    }
  }
}

/// The results as lines of text.
enum ExperimentsTable {
  static let worst = [
    "Worst has no model to keep, to share or to mute: it cannot but lose E1 and E3. In E1 its new screen starts",
    "anew, in E2 its second screen opens with a copy of what the first one shows, and in E3 it does what it",
    "always does.",
  ]

  static func lines(_ results: [ExperimentResult]) -> [String] {
    ["Cells that are wrong, over all events of the lesson's script:"]
      + ExperimentKind.allCases.flatMap { kind in
        ["\(kind.rawValue)  \(kind.words.title): \(kind.words.method)", "    \(kind.words.meaning)"]
      } + worst + [""] + rows(results)
  }

  private static func rows(_ results: [ExperimentResult]) -> [String] {
    let longest = results.map(\.variant.count).max() ?? 0
    let table = Table([.left(12), .left(max(10, longest + 1)), .right(7), .right(7), .right(7), .right(7)])
    return [table.line(["lesson", "variant", "events", "E1", "E2", "E3"])]
      + results.map {
        table.line([$0.lesson, $0.variant] + ([$0.found.events] + $0.found.cells).map(String.init))
      }
  }
}
