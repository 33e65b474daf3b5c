import PlainText
import Testing

@testable import Workshop

@Suite struct `The list of accepted survivors` {
  /// But not to another one, or to one that was edited.
  @Test(arguments: [
    ("worst drop-statement S.f() 1", "drop `g()`", "nothing depends on it"),
    ("separated drop-statement S.f() 1", "drop `g()`", nil), ("worst drop-statement S.f() 1", "drop `h()`", nil),
  ])
  func `gives the reason of a mutant`(identity: String, change: String, reason: String?) throws {
    let text = "# Why\n\nworst drop-statement S.f() 1 | drop `g()` | nothing depends on it\n"
    #expect(try AcceptedSurvivors(text, of: "A").reason(identity: identity, change: change) == reason)
  }

  @Test(arguments: ["worst drop-statement S.f() 1 | drop `g()`", "worst | drop `g()` | ", "because"])
  func `wants a reason`(line: String) {
    #expect(throws: CommandError.badData("A: line 2, '\(line)': write 'IDENTITY | CHANGE | REASON'")) {
      try AcceptedSurvivors("\n" + line, of: "A")
    }
  }
}
