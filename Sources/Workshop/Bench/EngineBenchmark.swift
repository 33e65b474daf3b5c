import Equivalence
import Foundation
import LessonPairs
import LessonScreens
import Lessons
import PlainText
import Play
import PlayBoth
import Renderer
import Suites
import Terminal

/// How fast both variants of each lesson are compared, on one core: by the code that `prove` and `play` run.
enum EngineBenchmark {
  /// A row of the table: how many of something in how many seconds of processor time.
  struct Row: Encodable {
    let lesson: String
    let name: String
    let count: Int
    let seconds: Double

    var perSecond: Double { Double(count) / max(seconds, 1e-9) }
  }

  private static let events = 100_000
  /// Events after which the screens are made anew, as on a walk: no conversation goes on for ever.
  private static let eventsInRow = 500

  /// Calls `report` with each row as soon as it is measured.
  static func run(_ report: (Row) throws -> Void) throws {
    for lesson in allLessons { try run(lesson, report) }
    printStep("Comparing every state of mines…")
    try report(time("mines", "states compared, as in 'prove --exhaustive'") { try transitions(MinesPair.self, .whole) })
  }

  private static func run<Pair: LessonPair>(_ pair: Pair.Type, _ report: (Row) throws -> Void) throws {
    printStep("Timing both variants of \(pair.name)…")
    try report(time(pair.name, "events handled and drawn by both, compared by none") { handled(pair) })
    try report(time(pair.name, "events compared, as in 'prove --random'") { try walked(pair) })
    try report(time(pair.name, "events compared and shown, as in 'play'") { played(pair) })
    try report(time(pair.name, "states compared, as in the tests") { try transitions(pair, .byTests) })
    try report(time(pair.name, "states compared, as in the tests, of observable") { try observableTransitions(pair) })
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

  /// With the same partner as Separated, so that the two can be compared.
  private static func observableTransitions<Pair: LessonPair>(_ pair: Pair.Type) throws -> Int {
    let names = [VariantName.worst, VariantName.observable]
    let variants = Pair.sources.filter { names.contains($0.name) }.map(Pair.variant)
    let outcome = Pair.check(variants[1], with: variants[0], [.states(.byTests)])
    guard outcome.difference == nil, let states = outcome.states else {
      throw CommandError(.failure, "Observable differs: 'workshop prove \(Pair.name) --variants worst,observable'.")
    }
    return states.transitions
  }

  /// The bare steps: what a comparison costs comes on top.
  private static func handled<Pair: LessonPair>(_ pair: Pair.Type) -> Int {
    for row in 0..<events / eventsInRow {
      let seed = UInt64(row)
      let first = Pair.WorstScreen(settings: Pair.L.Settings(), seed: seed)
      let second = Pair.SeparatedScreen(settings: Pair.L.Settings(), seed: seed)
      var generator = SplitMix64(seed: seed)
      for _ in 0..<eventsInRow {
        let event: Event<Pair.L.Control> = generator.press(in: first.window)
        first.handle(event)
        second.handle(event)
        first.redraw()
        second.redraw()
      }
    }
    return events
  }

  private static func played<Pair: LessonPair>(_ pair: Pair.Type) -> Int {
    for row in 0..<events / eventsInRow {
      let both = SideBySide<Pair.WorstScreen, Pair.SeparatedScreen>(
        Pairing(names: (Pair.both[0].name, Pair.both[1].name)), settings: Pair.L.Settings(), seed: UInt64(row))
      var generator = SplitMix64(seed: UInt64(row))
      for _ in 0..<eventsInRow { both.send(generator.press(in: both.window)) }
    }
    return events
  }
}
