import Foundation
import PlainText
import Play

/// `workshop doctor`: checks this machine, and says how to mend what is wrong.
struct DoctorCommand: Subcommand {
  static let help = CommandHelp(
    name: "doctor", abstract: "checks this machine, and says how to mend what is wrong", usage: [""],
    exits: [(.failure, "some checks failed")])

  init(_ arguments: inout Arguments) throws(CommandError) { try arguments.finish() }

  func run() throws {
    printStep("Compiling a part of the package, to time this machine…")
    let findings = Diagnosis.ofThisMachine().findings
    try printLines(findings.map(\.description))
    if findings.contains(where: \.isAmiss) { throw CommandError(.failure, "Some checks failed: see the lines with ✗.") }
  }
}

/// What one check found.
struct Finding: CustomStringConvertible {
  let subject: String
  let value: String
  /// What to do, when the check failed.
  let remedy: String?

  init(_ subject: String, _ value: String, remedy: String? = nil) {
    self.subject = subject
    self.value = value
    self.remedy = remedy
  }

  var isAmiss: Bool { remedy != nil }

  var description: String {
    let line = "\(isAmiss ? "✗" : "✓") \(subject): \(value)"
    return remedy.map { "\(line)\n    \($0)" } ?? line
  }
}
