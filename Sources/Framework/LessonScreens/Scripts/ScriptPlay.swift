import Renderer

extension Screen {
  /// Sends a line's events, and draws after the last of them.
  /// - Throws: What the line asks for that is not on the screen.
  package func play(_ step: Script<Control>.Step) throws(ScriptError) {
    for event in step.events {
      do {
        try check(event)
      } catch {
        throw ScriptError(place: step.place, error)
      }
      handle(event)
    }
    redraw()
  }

  private func check(_ event: Event<Control>) throws(Mistake) {
    switch event {
    case .press(let control) where activeWindow.id(of: control) == nil:
      throw Mistake("there is no control '\(control)' on the screen: press one that is shown.")
    case .window(let number) where !(1...otherWindows.count + 1).contains(number):
      throw Mistake("there is no window \(number): this screen has \(otherWindows.isEmpty ? "one" : "two").")
    case .click(let point) where !Rect(activeWindow.size).contains(point):
      let size = activeWindow.size
      throw Mistake("'\(event)' is off the screen: columns are 0…\(size.width - 1), rows 0…\(size.height - 1).")
    default: break
    }
  }
}
