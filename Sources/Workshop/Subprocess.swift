import Foundation

/// Another program, run for what it prints.
enum Subprocess {
  enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Runs a program to its end.
  /// - Parameter environment: What is different from ours; nothing takes a variable away.
  /// - Returns: What it wrote to standard output and, where asked for, to standard error.
  static func run(
    _ program: URL, _ arguments: [String], environment changes: [String: String?] = [:], withErrors: Bool = false
  ) throws -> (ending: Ending, output: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = changes.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = withErrors ? output : FileHandle.nullDevice
    // To wait for the exit alone would look for it twenty times a second, and not see it at once.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    ended.wait()
    process.waitUntilExit()
    let status = process.terminationStatus
    return (
      process.terminationReason == .exit ? .exit(status) : .signal(status), String(decoding: data, as: UTF8.self)
    )
  }

  /// The first line that a program prints, or nothing when there is no such program.
  static func firstLine(of program: String, _ arguments: String...) -> String? {
    let run = try? run(URL(fileURLWithPath: "/usr/bin/env"), [program] + arguments)
    guard let run, run.ending == .exit(0) else { return nil }
    return run.output.split(separator: "\n").first.map(String.init)
  }
}
