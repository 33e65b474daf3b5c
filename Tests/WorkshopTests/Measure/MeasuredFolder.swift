import Fixture
import Foundation

/// A folder with two programs, in which `workshop measure` is run as a person would; removed in the end.
final class MeasuredFolder {
  /// What a run ended with.
  struct Outcome: Equatable {
    let code: Int32
    /// Standard output and standard error, line by line.
    let output: [String]
    let errors: [String]
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("measure-\(UUID().uuidString)")

  var path: String { folder.path }

  /// `counter` has one violation, `clean` has none.
  init() throws {
    try write(
      """
      import UIKit

      class CounterController: UIViewController {
        private var count = 0
        @IBAction func increment(_ sender: Any) { count += 1 }
      }

      """, to: "counter/Counter.swift")
    try write("struct Point { let x: Int }\n", to: "clean/Point.swift")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent(path), withDestinationURL: folder.appendingPathComponent(destination))
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Runs `workshop measure` with these words behind it.
  func measure(_ words: String) throws -> Outcome {
    try run(MeasuredFolder.workshop, ["measure"] + words.split(separator: " ").map(String.init))
  }

  /// Runs a script of the shell, in which `$workshop` is the program.
  func shell(_ script: String) throws -> Outcome {
    try run(URL(fileURLWithPath: "/bin/sh"), ["-c", "workshop='\(MeasuredFolder.workshop.path)'\n" + script])
  }

  private static let workshop = TestedPackage.products.appendingPathComponent("workshop")

  private func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Errors are few lines, which a pipe has room for: they can be read last.
    let lines = [output, errors].map { pipe in
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        .split(separator: "\n").map(String.init)
    }
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: lines[0], errors: lines[1])
  }
}
