import Foundation
import Mutation
import Play
import Suites

/// A kata built and run through its lesson's suite.
enum KataTrial {
  /// What the compiler says.
  case refused([String])
  /// The program ended itself: in doing what, why, and what it said.
  case trapped(doing: String, reason: String, output: [String])
  case checked(LessonOutcome)

  /// Builds the kata, in a release build: what it is compared with is large.
  /// - Parameters:
  ///   - change: The change request that it started from; then it is compared with its reference.
  ///   - built: Called when it is built, and about to be run.
  init(_ kata: Kata, _ change: ChangeRequest?, built: () -> Void) throws {
    try self.init(kata, builtIn: try change.map { try kata.copyOfPackage(with: $0) } ?? kata.package, built: built)
  }

  /// The program that the last check built.
  static func program(_ kata: Kata, _ change: ChangeRequest?) -> String {
    (change == nil ? kata.package : kata.copyOfPackage)[".build/release/kata"]
  }

  /// - Parameter package: Where the kata is in its folder, beside what it is compared with.
  init(_ kata: Kata, builtIn package: PackageFolder, built: () -> Void = {}) throws {
    let build = try Subprocess.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["swift", "build", "--package-path", package.path, "-c", "release", "--product", "kata"],
      environment: ["KATA": "1", "LESSON": kata.lesson, "MUTANTS": nil], withErrors: true)
    guard build.ending == .exit(0) else {
      self = .refused(KataTrial.errors(in: build.output, kata))
      return
    }
    built()
    let file = package[".build/kata-outcome.json"]
    try package.remove(".build/kata-outcome.json")
    let run = try Subprocess.run(
      URL(fileURLWithPath: package[".build/release/kata"]), ["check", file],
      environment: ["SWIFT_BACKTRACE": "enable=no"], withErrors: true)
    let found = FileManager.default.contents(atPath: file) ?? Data()
    if run.ending == .exit(0), let outcome = try? JSONDecoder().decode(LessonOutcome.self, from: found) {
      self = .checked(outcome)
    } else {
      self = .trapped(
        doing: String(decoding: found, as: UTF8.self), reason: KataTrial.reason(of: run.ending),
        output: run.output.split(separator: "\n").map(String.init))
    }
  }

  private static func reason(of ending: Subprocess.Ending) -> String {
    switch ending {
    case .exit(let code): "calling exit(\(code))"
    case .signal(SIGILL), .signal(SIGTRAP): "a trap (an index out of range, a precondition, an overflow, a nil)"
    case .signal(SIGSEGV), .signal(SIGBUS):
      "a fault in memory (a function that calls itself without an end?)"
    case .signal(let number): "signal \(number) (was it killed, or out of memory?)"
    }
  }

  /// The errors in the kata, with places as they are seen from the package; all that was said when none has a place.
  private static func errors(in output: String, _ kata: Kata) -> [String] {
    let errors = CompilerError.all(in: output).map { error in
      let file = error.file.range(of: "\(kata.path)/").map { String(error.file[$0.lowerBound...]) } ?? error.file
      return "\(file):\(error.line): \(error.message)"
    }
    return errors.isEmpty ? output.split(separator: "\n").map(String.init) : errors.distinct
  }
}

extension Kata {
  /// Where a kata is built that started from a change request.
  fileprivate var copyOfPackage: PackageFolder { PackageFolder(path: package[".build/changes/kata"]) }

  /// A copy of the package in which the reference of the change request is what the kata is compared with.
  fileprivate func copyOfPackage(with change: ChangeRequest) throws -> PackageFolder {
    let copy = copyOfPackage
    try copy.takeOver(from: try change.done())
    try copy.takeOver([path], from: package)
    return copy
  }
}
