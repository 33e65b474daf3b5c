import Lessons
import Renderer

/// A screen that is sent steps by number.
final class SteppedScreen<S: Screen & Restorable> {
  let screen: S
  private let steps: [[Event<S.Control>]]
  private let views: ViewTable
  /// The controls that are pressed by steps of a single press; for each such step the number of its control.
  private var controls: [S.Control] = []
  private var pressed: [Int?] = []
  /// The views of these controls, and the version of the layout in which each was looked up.
  private var targets: [(view: ViewID, layoutVersion: Int)] = []

  init(_ screen: S, steps: [[Event<S.Control>]]) {
    self.screen = screen
    self.steps = steps
    views = screen.window.views
    for step in steps {
      let control = step.onlyPress()
      if let control { controls.append(control) }
      pressed.append(control != nil ? controls.count - 1 : nil)
    }
    targets = controls.map { _ in (.none, -1) }
    screen.redraw()
  }

  /// Sends a step.
  /// - Returns: Whether it had something to act on.
  func send(_ step: Int) -> Bool {
    guard let control = pressed[step] else { return send(steps[step]) }
    let target = target(control)
    if target == .none { return false }
    screen.press(controls[control], target)
    return true
  }

  /// A step is left out whole when its first event has nothing to act on.
  private func send(_ events: [Event<S.Control>]) -> Bool {
    if case .press(let control)? = events.first, screen.window.id(of: control) == nil { return false }
    for event in events { screen.handle(event) }
    return true
  }

  private func target(_ control: Int) -> ViewID {
    if targets[control].layoutVersion != views.layoutVersion {
      targets[control] = (screen.window.id(of: controls[control]) ?? .none, views.layoutVersion)
    }
    return targets[control].view
  }
}

extension Array {
  /// The control that is pressed, if that is all that happens.
  fileprivate func onlyPress<Control>() -> Control? where Element == Event<Control> {
    guard count == 1, case .press(let control)? = first else { return nil }
    return control
  }
}
