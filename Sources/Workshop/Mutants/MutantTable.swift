import Foundation
import PlainText
import Suites

/// The reports as text: a table, what was left out, and the survivors with their diff.
struct MutantTable {
  let reports: [MutantReport]

  var lines: [String] { table + [""] + reports.flatMap(details) }

  private var table: [String] {
    let header = [
      "lesson", "variant", "mutants", "killed", "equivalent", "survived", "score", "statements",
      "carrying", "placing", "redrawing",
    ]
    return Table.lines([header] + reports.map(row), left: 2, gap: "  ")
  }

  private func row(_ report: MutantReport) -> [String] {
    let accepted = report.survivors.accepted
    return [
      report.lesson, report.variant, "\(report.mutants)", "\(report.killed)", "\(accepted)",
      "\(report.survivors.count - accepted)", String(format: "%.1f %%", report.score), "\(report.statements)",
      "\(report.carrying.count)", "\(report.placing.count)", "\(report.redrawing.count)",
    ]
  }

  private func details(_ report: MutantReport) -> [String] {
    let kinds = CheckFailure.Kind.allCases.compactMap { kind in
      report.killedBy[kind.rawValue].map { "\(kind.rawValue) \($0)" }
    }
    let obstacles = Obstacle.allCases.compactMap { obstacle in
      report.leftOut[obstacle.rawValue].map { "    \($0) × \(obstacle.rawValue)" }
    }
    return ["\(report.lesson), \(report.variant)", "  killed by: \(kinds.joined(separator: " · "))"]
      + (obstacles.isEmpty ? [] : ["  left as they are:"] + obstacles)
      + report.survivors.flatMap { $0.lines(orElse: "kill it") } + [""]
  }
}
