import Lessons
import Renderer

/// Plays a script on a screen.
package struct ScriptRunner<S: Screen> {
  package let screen: S

  package init(screen: S) {
    self.screen = screen
    screen.redraw()
  }

  /// Sends the events, line by line, and draws after each line.
  /// - Parameter afterStep: Called with the number of the line among the events, from one, when it is drawn.
  package func play(
    _ script: Script<S.Control>,
    afterStep: (Int, Script<S.Control>.Step) throws(CommandError) -> Void = { _, _ throws(CommandError) in }
  ) throws(CommandError) {
    for (index, step) in script.steps.enumerated() {
      for event in step.events { try send(event, script, step) }
      screen.redraw()
      try afterStep(index + 1, step)
    }
  }

  private func send(
    _ event: Event<S.Control>, _ script: Script<S.Control>, _ step: Script<S.Control>.Step
  ) throws(CommandError) {
    do {
      try screen.check(event)
    } catch {
      throw .badData("\(script.name):\(step.line): \(error.description)")
    }
    screen.handle(event)
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
