import Equivalence
import Foundation
import Lessons
import Renderer
import Separated
import Suites
import Worst

/// How fast both variants of Mines are compared, and how fast source is measured.
struct EngineBenchmark {
  typealias First = Worst.MinesScreen
  typealias Second = Separated.MinesScreen

  /// A row of the table: so many of something in so many seconds of processor time.
  struct Row: Encodable {
    let name: String
    let count: Int
    let seconds: Double

    var perSecond: Double { Double(count) / max(seconds, 1e-9) }
  }

  private static let steps = 300_000

  static func rows() throws -> [Row] {
    [
      try time("lockstep transitions, every state of 3 x 3 with 2 mines", explore),
      time("random events, 10 x 10, handled by both, compared by none", handle),
      try time("random events, 10 x 10, all compared but the frames") { try walk(comparesFrames: false) },
      try time("random events, 10 x 10, frames compared too") { try walk(comparesFrames: true) },
    ]
  }

  private static func time(_ name: String, _ body: () throws -> Int) rethrows -> Row {
    let start = ProcessInfo.processInfo.processorSeconds
    let count = try body()
    return Row(name: name, count: count, seconds: ProcessInfo.processInfo.processorSeconds - start)
  }

  private static func explore() throws -> Int {
    try LessonCheck(MinesSuite.self, subject: Second.self, reference: First.self).states(.whole).transitions
  }

  /// The bare steps: what a comparison costs comes on top.
  private static func handle() -> Int {
    let lockstep = Lockstep<First, Second>(settings: MinesSettings(), seed: 1, comparing: .savedStates)
    var generator = SplitMix64(seed: 1)
    for _ in 0..<steps {
      let event: Event<MinesControl> = generator.press(in: lockstep.first.window)
      lockstep.first.handle(event)
      lockstep.second.handle(event)
    }
    return steps
  }

  private static func walk(comparesFrames: Bool) throws -> Int {
    let presses = EventSource<MinesControl, MinesState>("presses") { generator, window, _ in
      generator.press(in: window)
    }
    let walk = RandomWalk(settings: MinesSettings(), source: presses, seed: 1, steps: steps)
    let lockstep = Lockstep<First, Second>(
      settings: MinesSettings(), seed: 1, comparing: comparesFrames ? .everything : .withoutFrames)
    return try walk.run(lockstep).steps
  }
}
