import Foundation
import LessonScreens
import PlainText
import Play
import SourceTools
import Terminal

/// `workshop diff`: what moved from the worst variant into the model, inside the screen, what is new and what is gone.
struct DiffCommand: Subcommand {
  private let format: OutputFormat
  private let color: ColorChoice
  private let chosen: [ChosenVariants]

  init(_ arguments: inout Arguments) throws(CommandError) {
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    color = try arguments.choice("color", of: ColorChoice.self) ?? .auto
    let names = try arguments.variantNames(.two)
    chosen = try arguments.lessons(with: names)
    try arguments.finish()
  }

  func run() throws {
    let sources = try LessonSources(PackageFolder(path: FileManager.default.currentDirectoryPath))
    let differences = try chosen.map { try LessonDifference(from: $0.variants[0], to: $0.variants[1], sources) }
    let layout = DiffLayout.current(color: color, environment: ProcessInfo.processInfo.environment)
    try printLines(
      format == .json
        ? [json(["lessons": differences.map(DiffReport.Lesson.init)])] : DiffText(layout: layout).lines(differences))
    if let problem = differences.lazy.flatMap(\.difference.problems).first {
      throw CommandError.badData("\(problem): mend it; the lines behind may be compared wrongly.")
    }
  }

  static let help = CommandHelp(
    name: "diff", abstract: "what moved from the worst variant into the model, and what else became of each line",
    usage: ["[LESSON…] [--variants A,B] [--format text|json] [--color auto|always|never]"],
    details: [
      "Without a lesson, all of them. In a terminal of \(DiffLayout.sideBySide) columns or more both sides stand beside each other.",
      "", "Signs:",
    ] + LineDifference.legend.map { "  " + $0 } + [""] + measure,
    examples: ["diff mines", "diff mines --variants leaky,one-way", "diff --format json"],
    exits: [
      (.usage, "unknown lesson or option"), (.badData, "a file is not Swift"), (.noInput, "a file cannot be read"),
    ])

  /// What `SourceDifference` defines, in short.
  private static let measure = [
    "How it is measured:",
    "  A code line holds at least one token: blank lines and comments do not count.",
    "  Statements and declarations are compared token by token, across all files of the lesson, each paired at most once.",
    "  Access levels, modifiers, effects, 'self.', 'inout', layout and consistent renaming may differ; they are named.",
    "  A statement counts where the declaration round it belongs together with the other one; elsewhere only when it has",
    "  four names or literals and occurs once on either side. Lines of punctuation go with their statement.",
    "  The share is the model's lines that were on the worst variant's screen by all code lines of the model.",
  ]
}

/// A lesson with what moved in it.
struct LessonDifference {
  let lesson: String
  let variants: (old: String, new: String)
  let difference: SourceDifference
}

extension LessonDifference {
  /// Where both have a model, all files are compared as they are.
  init(from old: VariantSource, to new: VariantSource, _ sources: LessonSources) throws(CommandError) {
    self.init(
      lesson: old.lesson, variants: (old.name, new.name),
      difference: SourceDifference(
        from: try sources.files(in: old.folders, hasModel: false),
        to: try sources.files(in: new.folders, hasModel: new.hasModel && !old.hasModel)))
  }
}
