import LessonScreens
import Lessons
import Renderer
import Specifications

// The same examples on a screen that is never drawn: what a variant without a model offers to a test of its data.

extension Example {
  /// The script, read for a screen.
  package var events: [Event<L.Control>] {
    get throws(ScriptError) { try Script(script, name: "example \(number)").events }
  }

  /// What a screen saves after some events, when nothing is ever drawn.
  package static func undrawnState<S: RestorableScreen<L.Control, L.Settings, L.State>>(
    of variant: S.Type, after events: [Event<L.Control>], from start: Start
  ) -> L.State {
    let screen = variant.init(from: start, of: L.self)
    for event in events { screen.handle(event) }
    return screen.savedState
  }
}

extension Screen where Self: Restorable {
  /// As an example starts.
  package init<L: Lesson>(from start: Example<L>.Start, of lesson: L.Type)
  where L.Settings == Settings, L.State == SavedState {
    switch start {
    case .settings(let settings, let seed): self.init(settings: settings, seed: seed)
    case .state(let state): self.init(state: state)
    }
  }
}
