import Equivalence
import SourceTools

/// What is remembered of a kata from one command to the next.
struct KataProgress: Codable, Equatable {
  /// The change request that it started from, if any.
  let change: String?
  /// What the meter counted at the start.
  let start: RuleCounts
  /// What the last check found; `nil` before the first.
  var lastCheck: KataVerdict.Result?
  /// The step to which the next hint belongs, from one.
  var step = 1
  /// The furthest step that was reached; `nil` before the first.
  var reached: Int?
  /// How many hints of the step were given.
  var hints = 0

  /// As `kata start` takes it: the lesson, and the change request if there is one.
  func name(_ lesson: String) -> String { change.map { "\(lesson)/\($0)" } ?? lesson }

  /// Goes on to the step after the last one that is reached; if nothing tells it from earlier ones, after the first.
  mutating func reach(_ counts: RuleCounts, _ cells: Experiments?, _ steps: [KataStep]) {
    if let last = steps.reached(with: counts, cells).first?.number { reach(last) }
  }

  /// Goes on to the step after one that is reached, unless the hints are further on already.
  mutating func reach(_ last: Int) {
    reached = max(reached ?? 0, last)
    if last >= step { goOn(behind: last) }
  }

  /// Makes the next hint the first of the step after this one.
  mutating func goOn(behind last: Int) { (step, hints) = (last + 1, 0) }
}
