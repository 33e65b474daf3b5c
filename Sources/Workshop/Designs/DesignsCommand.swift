import Checkout
import Designs
import Lessons
import Play

/// `workshop designs`: the ways to write Mines, counted on the same scale.
struct DesignsCommand: Subcommand {
  static let help = CommandHelp(
    name: "designs", abstract: "the ways to write Mines, counted on the same scale",
    usage: ["[--recorded | --quick] [--format text|json]"],
    options: [
      ("--recorded", "what was counted when it was last recorded, at once"),
      ("--quick", "proves nothing and leaves no statement out: all but the column 'carrying', in seconds"),
    ],
    details: [
      "Counting anew first proves all of them equal, in every state of 3 × 3 squares with 2 mines and over a million",
      "random events at 10 × 10. Then it leaves out one statement of each at a time. Both together take some minutes.",
    ],
    examples: ["designs --recorded", "designs --recorded --format json"],
    exits: [
      (.failure, "a design is not equal to the others"), (.usage, "unknown option"), (.noInput, "nothing is recorded"),
    ])

  private let format: OutputFormat
  /// Whether the figures are printed as they were last counted.
  private let isRecorded: Bool
  private let isQuick: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    isRecorded = arguments.flag("recorded")
    isQuick = arguments.flag("quick")
    if isRecorded && isQuick {
      throw .usage("'--quick' counts anew, and '--recorded' prints what was counted before: leave one of them out.")
    }
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    try arguments.finish()
  }

  func run() throws {
    let package = try PackageFolder.current()
    let figures = try isRecorded ? DesignFigures.record.read(in: package.path) : count(in: package)
    let output = Output()
    switch format {
    case .text: for line in DesignsTable.lines(figures) { try output.line(line) }
    case .json: try output.line(json(figures, isPretty: true))
    }
    try output.flush()
  }

  private func count(in package: PackageFolder) throws -> [DesignFigures] {
    try isQuick
      ? allDesigns.map { try DesignFigures(of: $0, in: package) }
      : DesignFigures.counted(TrialTable(package), in: package)
  }
}

extension DesignFigures {
  /// All designs, proved equal, with the statements of each that carry changes to the screen.
  static func counted(_ table: TrialTable, in package: PackageFolder) throws -> [DesignFigures] {
    let variants = allDesigns.map { VariantTree($0) }
    _ = try table.results(of: variants.map(ProofGroup.init))
    let faults = try table.results(of: variants.map { FaultGroup(lesson: Mines.name, variant: $0) })
    return try zip(allDesigns, faults).map { design, results in
      var figures = try DesignFigures(of: design, in: package)
      figures.carrying = results.named.count { $0.role == .carrying }
      return figures
    }
  }
}
