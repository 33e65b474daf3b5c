import Foundation
import PlainText
import Play
import Renderer
import Terminal

/// Draws the screen workload with both glyph sets, compares both variants of each lesson, and measures the toolchain's
/// own interfaces.
struct BenchCommand: Subcommand {
  static let help = CommandHelp(
    name: "bench", abstract: "measures bytes and time of the screen workload",
    usage: ["[--format text|json]"], examples: ["bench", "bench --format json"], exits: [(.usage, "unknown option")])

  private let format: OutputFormat

  init(_ arguments: inout Arguments) throws(CommandError) {
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    try arguments.finish()
  }

  func run() throws {
    if format == .text { try printLines([BenchCommand.heading]) }
    for (name, glyphs) in [("ascii", GlyphSet.ascii), ("unicode", .unicode)] {
      let benchmark = try ScreenBenchmark(glyphs: glyphs, output: FrameOutput(path: "/dev/null"))
      try printLines([format == .text ? row(name, benchmark) : json(Line(glyphs: name, result: benchmark))])
    }
    try EngineBenchmark.run { try printLines([format == .json ? json($0) : line($0)]) }
    try printLines(meterLines())
  }

  private func line(_ row: EngineBenchmark.Row) -> String {
    "\(row.lesson): \(row.name)".padded(to: 66)
      + String(format: "%10d in %6.2f s, %9.0f a second", row.count, row.seconds, row.perSecond)
  }

  /// The meter's speed, compared with parsing and walking the same files with the same library.
  private func meterLines() throws -> [String] {
    guard let folder = MeterBenchmark.toolchainInterfaces() else { return [] }
    printStep("Measuring the toolchain's interfaces…")
    let benchmark = try MeterBenchmark(folder: folder)
    if format == .json {
      return [try json(["meterLinesPerSecond": benchmark.linesPerSecond, "meterToParsing": benchmark.ratio])]
    }
    return [
      "rule meter, the toolchain's interfaces: \(benchmark.lines) lines, "
        + String(format: "%.0f a second, %.2f x parsing and walking", benchmark.linesPerSecond, benchmark.ratio)
    ]
  }

  private static let heading = """
    80 x 24, 100 squares, one changed per update, every fiftieth time all of them; one write a frame to /dev/null
    glyphs   updates  bytes an update: mean   single     full   first  idle  writes  seconds
    """

  private func row(_ glyphs: String, _ benchmark: ScreenBenchmark) -> String {
    glyphs.padded(to: 7)
      + String(
        format: "%9d %22.2f %8.2f %8.2f %7d %5d %7.2f %8.3f", benchmark.updates, benchmark.meanBytes,
        benchmark.singleBytes, benchmark.fullBytes, benchmark.firstFrameBytes, benchmark.idleBytes,
        benchmark.writesPerUpdate, benchmark.processorSeconds)
  }

  private struct Line: Encodable {
    let glyphs: String
    let result: ScreenBenchmark
  }
}
