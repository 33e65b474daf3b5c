import Equivalence

/// How a lesson is checked, and what is said of it.
package struct CheckOptions<Settings: Sendable>: Sendable {
  let names: (reference: String, subject: String)
  let comparison: Comparison
  let settings: Settings?
  let shrinks: Bool
  let workers: Int
  let programs: [String]

  /// - Parameters:
  ///   - names: What the two are called in messages.
  ///   - comparison: What is compared: the data alone, to see whether they stay right on a screen that is wrong.
  ///   - settings: What is explored, and what the walks start from, instead of what the suite has for them.
  ///   - shrinks: Whether a script after which the two differ is made as short as it can be, which takes its time.
  ///   - workers: How many threads explore and walk; what they find is the same whatever their number.
  ///   - programs: What replays such a script, and remarks on that; `worst` unless another one is given.
  package init(
    names: (reference: String, subject: String) = ("the reference", "the subject"),
    comparing comparison: Comparison = .everything, settings: Settings? = nil, shrinks: Bool = true,
    workers: Int = 1, replayedBy programs: [String] = []
  ) {
    self.names = names
    self.comparison = comparison
    self.settings = settings
    self.shrinks = shrinks
    self.workers = workers
    self.programs = programs
  }
}
