import LessonScreens
import Lessons
import Renderer

/// What was done last, and the state of both variants before it: enough to do it once more, and to read its path.
struct LastAction<First: Screen & Restorable, Second: CounterpartScreen<First>> {
  /// What was saved, the same in both variants.
  let state: First.SavedState
  let focus: First.Control?
  /// What was done since then.
  var events: [Event<First.Control>] = []

  /// Does it once more, on two screens of its own.
  func reactions(_ sources: FlowSources) -> (first: Reaction, second: Reaction) {
    (reaction(of: First.self, sources.first), reaction(of: Second.self, sources.second))
  }

  private func reaction<S: CounterpartScreen<First>>(of type: S.Type, _ source: SourcePath) -> Reaction {
    let screen = RecordingScreen<S>(state: state)
    if let focus { screen.window.focus(focus) }
    screen.redraw()
    let reader = ReactionReader(screen, source)
    for event in events { screen.handle(event) }
    screen.redraw()
    return reader.next(screen.take())
  }
}
