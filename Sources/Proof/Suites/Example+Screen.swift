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
  package func failures<S: LessonScreen<L>>(
    on variant: S.Type, comparing comparison: Comparison = .everything
  ) -> [String] {
    let screen = begin(variant)
    if let error = play(script, on: screen) { return [error.description] }
    return checks.filter(comparison.asks).compactMap { check in
      failure(of: check, on: screen).map { "\(title)\n  \($0)" }
    }
  }

  private func play(_ script: String, on screen: some Screen<L.Control>) -> ScriptError? {
    do {
      for step in try Script<L.Control>(script, name: "example \(number)").steps { try screen.play(step) }
      return nil
    } catch {
      return error
    }
  }

  private func begin<S: LessonScreen<L>>(_ variant: S.Type) -> S {
    let screen = S(from: start)
    screen.redraw()
    return screen
  }

  /// One after the other, as a check may send events. None is asked twice.
  private func firstFailure<S: LessonScreen<L>>(of checks: [Check], on screen: S) -> String? {
    for check in checks {
      if let failure = failure(of: check, on: screen) { return failure }
    }
    return nil
  }

  private func failure<S: LessonScreen<L>>(of check: Check, on screen: S) -> String? {
    switch check {
    case .afterRestoring(let state, let checks):
      screen.restore(state)
      screen.redraw()
      return firstFailure(of: checks, on: screen).map { "after restoring \(state.json): \($0)" }
    case .inAnotherWindow(let checks):
      let other = begin(S.self)
      other.viewState = screen.viewState
      other.redraw()
      return firstFailure(of: checks, on: other).map { "in another window: \($0)" }
    case .after(let script, let checks):
      if let error = play(script, on: screen) { return error.description }
      return firstFailure(of: checks, on: screen).map { "after \(script.quoted): \($0)" }
    case .reads, .refuses, .names, .option: return failure(ofFormat: check).map { "expected \(check), \($0)" }
    default:
      return (check.failure(in: screen.savedState) ?? check.failure(on: screen)).map { "expected \(check), \($0)" }
    }
  }
}

extension Comparison {
  fileprivate func asks<L>(_ check: Example<L>.Check) -> Bool {
    switch self {
    case .everything: true
    case .withoutRedraws: !check.isAboutRedraws
    case .savedStates: check.isAboutData
    }
  }
}

extension Example.Check {
  fileprivate func failure(on screen: some Screen<L.Control>) -> String? {
    let lines = screen.activeWindow.surface.lines
    let frame = lines.joined(separator: "\n")
    switch self {
    case .shows(let text):
      return lines.contains { $0.contains(text) } ? nil : "the screen is:\n" + frame
    case .hides(let text):
      return lines.first { $0.contains(text) }.map { "but there is '\($0)'" }
    case .line(let row, let text):
      return lines.indices.contains(row) && lines[row] == text ? nil : "the screen is:\n" + frame
    case .frame(let text):
      return frame == text ? nil : "the screen is:\n" + frame
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
      let (count, names) = (screen.activeWindow.redrawn.count, screen.activeWindow.redrawnNames)
      return count <= views ? nil : "it redraws \(count): \(names.joined(separator: ", "))"
    case .state, .value, .writes, .reads, .refuses, .names, .option, .afterRestoring, .inAnotherWindow, .after:
      return nil
    }
  }
}

extension Screen {
  fileprivate func info(of control: Control) -> Window<Control>.ControlInfo? {
    activeWindow.controls.first { $0.control == control }
  }
}

// The same examples on a screen that is never drawn: what a variant without a model offers to a test of its data.

extension Example {
  /// The script, read for a screen.
  package var events: [Event<L.Control>] {
    get throws(ScriptError) { try Script(script, name: "example \(number)").events }
  }

  /// What a screen saves after some events, when nothing is ever drawn.
  package static func undrawnState<S: RestorableLessonScreen<L>>(
    of variant: S.Type, after events: [Event<L.Control>], from start: Start
  ) -> L.State {
    let screen = S(from: start)
    for event in events { screen.handle(event) }
    return screen.savedState
  }
}
