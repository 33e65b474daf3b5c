import RuleMeter

/// How often each of the three rules is broken.
package struct RuleCounts: Codable, Equatable, CustomStringConvertible {
  package var r1: Int
  package var r2: Int
  package var r3: Int

  package init(r1: Int, r2: Int, r3: Int) {
    self.r1 = r1
    self.r2 = r2
    self.r3 = r3
  }

  /// - Parameter folders: Where violations are counted; everywhere unless some are given.
  package init(_ measure: ProgramMeasure, in folders: [String]? = nil) {
    let violations = measure.violations.filter { violation in
      folders?.contains { violation.location.file.hasPrefix("\($0)/") } != false
    }
    func count(_ rule: Rule) -> Int { violations.count { $0.violation.check.rule == rule } }
    self.init(r1: count(.sealed), r2: count(.actionsOnly), r3: count(.updatesByNotification))
  }

  /// Reads `R1 6 · R2 14 · R3 7`.
  package init?(_ text: String) {
    guard let match = text.wholeMatch(of: /R1 (\d+) · R2 (\d+) · R3 (\d+)/), let r1 = Int(match.1),
      let r2 = Int(match.2), let r3 = Int(match.3)
    else { return nil }
    self.init(r1: r1, r2: r2, r3: r3)
  }

  package var isZero: Bool { self == RuleCounts(r1: 0, r2: 0, r3: 0) }

  package var description: String { "R1 \(r1) · R2 \(r2) · R3 \(r3)" }

  /// `R1 6→2 · R2 14→14 · R3 7→7`; not where a file could not be counted.
  package func change(to measure: ProgramMeasure) -> String {
    if let file = measure.unparsed.first {
      return "not counted: '\(file.location.file)' \(file.kind == .notSwift ? "does not parse" : "cannot be read")"
    }
    let now = RuleCounts(measure)
    return "R1 \(r1)→\(now.r1) · R2 \(r2)→\(now.r2) · R3 \(r3)→\(now.r3)"
  }

  package func isAtMost(_ other: RuleCounts) -> Bool { r1 <= other.r1 && r2 <= other.r2 && r3 <= other.r3 }
}
