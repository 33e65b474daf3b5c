import Equivalence
import Lessons
import Renderer
import Suites

/// A screen of a lesson whose history is kept; otherwise the one it wraps.
final class WatchedScreen<L: Lesson, Base: ShareableScreen<L.Control, L.Settings, L.State>>: ShareableScreen {
  private let base: Base

  init(settings: L.Settings, seed: UInt64) {
    Self.begin(at: .settings(settings, seed: seed))
    base = Base(settings: settings, seed: seed)
  }

  init(state: L.State) {
    Self.begin(at: .state(state))
    base = Base(state: state)
  }

  init(beside other: WatchedScreen) { base = Base(beside: other.base) }

  private static func begin(at start: ScreenStart<L.Settings, L.State>) {
    CheckHistory.current.begin { script in FailureReport.replay(L.self, start, script, KataCommandLine.program) }
  }

  var window: Window<L.Control> { base.window }
  var savedState: L.State { base.savedState }

  var viewState: Base.SavedViewState {
    get { base.viewState }
    set { base.viewState = newValue }
  }

  func restore(_ state: L.State) {
    Self.begin(at: .state(state))
    base.restore(state)
  }

  func handle(_ event: Event<L.Control>) {
    CheckHistory.current.add(event.description)
    base.handle(event)
  }

  func press(_ control: L.Control, _ id: ViewID) {
    CheckHistory.current.add("press \(control)")
    base.press(control, id)
  }

  func redraw() { base.redraw() }
  func display() { base.display() }
  func activate(_ control: L.Control) { base.activate(control) }
  func edit(_ field: L.Control, _ edit: TextEdit) { base.edit(field, edit) }
  func tick() { base.tick() }

  func scroll(_ direction: Direction, from control: L.Control) -> L.Control? {
    base.scroll(direction, from: control)
  }
}
