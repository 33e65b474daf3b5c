import Testing

@testable import Workshop

@Suite struct `A verdict follows from its rule` {
  @Test(arguments: [
    // The carrying lines that six requests cost in Separated, where each costs 5 in Worst.
    ([4, 4, 4, 4, 5, 5], Verdict.holds), ([4, 4, 4, 5, 5, 5], .undecided), ([0, 5, 5, 5, 5, 5], .undecided),
    ([4, 4, 4, 4, 4, 10], .refuted), ([5, 5, 5, 5, 5, 5], .refuted), ([6, 6, 4, 4, 4, 4], .holds),
  ])
  func `by the sum over the six, and by how many of them are cheaper`(separated: [Int], verdict: Verdict) {
    let series = separated.map { (worst: 5, separated: $0) }
    let cheap = [Int](repeating: 1, count: 6).map { (worst: 5, separated: $0) }
    #expect(Verdict.sixInARow([series, cheap]) == verdict)
    #expect(Verdict.sixInARow([cheap, series]) == verdict)
  }
}
