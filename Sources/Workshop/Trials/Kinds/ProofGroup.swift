import LessonScreens

/// A variant without a fault: every state of the configuration with which the lesson is proved, and a million
/// random events.
struct ProofGroup: TrialGroup {
  let variant: VariantSource

  var lesson: String { variant.lesson }
  var name: String { "\(lesson)-\(variant.name)-proof" }
  var inputs: [String] { TrialInputs.trees + variant.ownInputs }

  func trials(in workspace: TrialWorkspace) -> [String] { [variant.name] }

  static func run(
    _ chosen: [ChosenTrials<ProofGroup>], in workspace: TrialWorkspace,
    found: (ProofGroup, [TrialResult]) throws -> Void
  ) throws {
    let variants = chosen.map(\.group.variant)
    let trials = try variants.map { try workspace.trials(of: try workspace.tree(of: $0)) }
    _ = try makeTrials(trials.count, showing: "proofs of the designs") { try trials[$0].prove() }
    for chosen in chosen { try found(chosen.group, [TrialResult(trial: chosen.group.variant.name, fate: .holds)]) }
  }
}
