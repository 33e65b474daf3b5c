import Testing

@testable import Workshop

@Suite struct `The list of accepted survivors` {
  /// And none to another one, nor to one that was edited.
  @Test(arguments: [
    ("worst drop-statement S.f() 1", "drop `g()`", "nothing depends on it"),
    ("separated drop-statement S.f() 1", "drop `g()`", nil), ("worst drop-statement S.f() 1", "drop `h()`", nil),
  ])
  func `gives the reason of a mutant`(identity: String, change: String, reason: String?) throws {
    let accepted = try AcceptedSurvivors("# Why\n\nworst drop-statement S.f() 1 | drop `g()` | nothing depends on it\n")
    #expect(accepted.reason(identity: identity, change: change) == reason)
  }

  @Test(arguments: ["worst drop-statement S.f() 1 | drop `g()`", "worst | drop `g()` | ", "because"])
  func `wants a reason`(line: String) {
    let error = #expect(throws: AcceptedSurvivors.InvalidLine.self) { try AcceptedSurvivors("\n" + line) }
    #expect(error?.description == "line 2, '\(line)': write 'IDENTITY | CHANGE | REASON'")
  }
}
