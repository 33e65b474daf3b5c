import Equivalence
import Foundation
import LessonPairs
import Lessons
import Play
import Renderer
import Suites

/// `workshop experiments`: what the three rules say, shown by running each variant.
struct ExperimentsCommand {
  private let lessons: [any AnyLessonPair]
  private let format: OutputFormat

  init(_ arguments: inout Arguments) throws(CommandError) {
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    lessons = try arguments.lessons()
    try arguments.finish()
  }

  func run() throws {
    let results = try lessons.flatMap { try $0.accept(ExperimentsRun()) }
    let output = Output()
    for line in format == .json ? [try json(results)] : ExperimentsTable.lines(results) { try output.line(line) }
    try output.flush()
  }

  private func json(_ results: [ExperimentResult]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(results), as: UTF8.self)
  }
}

/// Cells that were wrong in one variant of a lesson, over all events.
struct ExperimentResult: Encodable {
  let lesson: String
  let variant: String
  let events: Int
  let thrownAway: Int
  let changedBehind: Int
  let muted: Int

  init(_ lesson: String, _ variant: String, _ experiments: Experiments) {
    self.lesson = lesson
    self.variant = variant
    events = experiments.events
    thrownAway = experiments.thrownAway
    changedBehind = experiments.changedBehind
    muted = experiments.muted
  }
}

/// The experiments on both variants of a lesson, over its script.
struct ExperimentsRun: LessonVisitor {
  func visit<Suite, WorstScreen, SeparatedScreen>(
    _ pair: LessonPair<Suite, WorstScreen, SeparatedScreen>
  ) throws -> [ExperimentResult] {
    [
      try result(Suite.L.self, WorstScreen.self, variant: "worst"),
      try result(Suite.L.self, SeparatedScreen.self, variant: "separated"),
    ]
  }

  private func result<L: Lesson, S: ShareableScreen>(
    _ lesson: L.Type, _ screen: S.Type, variant: String
  ) throws(CommandError) -> ExperimentResult where S.Control == L.Control, S.Settings == L.Settings {
    let script = try Script<L.Control>(L.script, name: "the script of \(L.name)")
    let experiments = Experiments(
      S.self, settings: L.Settings(), seed: 1, events: script.steps.flatMap(\.events))
    return ExperimentResult(L.name, variant, experiments)
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
    let widths = [12, 10, 7, 7, 7, 7]
    return zip(columns, widths).enumerated().map { index, column in
      let padding = String(repeating: " ", count: max(column.1 - column.0.count, 0))
      return index < 2 ? column.0 + padding : padding + column.0
    }.joined()
  }
}
