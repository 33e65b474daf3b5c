import Equivalence
import LessonScreens
import Lessons
import Renderer
import Specifications

extension Example {
  /// Plays the script on a variant.
  /// - Parameter comparison: What is checked of what the example expects: all of it, all but its redraws, or its saved
  ///   states alone.
  /// - Returns: What was not as expected, a line each.
  package func failures<S: ShareableScreen<L.Control, L.Settings, L.State>>(
    on variant: S.Type, comparing comparison: Comparison = .everything
  ) -> [String] {
    let screen = begin(variant)
    do {
      for step in try Script<L.Control>(script, name: "example \(number)").steps { try screen.play(step) }
    } catch {
      return [error.description]
    }
    return checks.filter(comparison.asks).compactMap { check in
      failure(of: check, on: screen).map { "\(title)\n  expected \(check), \($0)" }
    }
  }

  private func begin<S: ShareableScreen<L.Control, L.Settings, L.State>>(_ variant: S.Type) -> S {
    let screen = S(from: start, of: L.self)
    screen.redraw()
    return screen
  }

  /// What was found instead.
  private func failure<S: ShareableScreen<L.Control, L.Settings, L.State>>(of check: Check, on screen: S) -> String? {
    switch check {
    case .afterRestoring(let state, let checks):
      screen.restore(state)
      screen.redraw()
      return checks.lazy.compactMap { failure(of: $0, on: screen) }.first
    case .inAnotherWindow(let checks):
      let other = begin(S.self)
      other.viewState = screen.viewState
      other.redraw()
      return checks.lazy.compactMap { failure(of: $0, on: other) }.first
    case .reads, .refuses, .names, .option: return failure(ofFormat: check)
    default: return check.failure(in: screen.savedState) ?? check.failure(on: screen)
    }
  }
}

extension Comparison {
  fileprivate func asks<L>(_ check: Example<L>.Check) -> Bool {
    switch self {
    case .everything, .withoutFrames: true
    case .withoutRedraws: !check.isAboutRedraws
    case .savedStates: check.isAboutData
    }
  }
}

extension Example.Check {
  fileprivate func failure(on screen: some Screen<L.Control>) -> String? {
    let lines = screen.activeWindow.surface.lines
    switch self {
    case .shows(let text):
      return lines.contains { $0.contains(text) } ? nil : "the screen is:\n" + lines.joined(separator: "\n")
    case .hides(let text):
      return lines.first { $0.contains(text) }.map { "but there is '\($0)'" }
    case .line(let row, let text):
      return lines.indices.contains(row) && lines[row] == text
        ? nil : "the screen is:\n" + lines.joined(separator: "\n")
    case .cell(let column, let row, let words):
      let cell = "\(screen.activeWindow.surface[column, row])"
      return cell == words ? nil : "it is \(cell)"
    case .size(let columns, let rows):
      let size = screen.activeWindow.surface.size
      return size == Size(width: columns, height: rows) ? nil : "it is \(size)"
    case .enabled(let control):
      return screen.info(of: control)?.isEnabled == true ? nil : "it is disabled or absent"
    case .disabled(let control):
      return screen.info(of: control)?.isEnabled == false ? nil : "it is enabled or absent"
    case .absent(let control):
      return screen.info(of: control) == nil ? nil : "it is on the screen"
    case .focused(let control):
      let focused = screen.activeWindow.focusedControl
      return focused == control ? nil : "the focus is on \(focused.map { "'\($0)'" } ?? "nothing")"
    case .place(let control, let column, let row, let columns):
      let frame = screen.info(of: control)?.frame
      return frame == Rect(x: column, y: row, width: columns) ? nil : "it is at \(frame.map { "\($0)" } ?? "no place")"
    case .redrawsAtMost(let views):
      let redrawn = screen.activeWindow.redrawn
      return redrawn.count <= views
        ? nil : "it redraws \(redrawn.count): \(screen.activeWindow.names(of: redrawn).joined(separator: ", "))"
    case .state, .value, .writes, .reads, .refuses, .names, .option, .afterRestoring, .inAnotherWindow: return nil
    }
  }
}

extension Screen {
  fileprivate func info(of control: Control) -> Window<Control>.ControlInfo? {
    activeWindow.controls.first { $0.control == control }
  }
}
