import Equivalence
import Lessons
import Renderer
import Testing

@testable import Worst

// A comparison that cannot fail proves nothing: these variants are broken on purpose, and it has to say where.

@Suite struct `Lockstep` {
  private let settings = MinesSettings(width: 4, height: 3, mineCount: 2)

  @Test func `catches a variant that drops a key`() throws {
    let lockstep = Lockstep(
      Worst.MinesScreen(settings: settings, seed: 7), BrokenScreen(settings: settings, seed: 7, fault: .dropsPresses))
    #expect(throws: Never.self) { try lockstep.send(.key(.right)) }
    let divergence = #expect(throws: Divergence.self) { try lockstep.send(.key(.return)) }
    #expect(
      divergence?.description
        == "step 2, key return: saved state.game.squares.1.covering is uncovered in worst, covered in separated")
  }

  @Test func `catches a refresh that was skipped`() throws {
    let lockstep = Lockstep(
      Worst.MinesScreen(settings: settings, seed: 7), BrokenScreen(settings: settings, seed: 7, fault: .skipsRefresh))
    let divergence = #expect(throws: Divergence.self) { try lockstep.send(.press(.square(column: 1, row: 0))) }
    #expect(divergence?.description == "")
  }
}
