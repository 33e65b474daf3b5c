import Equivalence
import LessonScreens
import Lessons
import Specifications
import Suites

/// Cells that were wrong in one variant of a lesson, over all events.
package struct ExperimentResult: Encodable {
  package let lesson: String
  package let variant: String
  package let events: Int
  package let thrownAway: Int
  package let changedBehind: Int
  package let muted: Int

  fileprivate init(_ lesson: String, _ variant: String, _ experiments: Experiments) {
    self.lesson = lesson
    self.variant = variant
    events = experiments.events
    thrownAway = experiments.thrownAway
    changedBehind = experiments.changedBehind
    muted = experiments.muted
  }
}

extension LessonPair {
  package static func experiments(on variants: [VariantSource]) -> [ExperimentResult] {
    variants.map { ExperimentResult(name, $0.name, experiments(on: variant($0).screen)) }
  }

  private static func experiments<S: LessonScreen<L>>(on screen: S.Type) -> Experiments {
    Experiments(screen, settings: L.Settings(), seed: 1, events: L.parsedScript.events)
  }
}
