import Equivalence
import LessonScreens
import Lessons
import Renderer
import Testing

import class Separated.MinesScreen
import class Worst.MinesScreen

/// The field is
///
///     *....
///     *..*.
///     ...*.
@Suite struct `Two windows` {
  private typealias Screen = TwoWindows<Separated.MinesScreen>
  private let settings = MinesSettings(width: 5, height: 3, mineCount: 4)
  private let square = Event.press(MinesControl.square(column: 2, row: 1))

  @Test func `show the same data, whichever of them the events go to`() {
    let screen = Screen(settings: settings, seed: 7)
    for event in [.window(2), square, .window(1), .press(.square(column: 0, row: 2))] { screen.handle(event) }
    screen.redraw()
    let lines = screen.window.surface.lines
    #expect(lines[1] == "Squares to clear: 9")
    #expect(screen.otherWindows.map { $0.surface.lines[1] } == [lines[1]])
  }

  @Test func `have each a mode of their own, and what is saved is the first one's`() {
    let screen = Screen(settings: settings, seed: 7)
    for event in [.window(2), .press(.flag), square] { screen.handle(event) }
    #expect(!screen.savedState.flagMode)
    #expect(screen.savedState.game.squares[7].covering == .flagged)
    #expect(screen.activeWindow === screen.otherWindows[0])
  }

  @Test func `are compared both`() throws {
    let lockstep = Lockstep<TwoWindows<Worst.MinesScreen>, Screen>(settings: settings, seed: 7)
    let divergence = #expect(throws: Divergence.self) { try lockstep.send(square) }
    #expect(divergence?.description.hasPrefix("step 1, press square 2,1: cell ") == true)
  }

  @Test func `are reached by walks`() throws {
    let source = EventSource<MinesControl, MinesState>.uniform.inTwoWindows
    let walk = RandomWalk(settings: settings, source: source, seed: 1, steps: 400)
    let lockstep = Lockstep<Screen, Screen>(settings: settings, seed: 7)
    _ = try walk.run(lockstep)
    #expect(Set(lockstep.events.filter { $0 == .window(1) || $0 == .window(2) }).count == 2)
  }
}
