import Foundation
import LessonScreens
import Lessons
import PlainText
import Play
import Renderer
import Terminal

/// Two variants of a lesson, ready to be started beside each other.
package struct SideBySideProgram<
  L: Lesson, First: RestorableLessonScreen<L>, Second: RestorableLessonScreen<L>
>: RunnableLesson {
  package typealias Played = L
  private typealias Both = SideBySide<First, Second>

  private let pairing: () -> Pairing

  /// - Parameter pairing: Evaluated when they are started.
  package init(
    _ lesson: L.Type, _ first: First.Type, _ second: Second.Type, _ pairing: @autoclosure @escaping () -> Pairing
  ) {
    self.pairing = pairing
  }

  package func run(_ arguments: inout Arguments, _ common: CommonOptions) throws(CommandError) {
    let settings = try L.Settings(&arguments)
    if TerminalObstacle.current == nil {
      let both = Both(pairing(), settings: settings, seed: common.seed, isPlayed: true)
      try play(SideBySideApplication(both), common.terminalOptions)
    } else {
      try playScript(on: Both(pairing(), settings: L.Settings(), seed: 1), glyphs: common.glyphs)
    }
  }

  /// Without a terminal: plays the lesson's own script and prints how it ended.
  private func playScript(on both: Both, glyphs: GlyphSet) throws(CommandError) {
    for event in L.parsedScript.events { both.send(event) }
    let counts = both.pairing.measure.map { [""] + $0.scoreboard } ?? []
    let inASCII = counts.map { line in String(line.compactMap { glyphs.replacing(Glyph($0)).character }) }
    try printLines(both.surface.lines(glyphs: glyphs) + (glyphs == .ascii ? inASCII : counts))
    if !both.isEqual { throw CommandError(.failure, "The variants differ: see 'swift run workshop prove \(L.name)'.") }
  }
}

/// What `--help` says of playing two variants.
package enum SideBySideHelp {
  package static let withoutTerminal = "Without a terminal it plays the lesson's script, at its own sizes and seed."
  package static let keys =
    "In a terminal, 't' shows below either screen the path of the last event: what was asked, written, announced, refreshed and redrawn, with file and line; and 'v' shows how often each variant breaks the rules."
}

/// Both variants in the terminal, with the keys of `play` itself.
final class SideBySideApplication<First: Screen & Restorable, Second: CounterpartScreen<First>>: TerminalApplication {
  private let both: SideBySide<First, Second>
  /// Begun when the flow is shown for the first time.
  private var reading: BackgroundReading<FlowSources>?

  init(_ both: SideBySide<First, Second>) { self.both = both }

  private var measure: TreeMeasure? { both.pairing.measure }

  var surface: Surface { both.surface }
  var acceptsText: Bool { both.window.acceptsText }
  var help: [String] {
    KeyHelp.lines + (measure == nil ? [] : PlayKey.allCases.map { "\($0.rawValue)                 \($0.purpose)" })
  }

  func handle(_ key: Key) throws {
    guard let measure, !acceptsText, let ours = PlayKey.allCases.first(where: { key == .character($0.rawValue) })
    else { return both.handle(key) }
    switch ours {
    case .flow: try switchFlow(measure)
    case .counts: both.switchCounts()
    }
  }

  private func switchFlow(_ measure: TreeMeasure) throws {
    if both.showsFlow { return both.hideFlow() }
    both.awaitFlow()
    if reading != nil { return }
    let (variants, root) = (measure.variants, FileManager.default.currentDirectoryPath)
    reading = BackgroundReading {
      let sources = try variants.map { try SourcePath($0, screen: "\(First.self)", in: root) }
      return (sources[0], sources[1])
    }
  }

  func click(_ point: Point) { both.click(point) }
  func tick() { both.send(.tick) }
  func redraw() throws {
    both.redraw()
    if both.awaitsFlow, let sources = try reading?.valueIfRead() { both.showFlow(sources) }
  }
  func terminalDidResize(to size: Size) { both.terminalDidResize(to: size) }
}
