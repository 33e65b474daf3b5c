import Equivalence
import Lessons
import Renderer
import Suites
import Testing

import class Separated.MinesScreen
import class Worst.MinesScreen

private typealias WorstScreen = Worst.MinesScreen
private typealias SeparatedScreen = Separated.MinesScreen

@Suite struct `Both variants of Mines` {
  @Test(arguments: MinesSuite.examples)
  func `does what its description says`(example: Example<Mines>) {
    #expect(example.failures(on: WorstScreen.self) == [], "worst")
    #expect(example.failures(on: SeparatedScreen.self) == [], "separated")
  }

  @Test func `passes its whole suite`() {
    let run = SuiteRun(
      MinesSuite.self, subject: WorstScreen.self, reference: SeparatedScreen.self, names: ("separated", "worst"))
    #expect(run.firstFailure() == nil)
  }

  @Test func `a flood across the largest field does not exhaust the stack`() throws {
    let field = String(repeating: ".", count: 60) + "\n"
    let state = MinesState(String(repeating: field, count: 39) + String(repeating: ".", count: 59) + "*")
    let lockstep = Lockstep<WorstScreen, SeparatedScreen>(state: state)
    try lockstep.send(.press(.square(column: 0, row: 0)))
    #expect(lockstep.first.savedState.game.nonMineSquaresRemaining == 0)
  }
}
