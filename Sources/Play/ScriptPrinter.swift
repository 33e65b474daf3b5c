import LessonScreens
import Lessons
import PlainText
import Renderer

/// Plays a script on a lesson's screen and prints what was asked for.
struct ScriptPrinter<S: Screen & Restorable> where S.SavedState: SavedState {
  let screen: S
  let print: Set<PrintOption>
  let glyphs: GlyphSet
  let output: Output

  func run(_ script: Script<S.Control>) throws(CommandError) {
    screen.redraw()
    try printStep(0, "start")
    for (index, step) in script.steps.enumerated() {
      do {
        try screen.play(step)
      } catch {
        throw .badData(error.description)
      }
      try printStep(index + 1, step.text)
    }
    if print.contains(.last) { try printFrame() }
    if print.contains(.state) { try output.line(screen.savedState.json) }
    try output.flush()
  }

  private func printStep(_ number: Int, _ text: String) throws(CommandError) {
    if print.isDisjoint(with: [.frames, .redraws]) { return }
    try output.line("== \(number): \(text.onOneLine)")
    if print.contains(.redraws) { try output.line(screen.activeWindow.redrawnNames.joined(separator: ", ")) }
    if print.contains(.frames) { try printFrame() }
  }

  private func printFrame() throws(CommandError) {
    for line in screen.activeWindow.surface.lines(glyphs: glyphs) { try output.line(line) }
  }
}
