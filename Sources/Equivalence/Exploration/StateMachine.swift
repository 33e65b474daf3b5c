import Renderer

/// A screen as an exploration sees it: something that can be put into a state, be sent an event by number, and be asked
/// what came of it. It knows neither controls nor saved states, so that the hot path passes nothing but bytes.
protocol StateMachine: AnyObject {
  /// Puts it into a state.
  func restore(_ bytes: ArraySlice<UInt8>)
  /// Sends an event.
  /// - Returns: Whether the event had something to act on.
  func send(_ event: Int) -> Bool
  /// Writes the state it is in.
  func pack(into bytes: inout PackedBytes)
  /// Whether the search goes on from the state it is in.
  var isInBounds: Bool { get }

  /// The views of its window.
  var views: ViewTable { get }
  /// Draws what is to be redrawn.
  func redraw()
}

/// A lesson's screen as a state machine.
final class ScreenMachine<S: RestorableScreen>: StateMachine where S.SavedState: PackableState {
  let views: ViewTable
  private let screen: S
  private let steps: [[Event<S.Control>]]
  private let bounds: ((S.SavedState) -> Bool)?
  /// The controls that steps of one press press, and for each step which of them, or nothing for another step.
  private var controls: [S.Control] = []
  private var pressed: [Int?] = []
  /// The views of the controls, for as long as the layout stays.
  private var targets: [ViewID] = []
  private var layoutVersion = -1

  init(_ screen: S, steps: [[Event<S.Control>]], bounds: ((S.SavedState) -> Bool)?) {
    self.screen = screen
    self.steps = steps
    self.bounds = bounds
    views = screen.window.views
    for step in steps {
      let control = step.onlyPress()
      if let control { controls.append(control) }
      pressed.append(control != nil ? controls.count - 1 : nil)
    }
    screen.redraw()
  }

  func restore(_ bytes: ArraySlice<UInt8>) {
    var bytes = UnpackedBytes(bytes)
    screen.restore(S.SavedState(unpacking: &bytes))
  }

  func send(_ step: Int) -> Bool {
    guard let control = pressed[step] else { return send(steps[step]) }
    if layoutVersion != views.layoutVersion { findTargets() }
    if targets[control] == .none { return false }
    screen.press(controls[control], targets[control])
    return true
  }

  /// A step is left out whole when its first event has nothing to act on.
  private func send(_ events: [Event<S.Control>]) -> Bool {
    if case .press(let control)? = events.first, screen.window.id(of: control) == nil { return false }
    for event in events { screen.handle(event) }
    return true
  }

  private func findTargets() {
    targets = controls.map { screen.window.id(of: $0) ?? .none }
    layoutVersion = views.layoutVersion
  }

  func pack(into bytes: inout PackedBytes) { screen.savedState.pack(into: &bytes) }

  var isInBounds: Bool { bounds.map { $0(screen.savedState) } ?? true }

  func redraw() { screen.redraw() }
}

extension Array {
  /// The control that is pressed, if that is all that happens.
  fileprivate func onlyPress<Control>() -> Control? where Element == Event<Control> {
    guard count == 1, case .press(let control)? = first else { return nil }
    return control
  }
}
