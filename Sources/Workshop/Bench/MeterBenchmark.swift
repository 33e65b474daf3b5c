import Equivalence
import Foundation
import RuleMeter
import SwiftParser
import SwiftSyntax

/// How fast the meter is, beside what parsing and walking the same files takes with the same library and threads.
struct MeterBenchmark {
  private(set) var lines = 0
  /// Wall-clock seconds: to parse each file and walk its tree, and to measure all files as one program.
  private var parsingSeconds = Double.infinity
  private var measuringSeconds = Double.infinity

  var linesPerSecond: Double { Double(lines) / measuringSeconds }
  /// The target is 1.3 at most.
  var ratio: Double { measuringSeconds / parsingSeconds }

  /// Runs both over the Swift files in or under a folder, the fastest of three rounds each.
  init(folder: String) throws(Meter.Failure) {
    for _ in 0..<3 {
      let start = ContinuousClock.now
      let program = try AnalysedProgram(path: folder, Configuration())
      lines = program.measure.lines
      let middle = ContinuousClock.now
      Self.parseAndWalk(program.files)
      measuringSeconds = min(measuringSeconds, (middle - start) / .seconds(1))
      parsingSeconds = min(parsingSeconds, (.now - middle) / .seconds(1))
    }
  }

  /// The folder of the toolchain's own module interfaces: the largest body of Swift that every machine has.
  static func toolchainInterfaces() -> String? {
    let finder = URL(fileURLWithPath: "/usr/bin/env")
    guard let output = try? Subprocess.run(finder, ["swiftc", "-print-target-info"]).output else { return nil }
    let information = try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return (information?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
  }

  private static func parseAndWalk(_ files: [String]) {
    _ = concurrently(files.count, workers: ProcessInfo.processInfo.activeProcessorCount) { index in
      FileManager.default.contents(atPath: files[index])?.withUnsafeBytes { bytes in
        Walker(viewMode: .sourceAccurate).walk(Parser.parse(source: bytes.bindMemory(to: UInt8.self)))
      }
    }
  }

  /// Visits every node and does nothing.
  private final class Walker: SyntaxVisitor {}
}
