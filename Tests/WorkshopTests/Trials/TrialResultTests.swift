import Suites
import Testing

@testable import Workshop

@Suite struct `Results of trials` {
  private static let all = [
    TrialResult(trial: "drop-statement A.a() 1", fate: .killed, change: "drop `a()`", killer: .example),
    TrialResult(trial: "drop-statement A.a() 2", fate: .killed, change: "drop `b()`", killer: .frame, role: .carrying),
    TrialResult(trial: "shift-bound A.a() 1", fate: .survived, change: "`1` → `2`"),
    TrialResult(trial: "both swap-constant A.a() 1", fate: .seen),
  ]
  private static let results = TrialResults(all)
  private static let before = "1 × both, 1 × drop-statement example"

  @Test func `are counted where they are simple, and named where they are not`() {
    #expect(Self.results.simple.map { $0.key.rawValue }.sorted() == ["both", "drop-statement example"])
    #expect(Self.results.named.map { $0.trial } == ["drop-statement A.a() 2", "shift-bound A.a() 1"])
  }

  @Test func `come out again as they were`() throws {
    for result in Self.all { #expect(try Self.results.difference(from: result) == nil) }
    #expect(try Self.results.differences(from: Self.results) == [])
  }

  @Test(arguments: [
    // What was noticed is not noticed any more, or by something else.
    (TrialResult(trial: "drop-statement A.a() 1", fate: .survived), "1 × both"),
    (TrialResult(trial: "drop-statement A.a() 1", fate: .killed, killer: .trap), "1 × both, 1 × drop-statement trap"),
    (TrialResult(trial: "drop-statement A.a() 1", fate: .killed, killer: .example, role: .carrying), "1 × both"),
    (TrialResult(trial: "both swap-constant A.a() 1", fate: .unseen), "1 × drop-statement example"),
    // What was named is simple now, or has another role.
    (
      TrialResult(trial: "drop-statement A.a() 2", fate: .killed, killer: .example),
      "1 × both, 2 × drop-statement example"
    ),
    (TrialResult(trial: "drop-statement A.a() 2", fate: .killed, killer: .frame, role: .placing), before),
    (TrialResult(trial: "shift-bound A.a() 1", fate: .killed, killer: .example), "\(before), 1 × shift-bound example"),
  ])
  func `that come out otherwise are reported with both`(result: TrialResult, counts: String) throws {
    let difference = try #require(try Self.results.difference(from: result))
    #expect(difference.hasPrefix("\(result.trial): recorded"))
    #expect(difference.contains(#""fate":"\#(result.fate.rawValue)""#))
    let all = try Self.results.differences(from: TrialResults(Self.all.filter { $0.trial != result.trial } + [result]))
    #expect(all.contains("recorded \(Self.before), now \(counts)") == (counts != Self.before))
  }
}
