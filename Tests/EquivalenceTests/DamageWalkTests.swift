import Equivalence
import Testing

@Suite struct `The damage of a fault` {
  /// A number goes on to the next one, up to three, or stays.
  private func damage(from start: Int = 0, of next: @escaping (Int) -> Int, steps: Int = 6) -> DataDamage {
    let screen = CountingScreen(next: next)
    screen.restore(start)
    return damageWalk(
      screen, beside: CountingScreen { min($0 + 1, 3) }, .ticks, seed: 1, steps: steps,
      data: { $0 },
      isPossible: { after, before in
        guard let before else { return after == 0 }
        return after == before || after == min(before + 1, 3)
      })
  }

  @Test func `counts as none while the data stay right`() { #expect(damage { min($0 + 1, 3) } == .none) }

  @Test func `is seen when the data differ, though each could follow from those before`() {
    #expect(damage { $0 } == .wrong)
    #expect(damage { min($0 + 1, 2) } == .wrong)
  }

  @Test func `is seen when nothing leads to the data`() {
    #expect(damage { min($0 + 1, 4) } == .impossible)
    #expect(damage { $0 < 3 ? $0 + 2 : $0 } == .impossible)
    #expect(damage { $0 < 3 ? $0 + 1 : 0 } == .impossible)
    #expect(damage(from: 1) { min($0 + 1, 3) } == .impossible, "It starts there.")
  }

  @Test func `counts as none until it shows`() { #expect(damage(of: { min($0 + 1, 4) }, steps: 3) == .none) }
}
