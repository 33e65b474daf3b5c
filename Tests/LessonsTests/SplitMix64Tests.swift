import Foundation
import Lessons
import Testing

@Suite struct `The generator` {
  @Test func `gives the numbers of the published algorithm`() {
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (1...5).map { _ in generator.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test(arguments: [1, 2, 3, 10, 1_000, Int.max])
  func `stays below its bound`(bound: Int) {
    var generator = SplitMix64(seed: 7)
    #expect((1...1_000).allSatisfy { _ in (0..<bound).contains(generator.next(below: bound)) })
  }

  @Test(arguments: ["ff", "0x+0000000000000ff", "0x00000000000000fg", "0x000000000000000ff", "0X00000000000000ff"])
  func `refuses what is written otherwise`(text: String) {
    #expect(throws: InvalidState.self) { try JSONDecoder().decode(SplitMix64.self, from: Data("\"\(text)\"".utf8)) }
  }
}
