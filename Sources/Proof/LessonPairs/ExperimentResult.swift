import Equivalence
import LessonScreens
import Lessons
import Specifications
import Suites

/// The experiments on one variant of a lesson.
package struct ExperimentResult: Encodable {
  package let lesson: String
  package let variant: String
  package let found: Experiments

  /// All in one object.
  package func encode(to encoder: any Encoder) throws {
    try ["lesson": lesson, "variant": variant].encode(to: encoder)
    try found.encode(to: encoder)
  }
}

extension LessonPair {
  package static func experiments(on variants: [VariantSource]) -> [ExperimentResult] {
    variants.map { ExperimentResult(lesson: name, variant: $0.name, found: experiments(on: variant($0).screen)) }
  }

  private static func experiments<S: LessonScreen<L>>(on screen: S.Type) -> Experiments {
    Experiments(screen, settings: L.Settings(), seed: 1, events: L.parsedScript.events)
  }
}
