import Equivalence
import Lessons
import Renderer
import Scripts
import Specifications

extension Example {
  /// Plays the script on a variant.
  /// - Parameter comparison: What is checked: all that the example expects, or its saved states alone.
  /// - Returns: What was not as expected, a line each.
  package func failures<S: RestorableScreen<L.Control, L.Settings, L.State>>(
    on variant: S.Type, comparing comparison: Comparison = .everything
  ) -> [String] {
    let screen = S(from: start, of: L.self)
    screen.redraw()
    do {
      for step in try Script<L.Control>(script, name: "example \(number)").steps { try screen.play(step) }
    } catch {
      return [error.description]
    }
    return checks.filter { comparison != .savedStates || $0.isAboutData }.compactMap { check in
      check.failure(on: screen).map { "\(title)\n  expected \(check), \($0)" }
    }
  }
}

extension Example.Check {
  /// What was found instead.
  fileprivate func failure(on screen: some RestorableScreen<L.Control, L.Settings, L.State>) -> String? {
    let lines = screen.activeWindow.surface.lines
    switch self {
    case .shows(let text):
      return lines.contains { $0.contains(text) } ? nil : "the screen is:\n" + lines.joined(separator: "\n")
    case .hides(let text):
      return lines.first { $0.contains(text) }.map { "but there is '\($0)'" }
    case .state: return failure(in: screen.savedState)
    case .enabled(let control):
      return screen.info(of: control)?.isEnabled == true ? nil : "it is disabled or absent"
    case .disabled(let control):
      return screen.info(of: control)?.isEnabled == false ? nil : "it is enabled or absent"
    case .absent(let control):
      return screen.info(of: control) == nil ? nil : "it is on the screen"
    case .focused(let control):
      let focused = screen.activeWindow.focusedControl
      return focused == control ? nil : "the focus is on \(focused.map { "'\($0)'" } ?? "nothing")"
    }
  }
}

extension Screen {
  fileprivate func info(of control: Control) -> Window<Control>.ControlInfo? {
    activeWindow.controls.first { $0.control == control }
  }
}
