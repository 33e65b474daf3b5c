import LessonPairs
import Lessons
import Renderer
import Scripts

/// What both variants of a lesson show in the middle of its script.
struct Screens {
  let lesson: String
  /// The last event before.
  let event: String
  let worst: Surface
  let separated: Surface
}

extension LessonPair {
  static func screens() throws -> Screens {
    let steps = L.parsedScript.steps.prefix(L.parsedScript.steps.count / 2)
    return Screens(
      lesson: name, event: steps.last?.text ?? "the start", worst: try surface(WorstScreen.self, after: steps),
      separated: try surface(SeparatedScreen.self, after: steps))
  }

  private static func surface<S: ShareableScreen<L.Control, L.Settings, L.State>>(
    _ screen: S.Type, after steps: some Sequence<Script<L.Control>.Step>
  ) throws -> Surface {
    let screen = S(settings: L.Settings(), seed: 1)
    screen.redraw()
    for step in steps { try screen.play(step) }
    return screen.window.surface
  }
}
