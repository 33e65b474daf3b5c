import Lessons
import Renderer

/// Plays a script on a screen and prints what was asked for.
struct ScriptRunner<S: RestorableScreen> where S.SavedState: SavedState {
  let screen: S
  let print: PrintOptions
  let glyphs: GlyphSet
  let output: Output

  func run(_ script: Script<S.Control>) throws(CommandError) {
    try printStep(0, "start")
    for (index, step) in script.steps.enumerated() {
      for event in step.events {
        do {
          try screen.check(event)
        } catch {
          throw .badData("\(script.name):\(step.line): \(error.description)")
        }
        screen.handle(event)
      }
      try printStep(index + 1, step.text)
    }
    if print.contains(.last) { try printFrame() }
    if print.contains(.state) { try output.line(screen.savedState.json) }
    try output.flush()
  }

  private func printStep(_ number: Int, _ text: String) throws(CommandError) {
    screen.redraw()
    if print.isDisjoint(with: [.frames, .redraws]) { return }
    try output.line("== \(number): \(text)")
    if print.contains(.redraws) {
      try output.line(screen.window.names(of: screen.window.redrawn).joined(separator: ", "))
    }
    if print.contains(.frames) { try printFrame() }
  }

  private func printFrame() throws(CommandError) {
    for line in screen.window.surface.lines { try output.line(glyphs.replacing(line)) }
  }
}

extension Screen {
  /// Throws when a script asks for what is not on the screen.
  func check(_ event: Event<Control>) throws(ScriptError) {
    switch event {
    case .press(let control) where window.id(of: control) == nil:
      throw ScriptError("there is no control '\(control)' on the screen: press one that is shown.")
    case .click(let point) where !Rect(window.size).contains(point):
      throw ScriptError(
        "'click \(point.x) \(point.y)' is off the screen: columns are 0…\(window.size.width - 1), "
          + "rows 0…\(window.size.height - 1).")
    default: break
    }
  }
}

/// What `--print` asks for.
package struct PrintOptions: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let last = PrintOptions(rawValue: 1)
  package static let frames = PrintOptions(rawValue: 2)
  package static let state = PrintOptions(rawValue: 4)
  package static let redraws = PrintOptions(rawValue: 8)

  private static let names: [(name: String, option: PrintOptions)] = [
    ("last", .last), ("frames", .frames), ("state", .state), ("redraws", .redraws),
  ]

  /// - Parameter list: Names, separated by commas.
  package init(list: String) throws(CommandError) {
    self = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let known = PrintOptions.names.first(where: { $0.name == name }) else {
        throw .usage("'--print \(list)' is unknown: choose from last, frames, state, redraws, joined by commas.")
      }
      insert(known.option)
    }
  }
}
