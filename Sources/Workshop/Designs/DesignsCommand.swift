import LessonPairs
import PlainText
import Play
import SourceTools

/// `workshop designs`: the ways to write a lesson, counted on the same scale.
struct DesignsCommand: Subcommand {
  static let help = CommandHelp(
    name: "designs", abstract: "the ways to write Mines, or another lesson, counted on the same scale",
    usage: ["[LESSON…] [--recorded | --quick] [--format text|json]"],
    options: [
      ("--recorded", "what was counted when it was last recorded, at once"),
      ("--quick", "proves nothing and leaves no statement out: all but the column 'carrying', in seconds"),
    ],
    details: [
      "Counting anew first proves those of Mines equal, in every state of 3 × 3 squares with 2 mines and over a million",
      "random events at 10 × 10; the tests prove the others. Then it leaves out one statement of each at a time. Both",
      "together take some minutes.",
    ],
    examples: ["designs --recorded", "designs todo --quick", "designs --recorded --format json"],
    exits: [
      (.failure, "a design is not equal to the others"), (.usage, "unknown lesson or option"),
      (.noInput, "nothing is recorded"),
    ])

  private let lessons: [String]
  private let format: OutputFormat
  private let isRecorded: Bool
  private let isQuick: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isRecorded = arguments.flag("recorded")
    isQuick = arguments.flag("quick")
    if isRecorded && isQuick {
      throw .usage("'--quick' counts anew, and '--recorded' prints what was counted before: leave one of them out.")
    }
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    lessons = try arguments.lessons(orElse: [allLessons[0]]).map { $0.name }
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    let figures =
      try isRecorded
      ? DesignFigures.record.read(in: package.path).filter { lessons.contains($0.lesson) } : count(in: package)
    try printLines(format == .json ? [json(figures, isPretty: true)] : DesignsTable.lines(figures, isProved: !isQuick))
  }

  private func count(in package: PackageFolder) throws -> [DesignFigures] {
    try isQuick
      ? lessons.flatMap { try pair(of: $0).sources.map { try DesignFigures(of: $0, in: package) } }
      : DesignFigures.counted(lessons, TrialTable(package), in: package)
  }
}

extension DesignFigures {
  /// All variants of some lessons, proved equal, with the statements of each that carry changes to the screen.
  static func counted(_ lessons: [String], _ table: TrialTable, in package: PackageFolder) throws -> [DesignFigures] {
    let variants = lessons.flatMap { pair(of: $0).sources }
    _ = try table.results(of: TrialGroups.proofs.filter { lessons.contains($0.lesson) })
    let faults = try table.results(of: variants.map(FaultGroup.init))
    return try zip(variants, faults).map { variant, results in
      var figures = try DesignFigures(of: variant, in: package)
      figures.carrying = results.named.count { $0.role == .carrying }
      return figures
    }
  }
}

/// The variants of a lesson as a table: a line for each, with what each column counts above it.
enum DesignsTable {
  static func lines(_ figures: [DesignFigures], isProved: Bool = true) -> [String] {
    let columns = DesignFigures.columns
    let meanings = Table.lines(columns.map { [$0.title, $0.meaning] }, left: 2, gap: "  ")
    return figures.map(\.lesson).distinct.enumerated().flatMap { number, lesson -> [String] in
      let own = figures.filter { $0.lesson == lesson }
      let rows = own.map { design in [design.name] + columns.map { $0.text(design) } }
      let lines = Table.lines([["design"] + columns.map(\.title)] + rows, left: 1, gap: "  ")
      let proof = isProved ? "each passes the lesson's whole suite" : "nothing is proved of them here"
      let heading = ["\(own.count) ways to write \(pair(of: lesson).folder): \(proof).", ""]
      return number == 0 ? heading + meanings + [""] + lines : [""] + heading + lines
    }
  }
}
