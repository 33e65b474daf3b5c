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

  /// The views to be redrawn.
  var invalidated: ViewSet { get }
  func discardInvalidations()
  func names(of views: ViewSet) -> [String]
  /// Draws what is to be redrawn.
  func redraw()
  var surface: Surface { get }
}

/// A lesson's screen as a state machine.
final class ScreenMachine<S: RestorableScreen>: StateMachine where S.SavedState: PackableState {
  private let screen: S
  private let events: [Event<S.Control>]
  /// The controls that are pressed and their views, for as long as the layout stays.
  private var targets: [(control: S.Control, id: ViewID)?] = []
  private var layoutVersion = -1

  init(_ screen: S, events: [Event<S.Control>]) {
    self.screen = screen
    self.events = events
    screen.redraw()
  }

  func restore(_ bytes: ArraySlice<UInt8>) {
    var bytes = UnpackedBytes(bytes)
    screen.restore(S.SavedState(unpacking: &bytes))
  }

  func send(_ event: Int) -> Bool {
    if layoutVersion != screen.window.layoutVersion { findTargets() }
    if let (control, id) = targets[event] {
      screen.press(control, id)
      return true
    }
    if case .press = events[event] { return false }
    screen.handle(events[event])
    return true
  }

  private func findTargets() {
    targets = events.map { event in
      guard case .press(let control) = event else { return nil }
      return screen.window.id(of: control).map { (control, $0) }
    }
    layoutVersion = screen.window.layoutVersion
  }

  func pack(into bytes: inout PackedBytes) { screen.savedState.pack(into: &bytes) }

  var invalidated: ViewSet { screen.window.invalidated }
  func discardInvalidations() { screen.window.discardInvalidations() }
  func names(of views: ViewSet) -> [String] { screen.window.names(of: views) }
  func redraw() { screen.redraw() }
  var surface: Surface { screen.window.surface }
}
