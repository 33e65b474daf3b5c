import Foundation
import LessonPairs
import LessonScreens
import PlainText

/// What became of the faults that both variants of a lesson have; `--both --format json` prints it as it is.
struct SharedFaultReport: Codable, Equatable {
  let lesson: String
  let faults: Int
  /// By an example of either variant.
  let seen: Int
  /// Mutants of a variant that have no counterpart in the other one.
  let withoutCounterpart: [String: Int]
  let survivors: [Survivor]

  init(_ shared: SharedFaults, _ results: TrialResults, accepted: AcceptedSurvivors) {
    lesson = shared.lesson
    let names = pair(of: lesson).both.map(\.name)
    withoutCounterpart = [names[0]: shared.alone.worst, names[1]: shared.alone.separated]
    let onlyIn: [TrialResult.Fate] = [.seenOnlyInWorst, .seenOnlyInSeparated]
    let faults = Dictionary(uniqueKeysWithValues: shared.faults.map { ($0.identity, $0) })
    survivors = results.named.compactMap { result in
      guard result.fate != .notCompiled, let fault = faults[result.trial] else { return nil }
      let mutant = fault.worst
      let seenOnlyIn = onlyIn.firstIndex(of: result.fate).map { names[$0] }
      return Survivor(
        identity: fault.identity, file: mutant.file, line: mutant.line, change: mutant.change, seenOnlyIn: seenOnlyIn,
        accepted: accepted.reason(for: zip(names, fault.mutants).map { ($0, $1) }, fault, seenOnlyIn: seenOnlyIn))
    }
    seen = results.simple.values.reduce(0, +)
    self.faults = seen + survivors.count
  }
}

extension AcceptedSurvivors {
  /// Why a fault that both variants have may survive: it is listed itself, or it changes nothing in any variant in which
  /// no example sees it, as the lists of the variants' own mutants say.
  fileprivate func reason(
    for mutants: [(variant: String, mutant: Mutant)], _ fault: SharedFault, seenOnlyIn variant: String?
  ) -> String? {
    if let reason = reason(identity: fault.identity, change: fault.worst.change) { return reason }
    let unseen = mutants.filter { $0.variant != variant }
    let reasons = unseen.compactMap { variant, mutant in
      reason(identity: "\(variant) \(mutant.identity)", change: mutant.change)
    }
    guard reasons.count == unseen.count else { return nil }
    if unseen.count == 2, reasons[0] == reasons[1] { return reasons[0] }
    return zip(unseen, reasons).map { "in \($0.variant), \($1)" }.joined(separator: "; ")
  }
}

extension [SharedFaultReport] {
  /// As text: a table, and the survivors.
  var lines: [String] {
    let header =
      ["lesson", "in both", "seen", "equivalent", "survived", "score"] + VariantName.both.map { "only in \($0)" }
    let rows = map { report in
      [report.lesson] + report.survivors.cells(of: report.faults)
        + VariantName.both.map { "\(report.withoutCounterpart[$0, default: 0])" }
    }
    return Table.lines([header] + rows, left: 1, gap: "  ") + [""]
      + filter { !$0.survivors.isEmpty }.flatMap { report in
        [report.lesson] + report.survivors.flatMap { $0.lines(orElse: "write an example that sees it") } + [""]
      }
  }
}
