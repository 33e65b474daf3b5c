import KataCheck
import PlainText
import Play
import RuleMeter
import Suites

/// Compares every step of the reference solutions, and every way of only moving the state sideways, with what is
/// recorded about them, and builds what is not. It is for the maintainers, and works in a copy of the package.
struct KataVerification {
  let table: TrialTable
  private let output = Output()

  func run(_ groups: [KataGroup]) throws {
    try PackageLock.trials.take(in: table.workspace.package)
    let copy = try table.workspace.katas()
    let faults = try zip(groups, table.results(of: groups)).flatMap { group, results in
      let kata = try Kata(group.lesson, in: copy)
      let variants = try kata.viewStateOfVariants()
      return try KataCode.all(of: kata).flatMap { try verify($0, of: kata, beside: variants, results) }
    }
    for fault in faults { printError(fault) }
    if !faults.isEmpty {
      let count = plural(faults.count, one: "step is", other: "steps are")
      throw CommandError(.failure, "\(count) not as recorded: mend the patch, or record the counts.")
    }
  }

  /// Prints what was found.
  /// - Returns: A line for each thing that is not as recorded.
  private func verify(
    _ code: KataCode, of kata: Kata, beside variants: [[ProgramMeasure.ViewState]], _ results: TrialResults
  ) throws -> [String] {
    let result = results.named.first { $0.trial == code.name }
    guard let result, case .checked(let outcome, let model)? = result.check else {
      return ["\(kata.lesson), \(code.name): was not checked"]
    }
    let progress = try code.take(kata)
    let sideways = try kata.sideways(beside: variants)
    let verdict = try KataVerdict(kata, .checked(outcome, model), sideways, progress, result.containment)
    let name = "\(kata.lesson), \(code.name)"
    try output.line("\(name): \(verdict.lines[0])")
    var faults: [String] = []
    if verdict.result != code.result {
      for line in verdict.lines.dropFirst() { try output.line("  \(line)") }
      faults.append("\(name): '\(verdict.result.rawValue)', not '\(code.result.rawValue)'")
    }
    if let findings = code.findings, verdict.findings.map({ "- \($0)" }) != findings {
      for line in verdict.findings { try output.line("  - \(line)") }
      faults.append("\(name): its page does not say what the check finds")
    }
    if (code.findings ?? []).isEmpty, !code.redrawsAsItChooses, outcome.redraws?.isEmpty == false {
      faults.append("\(name): redraws other views than Separated")
    }
    if verdict.counts != code.counts { faults.append("\(name): \(verdict.counts), not \(code.counts)") }
    try output.flush()
    return faults
  }
}
