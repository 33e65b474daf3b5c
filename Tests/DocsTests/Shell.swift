import Fixture
import Foundation

/// Runs a page's commands as a reader would, in the package's root, but without a terminal and without building anything.
enum Shell {
  /// Far more than any command in a console block takes.
  private static let secondsAllowed = 300

  /// - Returns: What the command printed, on standard output and standard error, line by line.
  static func run(_ command: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = Page.root
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let id = process.processIdentifier
    let deadline = DispatchWorkItem {
      kill(-id, SIGKILL)
      process.terminate()
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(secondsAllowed), execute: deadline)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    deadline.cancel()
    guard process.terminationReason == .exit else {
      return ["(ended by signal \(process.terminationStatus), after \(secondsAllowed) seconds at most)"]
    }
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Nothing of the caller's but the search path, on which `swift` is the one that runs what is built already.
  private static let environment: [String: String] = {
    let toolchain = Page.root.appendingPathComponent("Tests/DocsTests/Toolchain").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return ["PATH": "\(toolchain):\(path)", "PRODUCTS": TestedPackage.products.path, "TERM": "dumb"]
  }()
}
