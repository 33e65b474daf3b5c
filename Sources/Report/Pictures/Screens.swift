import Equivalence
import LessonPairs
import LessonScreens
import Lessons
import Renderer

/// What both variants of a lesson show in the middle of its script.
struct Screens {
  let lesson: String
  /// In cells.
  let size: Size
  let worst: [[StyledRun]]
  let separated: [[StyledRun]]
}

extension LessonPair {
  static func screens() throws -> Screens {
    let steps = L.parsedScript.steps.prefix(L.parsedScript.steps.count / 2)
    let worst = try surface(WorstScreen.self, after: steps)
    let separated = try surface(SeparatedScreen.self, after: steps)
    return Screens(lesson: name, size: worst.size, worst: worst.runs, separated: separated.runs)
  }

  /// Worst's second screen after the script, its wrong cells reversed, beside what it should show.
  static var secondScreen: Screens? {
    var experiment = Experiment<WorstScreen>(
      .changedBehind, settings: L.Settings(), seed: 1, events: L.parsedScript.events)
    guard let look = experiment.looks().last else { return nil }
    let wrong = Set(look.wrong)
    let shown = look.shown.enumerated().map { index, cell in
      var cell = cell
      if wrong.contains(index) { cell.style = Style(attributes: .reverse) }
      return cell
    }
    let rows = { (cells: [Cell]) in
      stride(from: 0, to: cells.count, by: look.size.width).map {
        StyledRun.runs(of: Array(cells[$0..<$0 + look.size.width]))
      }
    }
    return Screens(lesson: name, size: look.size, worst: rows(shown), separated: rows(look.expected))
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

extension Surface {
  /// Row by row.
  fileprivate var runs: [[StyledRun]] {
    (0..<size.height).map { y in StyledRun.runs(of: (0..<size.width).map { self[$0, y] }) }
  }
}
