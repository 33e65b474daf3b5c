import Equivalence
import Foundation
import LessonPairs
import Lessons
import Renderer
import Suites

/// How fast both variants of each lesson are compared, on one core: by the code that `prove` and `play` run.
enum EngineBenchmark {
  /// A row of the table: so many of something in so many seconds of processor time.
  struct Row: Encodable {
    let lesson: String
    let name: String
    let count: Int
    let seconds: Double

    var perSecond: Double { Double(count) / max(seconds, 1e-9) }
  }

  private static let events = 100_000

  static func rows() throws -> [Row] {
    try allLessons.flatMap { try rows($0) } + [
      try time("mines", "states compared, as in 'prove --exhaustive'") { try transitions(MinesPair.self, .whole) }
    ]
  }

  private static func rows<Pair: LessonPair>(_ pair: Pair.Type) throws -> [Row] {
    [
      time(pair.name, "events handled and drawn by both, compared by none") { handled(pair) },
      try time(pair.name, "events compared, as in 'prove --random'") { try walked(pair) },
      time(pair.name, "events compared and shown, as in 'play'") { played(pair) },
      try time(pair.name, "states compared, as in the tests") { try transitions(pair, .byTests) },
    ]
  }

  private static func time(_ lesson: String, _ name: String, _ body: () throws -> Int) rethrows -> Row {
    let start = ProcessInfo.processInfo.processorSeconds
    let count = try body()
    return Row(lesson: lesson, name: name, count: count, seconds: ProcessInfo.processInfo.processorSeconds - start)
  }

  // MARK: What is timed

  private static func check<Pair: LessonPair>(
    _ pair: Pair.Type
  ) -> LessonCheck<Pair.Suite, Pair.SeparatedScreen, Pair.WorstScreen> {
    LessonCheck(Pair.Suite.self, subject: Pair.SeparatedScreen.self, reference: Pair.WorstScreen.self)
  }

  private static func walked<Pair: LessonPair>(_ pair: Pair.Type) throws -> Int {
    try check(pair).walks(.events(events)).coverage.steps
  }

  private static func transitions<Pair: LessonPair>(_ pair: Pair.Type, _ size: ExplorationSize) throws -> Int {
    try check(pair).states(size).transitions
  }

  /// The bare steps: what a comparison costs comes on top.
  private static func handled<Pair: LessonPair>(_ pair: Pair.Type) -> Int {
    let first = Pair.WorstScreen(settings: Pair.L.Settings(), seed: 1)
    let second = Pair.SeparatedScreen(settings: Pair.L.Settings(), seed: 1)
    var generator = SplitMix64(seed: 1)
    for _ in 0..<events {
      let event: Event<Pair.L.Control> = generator.press(in: first.window)
      first.handle(event)
      second.handle(event)
      first.redraw()
      second.redraw()
    }
    return events
  }

  private static func played<Pair: LessonPair>(_ pair: Pair.Type) -> Int {
    let both = SideBySide<Pair.WorstScreen, Pair.SeparatedScreen>(
      settings: Pair.L.Settings(), seed: 1, scoreboard: "")
    var generator = SplitMix64(seed: 1)
    for _ in 0..<events { both.send(generator.press(in: both.window)) }
    return events
  }
}
