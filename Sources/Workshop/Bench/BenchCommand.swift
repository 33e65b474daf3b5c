import Console
import Foundation
import Renderer

/// `workshop bench`: draws the screen workload with both glyph sets and prints what it took.
///
///     workshop bench [--format text|json] [--glyphs ascii|unicode]
struct BenchCommand {
  enum Format: String, CaseIterable { case text, json }

  enum Glyphs: String, CaseIterable { case ascii, unicode }

  private let format: Format
  private let glyphs: [Glyphs]

  init(_ arguments: inout Arguments) throws(CommandError) {
    format = try arguments.choice("format", of: Format.self) ?? .text
    glyphs = try arguments.choice("glyphs", of: Glyphs.self).map { [$0] } ?? Glyphs.allCases
    try arguments.finish()
  }

  func run() throws {
    let output = Output()
    if format == .text { try output.line(BenchCommand.heading) }
    for glyphs in glyphs {
      let benchmark = try ScreenBenchmark(
        glyphs: glyphs == .ascii ? .ascii : .unicode, output: FrameOutput(path: "/dev/null"))
      try output.line(format == .text ? row(glyphs, benchmark) : json(glyphs, benchmark))
    }
    try output.flush()
  }

  private static let heading = """
    80 x 24, 100 squares, one changed per update, every fiftieth time all of them; one write a frame to /dev/null
    glyphs   updates  bytes an update: mean   single     full   first  idle  writes  seconds
    """

  private func row(_ glyphs: Glyphs, _ benchmark: ScreenBenchmark) -> String {
    let name = glyphs.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
    return name
      + String(
        format: "%9d %22.2f %8.2f %8.2f %7d %5d %7.2f %8.3f", benchmark.updates, benchmark.meanBytes,
        benchmark.singleBytes, benchmark.fullBytes, benchmark.firstFrameBytes, benchmark.idleBytes,
        benchmark.writesPerUpdate, benchmark.processorSeconds)
  }

  /// One line for each glyph set.
  private func json(_ glyphs: Glyphs, _ benchmark: ScreenBenchmark) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(Line(glyphs: glyphs.rawValue, result: benchmark)), as: UTF8.self)
  }

  private struct Line: Encodable {
    let glyphs: String
    let result: ScreenBenchmark
  }
}
