import LessonPairs
import LessonScreens
import PlainText
import Play
import RuleMeter
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
      ? EffectsReport.record.read(in: package.path).of(lessons)
        .concluded(with: DesignFigures.record.read(in: package.path))
      : EffectsReport(measuredOn: lessons, TrialTable(package), in: package)
    try printLines(format == .json ? [json(report, isPretty: true)] : EffectsTable.lines(report))
  }
}

extension EffectsReport {
  /// - Parameter table: What came of leaving out statements. Six in a row and the variants' figures are as last recorded.
  init(
    measuredOn lessons: [String], _ table: TrialTable, in package: PackageFolder,
    withoutScreen: ([String]) throws -> [WithoutScreenFigures] = WithoutScreenTrials.figures
  ) throws {
    let series = try SixInARowFigures.record.read(in: package.path).filter { lessons.contains($0.lesson) }
    let variants = lessons.flatMap { pair(of: $0).cells }
    let programs = try variants.programs(in: package)
    let reach = ReachFigures.measured(variants, programs, in: package)
    let callMaps = programs.mapValues(\.calls)
    func calls(of variant: VariantSource) -> CallMap {
      guard let calls = callMaps[variant.program] else { preconditionFailure("Each variant's program is read") }
      return calls
    }
    let omitted = try zip(variants, table.results(of: variants.map(FaultGroup.init))).map {
      try OmittedStatements($0, $1, in: table.workspace)
    }
    self = try EffectsReport(
      forgetting: omitted.map { ForgettingFigures($0, reach) },
      withoutScreen: withoutScreen(lessons), reach: reach, sixInARow: series,
      carrying: omitted.map { try CarryingFigures($0, calls(of: $0.variant), in: package) },
      damage: zip(variants, table.results(of: variants.map(DamageGroup.init))).map {
        try DamageFigures($0, $1, calls(of: $0), in: table.workspace)
      }
    ).concluded(with: try DesignFigures.record.readIfAny(in: package.path) ?? [])
  }
}

/// The effects as lines of text: what is claimed, what was counted, and what follows.
enum EffectsTable {
  /// How many columns a text has, after its name.
  private static let width = 99

  static func lines(_ report: EffectsReport) -> [String] {
    [
      "What separating the model from the views does: claims, each with a rule that could also decide against it.",
      "Rules and predictions were written down before anything was counted: Docs/Effects.md.",
    ] + lines(report.forgetting) + lines(report.withoutScreen) + lines(report.reach)
      + lines(report.sixInARow) + lines(report.tracking) + lines(report.trackingAlone) + lines(report.damage)
      + lines(report.conclusion)
  }

  private static func lines<Figures>(_ report: EffectReport<Figures>?) -> [String] {
    guard let report else { return [] }
    let table = Table.lines(Figures.table(of: report.figures), left: 1, gap: "  ").map { "  \($0)" }
    let verdict =
      report.verdict.map { "\($0.rawValue): \(Figures.finding(on: report.figures).reason)" }
      ?? "none: figures are missing that the rule needs"
    return ["", Figures.effect.name.uppercased()]
      + paragraph("claim", report.claim) + paragraph("source", report.source)
      + paragraph("counted", report.counted) + paragraph("rule", report.rule) + [""]
      + table
      + Figures.notes(on: report.figures).map { "  \($0)" }
      + ["", "  verdict: \(verdict)"]
  }

  /// What each rule bought, what was paid, and what is not shown.
  private static func lines(_ conclusion: Conclusion?) -> [String] {
    guard let conclusion else { return ["", "CONCLUSION", "", "  none: the rule asks for all five lessons"] }
    return ["", "CONCLUSION"]
      + Conclusion.Outcome.allCases.flatMap { outcome -> [String] in
        let rows = conclusion.table(of: outcome)
        if rows.count == 1 { return [] }
        let table = Table.lines([[outcome.head] + rows[0].dropFirst()] + rows.dropFirst(), left: 3, gap: "  ")
        return [""] + table.map { "  \($0)" }
      }
      + ["", "  not shown, because it cannot be counted here: \(Conclusion.notShown.joined(separator: ", "))"]
  }

  /// A text after its name.
  private static func paragraph(_ name: String, _ text: String) -> [String] {
    text.rows(of: width).enumerated().map { number, row in "  \((number == 0 ? name : "").padded(to: 9))\(row)" }
  }
}
