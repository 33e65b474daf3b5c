import Equivalence
import LessonScreens
import Lessons
import Renderer
import Specifications
import Suites
import Testing

import class Separated.MinesScreen
import class Worst.MinesScreen

private typealias WorstScreen = Worst.MinesScreen
private typealias SeparatedScreen = Separated.MinesScreen

@Suite struct `Both variants of Mines` {
  @Test func `a flood across the largest field does not exhaust the stack`() throws {
    let field = String(repeating: ".", count: 60) + "\n"
    let state = MinesState(String(repeating: field, count: 39) + String(repeating: ".", count: 59) + "*")
    let lockstep = Lockstep<WorstScreen, SeparatedScreen>(state: state)
    try lockstep.send(.press(.square(column: 0, row: 0)))
    #expect(lockstep.first.savedState.game.nonMineSquaresRemaining == 0)
  }

  @Test func `is proved equal in every state of a small field`() throws {
    let check = LessonCheck(MinesSuite.self, subject: SeparatedScreen.self, reference: WorstScreen.self)
    let report = try check.states(.byTests)
    let settings = MinesSuite.exploredSettings(.byTests)
    #expect(report.states == MinesCount(settings).states)
    #expect(report.initialStates == 15)
    #expect("\(report.fingerprint)" == "5c753d954f7b3680")
  }
}

/// The states of Mines counted in another way: fields as sets of numbers, no screen, no order of search.
private struct MinesCount {
  private struct State: Hashable {
    var mines: Set<Int>
    var uncovered: Set<Int> = []
    var flagged: Set<Int> = []
    var flagMode = false
  }

  private(set) var states = 0
  private let width: Int
  private let squares: Range<Int>

  init(_ settings: MinesSettings) {
    width = settings.width
    squares = 0..<settings.width * settings.height
    var found: Set<State> = []
    for one in squares {
      for other in squares where one < other { found.insert(State(mines: [one, other])) }
    }
    var pending = Array(found)
    while let state = pending.popLast() {
      for next in successors(state) where found.insert(next).inserted { pending.append(next) }
    }
    states = found.count
  }

  private func successors(_ state: State) -> [State] {
    var switched = state
    switched.flagMode.toggle()
    let isOver =
      !state.uncovered.isDisjoint(with: state.mines) || state.uncovered.union(state.mines).count == squares.count
    return [switched] + (isOver ? [] : squares.map { pressed($0, state) })
  }

  private func pressed(_ square: Int, _ state: State) -> State {
    var state = state
    if state.flagMode {
      if !state.uncovered.contains(square) { state.flagged.formSymmetricDifference([square]) }
    } else if !state.flagged.contains(square) {
      spread(from: square, &state)
    }
    return state
  }

  private func spread(from square: Int, _ state: inout State) {
    guard !state.flagged.contains(square), state.uncovered.insert(square).inserted else { return }
    let near = squares.filter { isNear($0, square) }
    if !state.mines.contains(square), state.mines.isDisjoint(with: near) {
      for neighbour in near { spread(from: neighbour, &state) }
    }
  }

  private func isNear(_ one: Int, _ other: Int) -> Bool {
    one != other && abs(one % width - other % width) <= 1 && abs(one / width - other / width) <= 1
  }
}
