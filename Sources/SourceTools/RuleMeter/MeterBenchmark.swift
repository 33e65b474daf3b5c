import Foundation
import SwiftParser
import SwiftSyntax

/// How fast the meter is, beside what parsing and walking the same files takes with the same library and threads.
package struct MeterBenchmark: Sendable {
  package let files: Int
  package let lines: Int
  /// Wall-clock seconds: to parse each file and walk its tree, and to measure all files as one program.
  package let parsingSeconds: Double
  package let measuringSeconds: Double

  package var linesPerSecond: Double { Double(lines) / measuringSeconds }
  /// The target is 1.5 at most.
  package var ratio: Double { measuringSeconds / parsingSeconds }

  /// Runs both over the Swift files in or under a folder, the fastest of some rounds each.
  package init(folder: String, rounds: Int = 3) throws(Meter.Failure) {
    let files = SourceReader.files(in: folder, role: .program).files
    var parsing = Double.infinity
    var measuring = Double.infinity
    var lines = 0
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      Self.parseAndWalk(files)
      let middle = ContinuousClock.now
      lines = try Meter.measure(path: folder, configuration: Configuration()).lines
      parsing = min(parsing, (middle - start) / .seconds(1))
      measuring = min(measuring, (.now - middle) / .seconds(1))
    }
    self.files = files.count
    self.lines = lines
    parsingSeconds = parsing
    measuringSeconds = measuring
  }

  /// The folder of the toolchain's own module interfaces: the largest body of Swift that every machine has.
  package static func toolchainInterfaces() -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    let output = Pipe()
    process.standardOutput = output
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let information = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (information?["paths"] as? [String: Any])?["runtimeResourcePath"] as? String
  }

  private static func parseAndWalk(_ files: [SourceReader.File]) {
    _ = ParallelParser.parse(count: files.count) { index in
      let path = files[index].path
      if let data = FileManager.default.contents(atPath: path) {
        data.withUnsafeBytes { bytes in
          Walker(viewMode: .sourceAccurate).walk(Parser.parse(source: bytes.bindMemory(to: UInt8.self)))
        }
      }
      return .leftOut
    }
  }

  /// Visits every node and does nothing.
  private final class Walker: SyntaxVisitor {}
}
