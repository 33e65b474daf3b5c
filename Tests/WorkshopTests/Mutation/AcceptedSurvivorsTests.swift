import Testing

@testable import Workshop

@Suite struct `The list of accepted survivors` {
  private static let text = """
    # Why

    worst drop-statement S.f() 1 | drop `g()` | nothing depends on it
    """

  @Test func `gives the reason of a mutant`() throws {
    let accepted = try AcceptedSurvivors(Self.text)
    #expect(accepted.reason(identity: "worst drop-statement S.f() 1", change: "drop `g()`") == "nothing depends on it")
  }

  @Test(arguments: [("separated drop-statement S.f() 1", "drop `g()`"), ("worst drop-statement S.f() 1", "drop `h()`")])
  func `gives none to another, nor to one that was edited`(identity: String, change: String) throws {
    #expect(try AcceptedSurvivors(Self.text).reason(identity: identity, change: change) == nil)
  }

  @Test(arguments: ["worst drop-statement S.f() 1 | drop `g()`", "worst | drop `g()` | ", "because"])
  func `wants a reason`(line: String) {
    let error = #expect(throws: AcceptedSurvivors.InvalidLine.self) { try AcceptedSurvivors("\n" + line) }
    #expect(error?.description == "line 2, '\(line)': write 'IDENTITY | CHANGE | REASON'")
  }
}
