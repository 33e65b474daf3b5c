import LessonPairs
import PlainText
import Play
import Report
import SourceTools

/// `workshop effects`: measures what separation does, claim by claim, and says of each whether it holds.
struct EffectsCommand: Subcommand {
  static let help = CommandHelp(
    name: "effects", abstract: "what separation does, measured: seven claims, each with the verdict of its rule",
    usage: ["[LESSON…] [--recorded] [--format text|json]"],
    options: [("--recorded", "what was counted when it was last recorded, at once")],
    details: [
      "A verdict and the conclusion need all five lessons. Counting them anew takes some minutes.",
      "Six in a row is what 'swift run workshop changes --series' last recorded.",
    ],
    examples: ["effects --recorded", "effects mines", "effects --recorded --format json"],
    exits: [(.usage, "unknown lesson or option"), (.noInput, "nothing is recorded")])

  private let lessons: [String]
  private let format: OutputFormat
  /// Whether the figures are printed as they were last counted.
  private let isRecorded: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isRecorded = arguments.flag("recorded")
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    lessons = try arguments.lessons().map { $0.name }
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    let report =
      try isRecorded
      ? EffectsReport.record.read(in: package.path).of(lessons).concluded(in: package)
      : EffectsReport(measuredOn: lessons, TrialTable(package), in: package)
    try printLines(format == .json ? [json(report, isPretty: true)] : EffectsTable.lines(report))
  }
}

extension EffectsReport {
  /// - Parameter table: Where what comes of leaving out statements is found; six in a row and the variants' figures are those last recorded.
  init(measuredOn lessons: [String], _ table: TrialTable, in package: PackageFolder) throws {
    let series = try SixInARowFigures.record.read(in: package.path).filter { lessons.contains($0.lesson) }
    let reach = try ReachFigures.measured(lessons.flatMap { pair(of: $0).cells }, in: package)
    let omitted = try OmittedStatements.ofCells(lessons, table, in: package)
    self = try EffectsReport(
      forgetting: omitted.map { ForgettingFigures($0, reach) },
      withoutScreen: WithoutScreenTrials.figures(lessons), reach: reach, sixInARow: series,
      carrying: omitted.map { try CarryingFigures($0, in: package) },
      damage: DamageFigures.counted(lessons, table, in: package)
    ).concluded(in: package)
  }

  /// With what follows from it and from what was last recorded of the variants.
  fileprivate func concluded(in package: PackageFolder) throws(CommandError) -> EffectsReport {
    concluded(with: try DesignFigures.record.readIfAny(in: package.path) ?? [])
  }
}
