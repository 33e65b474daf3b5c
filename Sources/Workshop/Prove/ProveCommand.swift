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
    for frames in [false, true] {
      let walk = RandomWalk(settings: MinesSettings(), source: MinesSuite.sources[0], seed: 1, steps: 300_000)
      let clock = ContinuousClock()
      let time = try clock.measure {
        let c = try walk.run(Lockstep<W, S>(settings: MinesSettings(), seed: 1, comparesFrames: frames))
        print(c.effectiveSteps)
      }
      print(frames, 0.3 / (time / .seconds(1)))
    }
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
