import Testing

@testable import RuleMeter

/// `// rulemeter:allow R2 raw-write — reason`, at the end of the line or above it.
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

  @Test(arguments: [
    "var a = 0  // rulemeter:allow R1 global-state — a counter for tests",
    "// rulemeter:allow R1 global-state — a counter for tests\n// and why it is there\nvar a = 0",
    "// rulemeter:allow R2 raw-write — another\n// rulemeter:allow R1 — a counter for tests\nvar a = 0",
  ])
  func `a suppression allows at the end of its line, and below the comment that it is part of`(text: String) {
    let measured = Meter.measure([Meter.Source(path: "A.swift", text: "\(text)\nfunc f() { a += 1 }")])
    #expect(measured.violations.isEmpty)
    #expect(measured.suppressed.map(\.reason) == ["a counter for tests"])
  }

  @Test func `a suppression at the end of a line does not reach the next`() {
    let text = "let b = 0  // rulemeter:allow R1 global-state — b only\nvar a = 0\nfunc f() { a += 1 }"
    #expect(Meter.measure([Meter.Source(path: "A.swift", text: text)]).violations.count == 1)
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
