import LessonScreens
import Lessons
import Observing
import Renderer

/// What was done last, and what both variants were before it: enough to do it once more, and read its way.
struct LastAction<First: Screen & Restorable, Second: CounterpartScreen<First>> {
  private let state: First.SavedState
  private let focus: First.Control?
  /// What was done since then; nothing yet.
  var events: [Event<First.Control>] = []

  /// - Parameter state: What is saved, the same in both variants.
  init(since state: First.SavedState, focus: First.Control?) {
    self.state = state
    self.focus = focus
  }

  /// Does it once more, on two screens of its own.
  func reactions(_ sources: FlowSources) -> (first: Reaction, second: Reaction) {
    let monitors = (first: AnnouncementMonitor(), second: AnnouncementMonitor())
    let first = restored(First.self, monitors.first)
    let second = restored(Second.self, monitors.second)
    let flow = LiveFlow(first, second, sources)
    act(on: first)
    act(on: second)
    return flow.next(announced: (monitors.first.takeAnnouncements(), monitors.second.takeAnnouncements()))
  }

  private func restored<S: CounterpartScreen<First>>(
    _ type: S.Type, _ monitor: AnnouncementMonitor
  ) -> RecordingScreen<S> {
    let screen = AnnouncementMonitor.$current.withValue(monitor) { S(state: state) }
    if let focus { screen.window.focus(focus) }
    screen.redraw()
    _ = monitor.takeAnnouncements()
    return RecordingScreen(screen)
  }

  private func act<S: Screen<First.Control>>(on screen: RecordingScreen<S>) {
    for event in events { screen.handle(event) }
    screen.redraw()
  }
}
