import Equivalence
import Testing

@Suite struct `A fault on walks` {
  private func walks(_ subject: @autoclosure () -> CountingScreen, steps: [Int]) -> FaultWalks {
    var walks = FaultWalks()
    for steps in steps {
      walks.take(Lockstep(CountingScreen(), subject(), comparing: .withoutRedraws), .ticks, seed: 1, steps: steps)
    }
    return walks
  }

  @Test func `shows after so many events, and heals after so many more, as far as the walk goes`() {
    let found = walks(CountingScreen(isShown: { $0 != 3 && $0 != 4 }), steps: [2, 3, 4, 5, 20])
    #expect(found.walks == 5)
    #expect(found.untilShown == [3, 3, 3, 3])
    #expect(found.untilHealed == [2, 2])
    #expect(found.endedByData == 0)
  }

  @Test func `that changes the data ends the walk`() {
    let found = walks(CountingScreen(next: { $0 == 7 ? 9 : $0 + 1 }), steps: [7, 20])
    #expect(found.walks == 2)
    #expect(found.untilShown.isEmpty)
    #expect(found.endedByData == 1)
  }

  @Test func `that changes nothing never shows`() { #expect(walks(CountingScreen(), steps: [20]).untilShown.isEmpty) }
}
