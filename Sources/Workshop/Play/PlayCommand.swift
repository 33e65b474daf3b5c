import Foundation
import LessonPairs
import Lessons
import Play
import Renderer
import Scripts
import Terminal

/// `workshop play`: both variants side by side, one input, in lockstep.
struct PlayCommand: Subcommand {
  static let help = CommandHelp(
    name: "play", abstract: "both variants side by side, one input, in lockstep",
    usage: ["[LESSON]"],
    details: [
      "It takes the options of 'worst' and 'separated': see 'swift run worst --help'. Without a terminal it plays the lesson's script."
    ],
    examples: ["play", "play todo --capacity 4"],
    exits: [(.failure, "the variants differ"), (.usage, "unknown lesson or option")])

  private let arguments: Arguments
  private let lesson: any LessonPair.Type

  init(_ arguments: inout Arguments) throws(CommandError) {
    lesson = try arguments.lesson()
    self.arguments = arguments
  }

  func run() throws { try play(lesson) }

  private func play<Pair: LessonPair>(_ pair: Pair.Type) throws {
    typealias Both = SideBySide<Pair.WorstScreen, Pair.SeparatedScreen>
    var arguments = arguments
    let common = try CommonOptions(&arguments)
    let settings = try Pair.L.Settings(&arguments)
    try arguments.finish()
    let measure = TreeMeasure()
    let scoreboard = measure?.counts(inFolder: "\(Pair.L.self)") ?? ""
    if TerminalObstacle.current(environment: ProcessInfo.processInfo.environment) == nil {
      let both = Both(settings: settings, seed: common.seed, hint: " · ? help · q quit", scoreboard: scoreboard)
      try Play.play(SideBySideApplication(both), common.terminalOptions)
    } else {
      let both = Both(settings: Pair.L.Settings(), seed: 1, scoreboard: scoreboard)
      try playScript(of: Pair.L.self, on: both, glyphs: common.glyphs, measure)
    }
  }

  /// Without a terminal: plays the lesson's own script and prints how it ended.
  private func playScript<L: Lesson, First: RestorableScreen<L.Control, L.Settings, L.State>, Second>(
    of lesson: L.Type, on both: SideBySide<First, Second>, glyphs: GlyphSet, _ measure: TreeMeasure?
  ) throws(CommandError) {
    for event in L.parsedScript.events { both.send(event) }
    let output = Output()
    for line in both.surface.lines(glyphs: glyphs) { try output.line(line) }
    if let measure { for line in [""] + measure.scoreboard { try output.line(line) } }
    try output.flush()
    if !both.isEqual { throw CommandError(.failure, "The variants differ: see 'swift run workshop prove \(L.name)'.") }
  }
}

/// Both variants in the terminal.
private final class SideBySideApplication<
  First: RestorableScreen, Second: RestorableScreen<First.Control, First.Settings, First.SavedState>
>: TerminalApplication {
  private let both: SideBySide<First, Second>

  init(_ both: SideBySide<First, Second>) { self.both = both }

  var surface: Surface { both.surface }
  var acceptsText: Bool { both.window.acceptsText }
  var help: [String] { KeyHelp.lines }

  func handle(_ key: Key) { both.handle(key) }
  func click(_ point: Point) { both.click(point) }
  func tick() { both.send(.tick) }
  func redraw() { both.redraw() }
}
