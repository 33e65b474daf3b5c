import Testing

@testable import RuleMeter

/// `// rulemeter:allow R2 raw-write — reason`, at the end of the line or above it.
@Suite struct SuppressionTests {
  private func suppressing(_ text: String) -> ProgramMeasure { measured("\(text)\nfunc f() { a += 1 }") }

  @Test(arguments: [
    "// rulemeter:allow R1 global-state — a counter for tests\nvar a = 0",
    "// rulemeter:allow R1 — a counter for tests\nvar a = 0", "// rulemeter:allow R1 — a counter for tests\rvar a = 0",
    "// rulemeter:allow global-state - a counter for tests\nvar a = 0",
    "  // rulemeter:allow R1 global-state a counter for tests\nvar a = 0",
    "var a = 0  // rulemeter:allow R1 global-state — a counter for tests",
    "var a = \"https://example.org//a\"  // rulemeter:allow R1 global-state — a counter for tests",
    "// rulemeter:allow R1 global-state — a counter for tests\n// and why it is there\nvar a = 0",
    "// rulemeter:allow R2 raw-write — another\n// rulemeter:allow R1 — a counter for tests\nvar a = 0",
  ])
  func `a suppression with a reason takes the violation out and is listed`(text: String) {
    let measured = suppressing(text)
    #expect(measured.violations.isEmpty)
    #expect(measured.suppressed.map(\.reason) == ["a counter for tests"])
    #expect(measured.checks[.globalState] == ProgramMeasure.Share(violations: 0, of: 1))
  }

  @Test(arguments: [
    ("// rulemeter:allow R1 global-state\nvar a = 0", [1]),
    ("// rulemeter:allow R2 raw-write — another check\nvar a = 0", []),
    ("// rulemeter:allow R2 — another rule\nvar a = 0", []),
    ("var a = \"// rulemeter:allow R1 global-state — none\"", []),
    ("// rulemeter:allow R1 global-state — too far away\n\nvar a = 0", []),
    ("let b = 0  // rulemeter:allow R1 global-state — b only\nvar a = 0", []),
  ])
  func `a suppression of something else, or without a reason, allows nothing`(text: String, unreasoned: [Int]) {
    let measured = suppressing(text)
    #expect((measured.violations.count, measured.suppressed.count) == (1, 0))
    #expect(measured.unreasoned.map(\.line) == unreasoned)
  }
}
