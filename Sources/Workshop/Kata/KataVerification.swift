import Checkout
import Foundation
import Play
import RuleMeter

/// Builds every step of the reference solutions, and every way of only moving the state sideways, and checks what is
/// recorded about them. It is for the maintainers, and works in a copy of the package.
struct KataVerification {
  private let package: PackageFolder
  private let copy: PackageFolder
  private let output = Output()

  init(_ package: PackageFolder) throws {
    self.package = package
    copy = PackageFolder(path: package[".build/katas"])
    try copy.takeOver(from: package)
    try copy.takeOver(["Docs/Katas", ".rulemeter.json"], from: package)
  }

  func run(_ katas: [Kata]) throws {
    var faults: [String] = []
    for kata in katas {
      let kata = try Kata(kata.lesson, in: copy)
      faults += try verifySolution(of: kata)
      faults += try verifySideways(of: kata)
    }
    for fault in faults { printError(fault) }
    if !faults.isEmpty {
      throw CommandError(.failure, "\(faults.count) steps are not as recorded: mend the patch, or record the counts.")
    }
  }

  private func verifySolution(of kata: Kata) throws -> [String] {
    let progress = try startAnew(kata)
    let steps = try kata.steps()
    return try steps.flatMap { step in
      try step.patch.apply(in: copy[kata.path])
      let isLast = step.number == steps.count
      return try verify(
        kata, progress,
        Record(name: "step \(step.number)", counts: step.counts, result: isLast ? .isDone : .isEquivalent))
    }
  }

  private func verifySideways(of kata: Kata) throws -> [String] {
    let folder = "Docs/Katas/\(kata.folder)/Sideways"
    return try copy.files(in: folder).filter { $0.hasSuffix(".md") }.flatMap { file in
      let page = try KataPage(copy.text(of: file), name: file)
      let progress = try startAnew(kata)
      try Patch(path: copy[String(file.dropLast(3)) + ".patch"]).apply(in: copy[kata.path])
      return try verify(
        kata, progress,
        Record(
          name: "sideways: \(page.title)", counts: page.counts, result: .isEquivalent,
          findings: page.sections.first?.lines ?? []))
    }
  }

  private func startAnew(_ kata: Kata) throws -> KataProgress {
    try copy.remove(kata.path)
    return try kata.start(nil)
  }

  /// What is recorded about a state of a kata.
  private struct Record {
    let name: String
    let counts: RuleCounts
    let result: KataVerdict.Result
    /// What the check says of a way of only moving the state sideways, as its page has it.
    var findings: [String]?
  }

  /// Prints what was found.
  /// - Returns: A line for each thing that is not as recorded.
  private func verify(_ kata: Kata, _ progress: KataProgress, _ record: Record) throws -> [String] {
    let verdict = try KataVerdict(kata, KataTrial(kata, builtIn: copy), kata.sideways(), progress)
    let name = "\(kata.lesson), \(record.name)"
    try output.line("\(name): \(verdict.lines[0])")
    if verdict.result != record.result { for line in verdict.lines.dropFirst() { try output.line("  \(line)") } }
    try output.flush()
    var faults: [String] = []
    if verdict.result != record.result {
      faults.append("\(name): '\(verdict.result.rawValue)', not '\(record.result.rawValue)'")
    }
    if let findings = record.findings, verdict.findings.map({ "- \($0)" }) != findings {
      for line in verdict.findings { try output.line("  - \(line)") }
      faults.append("\(name): its page does not say what the check finds")
    }
    if verdict.counts != record.counts {
      faults.append("\(name): \(verdict.counts), not \(record.counts)")
    }
    return faults
  }
}
