import Fixture
import Foundation

@testable import Workshop

/// Runs a page's commands as a reader would, in the package's root, but without a terminal and without building anything.
enum Shell {
  /// Far more than any command in a console block takes.
  private static let secondsAllowed = 300.0

  /// - Returns: What the command printed, on standard output and standard error, line by line.
  static func run(_ command: String) throws -> [String] {
    let run = try Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["-i"] + environment + ["/bin/sh", "-c", "cd '\(Page.root.path)'; \(command)"], withErrors: true,
      limits: Subprocess.Limits(seconds: secondsAllowed))
    guard case .exit = run.ending else { return ["(\(run.ending), after \(Int(secondsAllowed)) seconds at most)"] }
    var lines = run.output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Only the caller's search path, before it the `swift` that runs what is built already.
  private static let environment: [String] = {
    let toolchain = Page.root.appendingPathComponent("Tests/DocsTests/Toolchain").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH=\(toolchain):\(path)", "PRODUCTS=\(TestedPackage.products.path)", "TERM=dumb"]
  }()
}
