import Equivalence
import LessonScreens
import Lessons
import Renderer
import Suites

/// A screen of a lesson whose history is kept; otherwise the one it wraps.
final class WatchedScreen<L: Lesson, Base: LessonScreen<L>>: ScreenDecorator, Shareable {
  typealias SavedViewState = Base.SavedViewState

  let base: Base

  init(_ base: Base) { self.base = base }

  init(settings: L.Settings, seed: UInt64) {
    Self.begin(at: .settings(settings, seed: seed))
    base = Base(settings: settings, seed: seed)
  }

  init(state: L.State) {
    Self.begin(at: .state(state))
    base = Base(state: state)
  }

  private static func begin(at start: Start<L.Settings, L.State>) {
    CheckHistory.current.begin { script in FailureReport.replay(L.self, start, script, KataCommandLine.program) }
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
}
