import Fixture
import Foundation
import SourceTools

/// A folder with two programs, in which `workshop measure` is run as a person would.
final class MeasuredFolder {
  /// What a run ended with.
  struct Outcome: Equatable {
    let code: Int32
    /// Standard output and standard error, line by line.
    let output: [String]
    let errors: [String]
  }

  private let package: TemporaryPackage

  var path: String { package.folder.path }

  /// `counter` has one violation, `clean` has none.
  init() throws {
    package = try TemporaryPackage([
      "counter/Counter.swift": """
      import UIKit

      class CounterController: UIViewController {
        private var count = 0
        @IBAction func increment(_ sender: Any) { count += 1 }
      }

      """,
      "clean/Point.swift": "struct Point { let x: Int }\n",
    ])
  }

  func write(_ text: String, to path: String) throws { try package.write([path: text]) }

  func text(of path: String) throws -> String { try package.folder.text(of: path) }

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
    process.currentDirectoryURL = URL(fileURLWithPath: path)
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
