/// Each fault that both variants of a lesson can have, in both at once: which examples see it.
struct SharedFaultGroup: TrialGroup {
  let lesson: String

  var name: String { "\(lesson)-both" }

  /// Which faults are the same is found as `workshop diff` finds what moved.
  var inputs: [String] { TrialInputs.trees + ["Sources/SourceTools/SourceDiff", "Sources/SourceTools/Checkout"] }

  func trials(in workspace: TrialWorkspace) throws -> [String] {
    try workspace.sharedFaults(of: lesson).faults.map(\.identity)
  }

  static func run(
    _ chosen: [ChosenTrials<SharedFaultGroup>], in workspace: TrialWorkspace,
    found: (SharedFaultGroup, [TrialResult]) throws -> Void
  ) throws {
    for chosen in chosen {
      let program = try workspace.faults()
      let shared = try workspace.sharedFaults(of: chosen.group.lesson)
      let trials = SharedFaultTrials(runner: program.runner, shared: shared, leftOut: program.leftOut)
      try found(chosen.group, trials.run(chosen.names, showing: "\(chosen.group.lesson), faults in both"))
    }
  }
}
