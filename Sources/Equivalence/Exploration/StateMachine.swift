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

  /// The views of its window.
  var views: ViewTable { get }
  /// Draws what is to be redrawn.
  func redraw()
}

/// A lesson's screen as a state machine.
final class ScreenMachine<S: RestorableScreen>: StateMachine where S.SavedState: PackableState {
  let views: ViewTable
  private let screen: S
  private let events: [Event<S.Control>]
  /// The controls that events press, and for each event which of them, or nothing for an event of another kind.
  private var controls: [S.Control] = []
  private var pressed: [Int?] = []
  /// The views of the controls, for as long as the layout stays.
  private var targets: [ViewID] = []
  private var layoutVersion = -1

  init(_ screen: S, events: [Event<S.Control>]) {
    self.screen = screen
    self.events = events
    views = screen.window.views
    for event in events {
      if case .press(let control) = event { controls.append(control) }
      pressed.append(event.isPress ? controls.count - 1 : nil)
    }
    screen.redraw()
  }

  func restore(_ bytes: ArraySlice<UInt8>) {
    var bytes = UnpackedBytes(bytes)
    screen.restore(S.SavedState(unpacking: &bytes))
  }

  func send(_ event: Int) -> Bool {
    guard let control = pressed[event] else {
      screen.handle(events[event])
      return true
    }
    if layoutVersion != views.layoutVersion { findTargets() }
    if targets[control] == .none { return false }
    screen.press(controls[control], targets[control])
    return true
  }

  private func findTargets() {
    targets = controls.map { screen.window.id(of: $0) ?? .none }
    layoutVersion = views.layoutVersion
  }

  func pack(into bytes: inout PackedBytes) { screen.savedState.pack(into: &bytes) }

  func redraw() { screen.redraw() }
}

extension Event {
  fileprivate var isPress: Bool {
    if case .press = self { true } else { false }
  }
}
