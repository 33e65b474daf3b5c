import Equivalence
import Testing

@Suite struct `The shrinker` {
  @Test(
    arguments: [
      ([1], [1]), ([9, 1, 9, 9], [1]), (Array(0..<100), [1, 7]), ([7, 7, 7, 1, 1], [7, 1]),
    ] as [([Int], [Int])])
  func `keeps what the failure needs and nothing else`(list: [Int], shortest: [Int]) {
    let needed = Set(shortest)
    #expect(Shrinker<Int> { needed.isSubset(of: Set($0)) }.shrink(list) == shortest)
  }

  @Test func `deletes two that only go together`() {
    // A switch that has to be on when the bell rings: two presses too many undo each other.
    let fails = { (events: [String]) in
      guard let bell = events.firstIndex(of: "bell") else { return false }
      return events[..<bell].count { $0 == "switch" } % 2 == 1
    }
    #expect(Shrinker(fails: fails).shrink(["switch", "switch", "switch", "bell", "switch"]) == ["switch", "bell"])
  }
}
