import Fixture
import Foundation

/// Runs `worst` as a person would, in a folder of its own, without a terminal.
final class Program {
  struct Run: Equatable {
    let status: Int32
    let output: String
    let errors: String
  }

  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("play-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    chmod(folder.path, 0o700)
    try? FileManager.default.removeItem(at: folder)
  }

  /// - Parameter input: What comes on standard input.
  func run(_ words: [String], input: String = "") throws -> Run {
    try run(shell: "exec \"$0\" \"$@\"", words, input: input)
  }

  /// - Parameter shell: In which `"$0" "$@"` is the program with its words.
  func run(shell: String, _ words: [String] = [], input: String = "") throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", shell, Program.path] + words
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
    let (standardInput, output) = (Pipe(), Pipe())
    let errors = folder.appendingPathExtension("errors")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    signal(SIGPIPE, SIG_IGN)  // a program that ends early reads nothing
    try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try? standardInput.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: data, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  func write(_ text: String, to name: String, mode: mode_t = 0o644) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    chmod(path(name), mode)
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } }

  func status(of name: String) -> stat {
    var status = stat()
    lstat(path(name), &status)
    return status
  }

  static let path = TestedPackage.products.appendingPathComponent("worst").path
}
