import Testing

@testable import RuleMeter

/// `// rulemeter:allow R2 raw-write — reason`, on the line before.
@Suite struct SuppressionTests {
  private func measure(_ comment: String) -> ProgramMeasure {
    Meter.measure([Meter.Source(path: "A.swift", text: "\(comment)\nvar a = 0\nfunc f() { a += 1 }")])
  }

  @Test(arguments: [
    "// rulemeter:allow R1 global-state — a counter for tests", "// rulemeter:allow R1 — a counter for tests",
    "// rulemeter:allow global-state - a counter for tests", "  // rulemeter:allow R1 global-state a counter for tests",
  ])
  func `a suppression with a reason takes the violation out and is listed`(comment: String) {
    let measured = measure(comment)
    #expect(measured.violations.isEmpty)
    #expect(measured.suppressed.map(\.reason) == ["a counter for tests"])
    #expect(measured.checks[.globalState] == ProgramMeasure.Share(violations: 0, of: 1))
  }

  @Test func `a suppression without a reason allows nothing and is reported`() {
    let measured = measure("// rulemeter:allow R1 global-state")
    #expect(measured.violations.count == 1)
    #expect(measured.unreasoned.map(\.line) == [1])
  }

  @Test(arguments: [
    "// rulemeter:allow R2 raw-write — another check", "// rulemeter:allow R2 — another rule",
    "// rulemeter:allow R1 global-state — too far away\n",
  ])
  func `a suppression of something else allows nothing`(comment: String) {
    #expect(measure(comment).violations.count == 1)
    #expect(measure(comment).suppressed.isEmpty)
  }
}
