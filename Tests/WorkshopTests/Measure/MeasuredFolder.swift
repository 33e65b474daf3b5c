import Fixture
import Foundation
import SourceTools

@testable import Workshop

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

      """, "clean/Point.swift": "struct Point { let x: Int }\n",
    ])
  }

  func write(_ text: String, to path: String) throws { try package.write([path: text]) }

  func text(of path: String) throws -> String { try package.folder.text(of: path) }

  /// Runs `workshop measure` with these words after it.
  func measure(_ words: String) throws -> Outcome { try shell("\"$workshop\" measure \(words)") }

  /// Runs a script of the shell, in which `$workshop` is the program.
  func shell(_ script: String) throws -> Outcome {
    let program = TestedPackage.products.appendingPathComponent("workshop").path
    let run = try Subprocess.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "workshop='\(program)'; cd '\(path)'; exec 2>.errors\n\(script)"])
    func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
    guard case .exit(let code) = run.ending else { throw CocoaError(.executableLoad) }
    return Outcome(code: code, output: lines(run.output), errors: lines(try text(of: ".errors")))
  }
}
