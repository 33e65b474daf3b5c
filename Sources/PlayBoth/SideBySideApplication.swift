import Foundation
import LessonScreens
import Lessons
import Play
import Renderer
import Terminal

/// Both variants in the terminal, with the keys of `play` itself.
final class SideBySideApplication<
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
