import Foundation
import SourceTools

/// How long a first build of the package takes here, from compiling a part of it.
///
/// The renderer is compiled once, with what it stands on, by one compiler on one core, into a folder that is thrown away:
/// what has been built already does not count. The rest of the package is taken to be as hard to compile, line for line.
struct BuildEstimate: Equatable, CustomStringConvertible {
  /// What linking, the build system and modules that wait for each other add to compiling the lines: measured on two
  /// cores, where a first build with tests took this many times as long as its lines by themselves.
  static let overhead = 2.5
  /// More cores than that wait for each other.
  static let mostCoresUsed = 4

  /// How long a first build takes, tests included.
  let seconds: Double
  let cores: Int

  /// - Parameter secondsPerLine: How long one compiler takes for a line.
  init(lines: Int, secondsPerLine: Double, cores: Int) {
    let used = min(max(cores, 1), BuildEstimate.mostCoresUsed)
    seconds = Double(lines) * secondsPerLine / Double(used) * BuildEstimate.overhead
    self.cores = cores
  }

  var description: String {
    let time = seconds < 90 ? "\(Int(seconds / 10 + 1) * 10) seconds" : "\(Int((seconds / 60).rounded(.up))) minutes"
    return "the first one, with tests, takes about \(time) here (\(cores) cores)"
  }

  /// The modules that are compiled, each after those that it needs.
  private static let modules = ["PlainText", "Renderer"]

  /// Compiles the renderer of a package.
  /// - Returns: Nothing where there is none, or where it does not compile.
  static func measured(in package: PackageFolder) -> BuildEstimate? {
    let parts = modules.map { (module: $0, files: package.files(in: "Sources/Framework/\($0)")) }
    let lines = package.lineCount(of: parts.flatMap(\.files))
    guard lines > 0,
      let seconds = secondsToCompile(parts.map { ($0.module, $0.files.map { package[$0] }) })
    else { return nil }
    return BuildEstimate(
      lines: package.lineCount(of: package.files(in: "Sources") + package.files(in: "Tests")),
      secondsPerLine: seconds / Double(lines), cores: ProcessInfo.processInfo.activeProcessorCount)
  }

  private static func secondsToCompile(_ parts: [(module: String, files: [String])]) -> Double? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("doctor-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let start = ContinuousClock.now
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (module, files) in parts {
        let options = ["-j1", "-swift-version", "6", "-package-name", "doctor", "-parse-as-library", "-I", folder.path]
        let output = [
          "-module-name", module, "-emit-library", "-static", "-o", "\(folder.path)/lib\(module).a", "-emit-module",
          "-emit-module-path", "\(folder.path)/\(module).swiftmodule",
        ]
        let run = try Subprocess.run(URL(fileURLWithPath: "/usr/bin/env"), ["swiftc"] + options + output + files)
        if run.ending != .exit(0) { return nil }
      }
      return (ContinuousClock.now - start) / .seconds(1)
    } catch {
      return nil
    }
  }
}

extension PackageFolder {
  fileprivate func lineCount(of files: [String]) -> Int {
    files.filter { $0.hasSuffix(".swift") }.reduce(0) { $0 + ((try? text(of: $1))?.count { $0.isNewline } ?? 0) }
  }
}
