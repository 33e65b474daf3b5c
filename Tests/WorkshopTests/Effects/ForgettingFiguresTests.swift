import Testing

@testable import Workshop

@Suite struct `What forgetting shows` {
  @Test(arguments: [
    ([7], 7, 7), ([3, 1, 2], 2, 3), ([1, 2, 3, 4], 2, 4), (Array(1...20), 10, 19), (Array(1...100), 50, 95),
  ])
  func `is summed up by the median and the 95th percentile`(values: [Int], median: Int, percentile95: Int) throws {
    let spread = try #require(WalkFigures.Spread(values))
    #expect((spread.median, spread.percentile95) == (median, percentile95))
  }

  @Test func `has no median where it never shows`() { #expect(WalkFigures.Spread([]) == nil) }
}
