import Equivalence
import Foundation
import PlainText
import Suites

/// A lesson's proof as lines of text.
enum ProofTable {
  static let header = [row("lesson", "initial", "states", "transitions", "seconds", "a second", "divergences")]

  static func lines(_ proof: LessonOutcome) -> [String] {
    explorationLines(proof) + walkLines(proof) + (proof.difference?.lines ?? [])
  }

  private static func explorationLines(_ proof: LessonOutcome) -> [String] {
    guard let report = proof.states else { return [] }
    return [
      row(
        proof.lesson, "\(report.initialStates)", "\(report.states)", "\(report.transitions)",
        seconds(proof.explorationSeconds), rate(report.transitions, proof.explorationSeconds), divergences(proof)),
      "  states by depth: " + report.statesByDepth.map(String.init).joined(separator: " "),
      "  fingerprint \(report.fingerprint), \(Int(report.bytesPerState.rounded())) bytes a state",
    ]
  }

  private static func walkLines(_ proof: LessonOutcome) -> [String] {
    guard let report = proof.walks else { return [] }
    let (steps, effective) = (report.coverage.steps, report.coverage.effectiveSteps)
    return [
      row(
        proof.lesson, "random", "\(report.walks) walks", "\(steps)", seconds(proof.walkSeconds),
        rate(steps, proof.walkSeconds), divergences(proof)),
      "  \(effective * 100 / max(steps, 1)) % of the events changed the state",
      "  reached: " + report.reached.joined(separator: ", "),
    ] + (report.missed.isEmpty ? [] : ["  not reached: " + report.missed.joined(separator: ", ")])
  }

  private static func row(_ columns: String...) -> String {
    Table([.left(12), .right(9), .right(12), .right(13), .right(9), .right(10), .right(12)], gap: " ").line(columns)
  }

  private static func seconds(_ seconds: Double) -> String { String(format: "%.1f", seconds) }

  private static func rate(_ count: Int, _ seconds: Double) -> String { "\(Int(Double(count) / max(seconds, 1e-9)))" }

  private static func divergences(_ proof: LessonOutcome) -> String { proof.difference == nil ? "0" : "1" }
}
