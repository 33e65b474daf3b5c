import Equivalence
import Foundation
import LessonPairs
import LessonScreens
import Lessons
import PlainText
import Play
import Renderer
import Report
import Terminal

/// `workshop play`: both variants side by side, one input, in lockstep.
struct PlayCommand: Subcommand {
  static let help = CommandHelp(
    name: "play", abstract: "both variants side by side, one input, in lockstep",
    usage: ["[LESSON] [--variants A,B]"],
    options: [
      ("--variants A,B", "two others: 'observable', or a design of mines, as 'workshop designs --recorded' lists them")
    ],
    details: [
      "It takes the options of 'worst' and 'separated' that are not about a file: see 'swift run worst --help'. Without a terminal it plays the lesson's script.",
      "In a terminal, 't' shows below either screen the way of the last event: what was asked, written, announced, refreshed and redrawn, with file and line; and 'v' shows how often each variant breaks the rules. Promotions has a 't' and a 'v' of its own: there it is 'T' and 'V'.",
    ],
    examples: ["play", "play todo --capacity 4", "play mines --variants one-way,leaky"],
    exits: [(.failure, "the variants differ"), (.usage, "unknown lesson or option")])

  private let lesson: any LessonPair.Type
  private let variants: [VariantSource]
  private let common: CommonOptions
  /// The lesson's own.
  private let options: Arguments

  init(_ arguments: inout Arguments) throws(CommandError) {
    let names = try arguments.variantNames(.two)
    for option in ["state", "script", "print"] where arguments.names(option) {
      throw .usage("'--\(option)' is for one variant alone: leave it out, or use 'swift run worst'.")
    }
    common = try CommonOptions(&arguments)
    // Before the lesson's name: each takes the word behind it.
    options = try arguments.takeOptions(of: allLessons)
    lesson = try arguments.lesson()
    variants = try names.variants(of: lesson)
    try arguments.finish()
  }

  func run() throws {
    try play(lesson)
  }

  private func play<Pair: LessonPair>(_ pair: Pair.Type) throws {
    let (first, second) = (Pair.variant(variants[0]), Pair.variant(variants[1]))
    try play(Pair.L.self, first.screen, second.screen, Pairing(first, second))
  }

  private func play<
    L: Lesson, First: RestorableScreen<L.Control, L.Settings, L.State>,
    Second: RestorableScreen<L.Control, L.Settings, L.State>
  >(
    _ lesson: L.Type, _ first: First.Type, _ second: Second.Type, _ pairing: Pairing
  ) throws {
    typealias Both = SideBySide<First, Second>
    var options = options
    let settings = try L.Settings(&options)
    try options.finish()
    if TerminalObstacle.current(environment: ProcessInfo.processInfo.environment) == nil {
      let both = Both(pairing, settings: settings, seed: common.seed, isPlayed: true)
      try Play.play(SideBySideApplication(both), common.terminalOptions)
    } else {
      try playScript(of: L.self, on: Both(pairing, settings: L.Settings(), seed: 1), glyphs: common.glyphs)
    }
  }

  /// Without a terminal: plays the lesson's own script and prints how it ended.
  private func playScript<L: Lesson, First: RestorableScreen<L.Control, L.Settings, L.State>, Second>(
    of lesson: L.Type, on both: SideBySide<First, Second>, glyphs: GlyphSet
  ) throws(CommandError) {
    for event in L.parsedScript.events { both.send(event) }
    let output = Output()
    for line in both.surface.lines(glyphs: glyphs) { try output.line(line) }
    if let measure = both.pairing.measure { for line in [""] + measure.scoreboard { try output.line(line) } }
    try output.flush()
    if !both.isEqual { throw CommandError(.failure, "The variants differ: see 'swift run workshop prove \(L.name)'.") }
  }
}

/// Both variants in the terminal, with the keys of `play` itself.
private final class SideBySideApplication<
  First: Screen & Restorable, Second: RestorableScreen<First.Control, First.Settings, First.SavedState>
>: TerminalApplication {
  private let both: SideBySide<First, Second>
  /// Begun when the flow is shown for the first time.
  private var reading: BackgroundReading<FlowSources>?

  init(_ both: SideBySide<First, Second>) { self.both = both }

  private var measure: TreeMeasure? { both.pairing.measure }

  var surface: Surface { both.surface }
  var acceptsText: Bool { both.window.acceptsText }
  var help: [String] {
    KeyHelp.lines
      + (measure == nil ? [] : PlayKey.allCases.map { "\($0.letter(in: views))                 \($0.purpose)" })
  }

  private var views: ViewTable { both.window.views }

  func handle(_ key: Key) throws {
    guard let measure, !acceptsText, let ours = PlayKey.allCases.first(where: { $0.isPressed(key, in: views) }) else {
      return both.handle(key)
    }
    switch ours {
    case .flow: try switchFlow(measure)
    case .counts: both.switchCounts()
    }
  }

  private func switchFlow(_ measure: TreeMeasure) throws {
    if both.showsFlow { return both.hideFlow() }
    both.awaitFlow()
    if reading != nil { return }
    let sources = try measure.sources()
    let root = FileManager.default.currentDirectoryPath
    reading = BackgroundReading { try FlowSources(sources.first, sources.second, screen: "\(First.self)", root: root) }
  }

  private func showFlowWhenRead() throws {
    if both.awaitsFlow, let sources = try reading?.valueIfRead() { both.showFlow(sources) }
  }

  func click(_ point: Point) { both.click(point) }
  func tick() { both.send(.tick) }
  func redraw() throws {
    both.redraw()
    try showFlowWhenRead()
  }
  func terminalDidResize(to size: Size) { both.terminalDidResize(to: size) }
}
