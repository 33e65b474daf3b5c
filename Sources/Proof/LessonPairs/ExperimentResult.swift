import Equivalence
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
  /// The experiments on both variants, over the lesson's script.
  package static var experiments: [ExperimentResult] {
    let worst = LessonCheck(Suite.self, subject: WorstScreen.self, reference: SeparatedScreen.self)
    let separated = LessonCheck(Suite.self, subject: SeparatedScreen.self, reference: WorstScreen.self)
    return [
      ExperimentResult(name, "worst", worst.experiments()),
      ExperimentResult(name, "separated", separated.experiments()),
    ]
  }
}
