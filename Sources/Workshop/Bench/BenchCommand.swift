import Foundation
import PlainText
import Play
import Renderer
import Terminal

/// Draws the screen workload with both glyph sets, compares both variants of each lesson, and measures the toolchain's
/// own interfaces. Without `--glyphs` all of it, with it the screen alone.
struct BenchCommand: Subcommand {
  static let help = CommandHelp(
    name: "bench", abstract: "measures bytes and time of the screen workload",
    usage: ["[--format text|json] [--glyphs ascii|unicode]"],
    options: [("--glyphs ascii|unicode", "the screen alone, with one set of characters")],
    examples: ["bench", "bench --glyphs ascii --format json"], exits: [(.usage, "unknown option")])

  enum Glyphs: String, CaseIterable { case ascii, unicode }

  private let format: OutputFormat
  private let glyphs: [Glyphs]
  private let isWhole: Bool

  init(_ arguments: inout Arguments) throws(CommandError) {
    format = try arguments.choice("format", of: OutputFormat.self) ?? .text
    let chosen = try arguments.choice("glyphs", of: Glyphs.self)
    glyphs = chosen.map { [$0] } ?? Glyphs.allCases
    isWhole = chosen == nil
    try arguments.finish()
  }

  func run() throws {
    let output = Output()
    if format == .text { try output.line(BenchCommand.heading) }
    for glyphs in glyphs {
      let benchmark = try ScreenBenchmark(
        glyphs: glyphs == .ascii ? .ascii : .unicode, output: FrameOutput(path: "/dev/null"))
      try output.line(format == .text ? row(glyphs, benchmark) : json(Line(glyphs: glyphs.rawValue, result: benchmark)))
    }
    try output.flush()
    if !isWhole { return }
    try EngineBenchmark.run { row in
      try output.line(format == .json ? json(row) : line(row))
      try output.flush()
    }
    for line in try meterLines() { try output.line(line) }
    try output.flush()
  }

  private func line(_ row: EngineBenchmark.Row) -> String {
    "\(row.lesson): \(row.name)".padded(to: 66)
      + String(format: "%10d in %6.2f s, %9.0f a second", row.count, row.seconds, row.perSecond)
  }

  /// Against parsing and walking the same files with the same library.
  private func meterLines() throws -> [String] {
    guard let folder = MeterBenchmark.toolchainInterfaces() else { return [] }
    printStep("Measuring the toolchain's interfaces…")
    let benchmark = try MeterBenchmark(folder: folder)
    if format == .json {
      return [try json(["meterLinesPerSecond": benchmark.linesPerSecond, "meterToParsing": benchmark.ratio])]
    }
    return [
      "rule meter, the toolchain's interfaces: "
        + String(
          format: "%d lines, %.0f a second, %.2f x parsing and walking", benchmark.lines, benchmark.linesPerSecond,
          benchmark.ratio)
    ]
  }

  private static let heading = """
    80 x 24, 100 squares, one changed per update, every fiftieth time all of them; one write a frame to /dev/null
    glyphs   updates  bytes an update: mean   single     full   first  idle  writes  seconds
    """

  private func row(_ glyphs: Glyphs, _ benchmark: ScreenBenchmark) -> String {
    glyphs.rawValue.padded(to: 7)
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
