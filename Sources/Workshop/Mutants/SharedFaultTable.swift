import Foundation
import LessonPairs
import LessonScreens
import PlainText

/// The reports on faults that both variants have, as text: a table, and the survivors.
struct SharedFaultTable {
  let reports: [SharedFaultReport]

  var lines: [String] {
    let header =
      ["lesson", "in both", "seen", "equivalent", "survived", "score"] + VariantName.both.map { "only in \($0)" }
    return Table.lines([header] + reports.map(row), left: 1, gap: "  ") + [""] + reports.flatMap(survivors)
  }

  private func row(_ report: SharedFaultReport) -> [String] {
    [
      report.lesson, "\(report.faults)", "\(report.seen)", "\(report.survivors.accepted)",
      "\(report.survivors.count - report.survivors.accepted)", String(format: "%.1f %%", report.score),
    ] + VariantName.both.map { "\(report.withoutCounterpart[$0, default: 0])" }
  }

  private func survivors(_ report: SharedFaultReport) -> [String] {
    if report.survivors.isEmpty { return [] }
    return [report.lesson] + report.survivors.flatMap { $0.lines(orElse: "write an example that sees it") } + [""]
  }
}
