import Foundation
import LessonPairs
import Lessons
import Play
import Renderer
import Terminal

/// `workshop play`: both variants side by side, one input, in lockstep.
struct PlayCommand {
  let arguments: Arguments
}

extension PlayCommand: LessonVisitor {
  func visit<Suite, WorstScreen, SeparatedScreen>(
    _ pair: LessonPair<Suite, WorstScreen, SeparatedScreen>
  ) throws {
    typealias Both = SideBySide<WorstScreen, SeparatedScreen>
    var arguments = arguments
    let common = try CommonOptions(&arguments)
    let settings = try Suite.L.Settings(&arguments)
    try arguments.finish()
    let measure = TreeMeasure()
    let scoreboard = measure?.counts(inFolder: "\(Suite.L.self)") ?? ""
    if TerminalObstacle.current(environment: ProcessInfo.processInfo.environment) == nil {
      let both = Both(settings: settings, seed: common.seed, hint: " · ? help · q quit", scoreboard: scoreboard)
      try play(SideBySideApplication(both), common.terminalOptions)
    } else {
      let both = Both(settings: Suite.L.Settings(), seed: 1, scoreboard: scoreboard)
      try playScript(of: Suite.L.self, on: both, glyphs: common.glyphs, measure)
    }
  }

  /// Without a terminal: plays the lesson's own script and prints how it ended.
  private func playScript<L: Lesson, First, Second>(
    of lesson: L.Type, on both: SideBySide<First, Second>, glyphs: GlyphSet, _ measure: TreeMeasure?
  ) throws(CommandError) where First.Control == L.Control {
    let script = try Script<L.Control>(L.script, name: "the script of \(L.name)")
    for event in script.steps.flatMap(\.events) { both.send(event) }
    let output = Output()
    for line in both.surface.lines(glyphs: glyphs) { try output.line(line) }
    if let measure { for line in [""] + measure.scoreboard { try output.line(line) } }
    try output.flush()
    if !both.isEqual { throw CommandError(.failure, "The variants differ: see 'workshop prove \(L.name)'.") }
  }
}

/// Both variants in the terminal.
private final class SideBySideApplication<First: RestorableScreen, Second: RestorableScreen>: TerminalApplication
where
  First.Control == Second.Control, First.Settings == Second.Settings, First.SavedState == Second.SavedState
{
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
