import Foundation
import Lessons
import PlainText
import Renderer
import Terminal

/// Plays an application in the terminal until the person quits; Ctrl-C ends the program with 130.
package func play(_ application: any TerminalApplication, _ options: TerminalOptions) throws(CommandError) {
  if let obstacle = TerminalObstacle.current { throw .usage("\(obstacle)") }
  do {
    if try TerminalLoop.run(application, options: options) == .interrupted { exit(130) }
  } catch let error as CommandError {
    throw error
  } catch {
    throw CommandError(.output, "Cannot write to the terminal: \(error).")
  }
}

extension CommonOptions {
  /// In a locale without them, no characters beyond ASCII.
  package var terminalOptions: TerminalOptions {
    let environment = ProcessInfo.processInfo.environment
    return TerminalOptions(
      usesColor: color.usesColor(environment: environment),
      glyphs: isUnicodeLocale(environment: environment) ? glyphs : .ascii)
  }
}

/// One screen in the terminal; its state is saved when it has changed.
final class ScreenApplication<S: Screen & Restorable>: TerminalApplication where S.SavedState: SavedState {
  private let screen: S
  private let file: StateFile<S.SavedState>?
  /// What is in the file, or would be: two states that are equal can differ in how a character is composed.
  private var saved: Data

  init(_ screen: S, file: StateFile<S.SavedState>?) {
    self.screen = screen
    self.file = file
    saved = Data(screen.savedState.json.utf8)
  }

  var surface: Surface { screen.window.surface }
  var acceptsText: Bool { screen.window.acceptsText }
  let help = KeyHelp.lines
  let footer = "? help · q quit"

  func handle(_ key: Key) { screen.handle(.key(key)) }
  func click(_ point: Point) { screen.handle(.click(point)) }
  func tick() { screen.handle(.tick) }
  func redraw() { screen.redraw() }

  func save() throws {
    guard let file else { return }
    let state = Data(screen.savedState.json.utf8)
    if state == saved { return }
    try file.save(screen.savedState)
    saved = state
  }
}

/// The keys that every lesson understands.
package enum KeyHelp {
  package static let lines = [
    "arrows, h j k l   move the focus",
    "Tab, Shift-Tab    go round",
    "Return, Space     press",
    "a key beside a control presses it",
    "in a text field: type; Return, Escape",
    "the mouse clicks",
  ]
}
