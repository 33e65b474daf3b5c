import Console
import Equivalence
import Lessons
import Renderer
import Suites

import class Separated.MinesScreen
import class Worst.MinesScreen

struct ProveCommand {
  typealias W = Worst.MinesScreen
  typealias S = Separated.MinesScreen
  func run() throws {
    let settings = MinesSettings(width: 3, height: 3, mineCount: 2)
    let clock = ContinuousClock()
    var report: ExplorationReport?
    let time = try clock.measure {
      var exploration = Exploration<W, S>(MinesSuite.initialStates(settings), events: MinesSuite.events(settings))
      report = try exploration.run()
    }
    print(report!, time, Double(report!.transitions) / (time / .seconds(1)))
  }
}
