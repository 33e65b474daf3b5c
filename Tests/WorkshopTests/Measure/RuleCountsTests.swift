import Testing

@testable import SourceTools

@Suite struct `The counts of the three rules` {
  @Test func `are read as they are written`() {
    let counts = RuleCounts(r1: 6, r2: 14, r3: 7)
    #expect(counts.description == "R1 6 · R2 14 · R3 7")
    #expect(RuleCounts("R1 6 · R2 14 · R3 7") == counts)
  }

  @Test(arguments: ["", "R1 6 · R2 14", "R1 6 - R2 14 - R3 7", "R1 six · R2 14 · R3 7", "R2 6 · R1 14 · R3 7"])
  func `are not read from anything else`(text: String) {
    #expect(RuleCounts(text) == nil)
  }

  @Test func `show what became of them`() {
    let change = RuleCounts(r1: 6, r2: 14, r3: 7).change(to: RuleCounts(r1: 0, r2: 15, r3: 7))
    #expect(change == "R1 6→0 · R2 14→15 · R3 7→7")
  }

  @Test(arguments: [(6, 14, 7, true), (0, 0, 0, true), (7, 0, 0, false), (0, 15, 0, false), (0, 0, 8, false)])
  func `are at most others when none of the three is higher`(r1: Int, r2: Int, r3: Int, isAtMost: Bool) {
    #expect(RuleCounts(r1: r1, r2: r2, r3: r3).isAtMost(RuleCounts(r1: 6, r2: 14, r3: 7)) == isAtMost)
  }

  @Test func `are zero when all three are`() {
    #expect(RuleCounts(r1: 0, r2: 0, r3: 0).isZero)
    #expect(!RuleCounts(r1: 0, r2: 0, r3: 1).isZero)
  }
}
