import Equivalence
import LessonScreens
import Lessons
import Renderer
import Specifications
import Testing

import class Separated.MinesScreen
import class Worst.MinesScreen

private typealias WorstScreen = Worst.MinesScreen
private typealias SeparatedScreen = Separated.MinesScreen

@Suite struct `Both variants of Mines` {
  @Test func `a flood across the largest field does not exhaust the stack`() throws {
    let field = String(repeating: ".", count: 60) + "\n"
    let state = MinesState(String(repeating: field, count: 39) + String(repeating: ".", count: 59) + "*")
    let lockstep = Lockstep(WorstScreen(state: state), SeparatedScreen(state: state))
    try lockstep.send(.press(.square(column: 0, row: 0)))
    #expect(lockstep.first.savedState.game.nonMineSquaresRemaining == 0)
  }

  @Test func `is proved equal in every state of a small field`() throws {
    let report = try #require(`Every variant`.explorations[Mines.name])
    #expect(report.initialStates == 15)
    #expect("\(report.fingerprint)" == "5c753d954f7b3680")
  }
}
