import Foundation

/// What is remembered of a kata from one command to the next.
struct KataProgress: Codable, Equatable {
  /// The change request that it started from, if any.
  let change: String?
  /// What the meter counted at the start.
  let start: RuleCounts
  /// What it counted when the kata was last equivalent: a count may fall only while equivalence holds.
  var held: RuleCounts
  /// What the last check found; nothing before the first.
  var lastCheck: KataVerdict.Result?
  /// The step to which the next hint belongs, from one.
  var step = 1
  /// The furthest step whose counts were reached; nothing before the first.
  var reached: Int?
  /// How many hints of the step were given.
  var hints = 0
  /// How many steps of the solution were shown.
  var stepsShown = 0

  init(change: String?, start: RuleCounts) {
    self.change = change
    self.start = start
    held = start
  }

  /// Goes on to the step behind the last one whose counts are reached; of several with the same counts, the first.
  mutating func reach(_ counts: RuleCounts, _ steps: [KataStep]) {
    guard let last = steps.reached(with: counts).first?.number else { return }
    reached = max(reached ?? 0, last)
    if last >= step { (step, hints) = (last + 1, 0) }
  }
}
