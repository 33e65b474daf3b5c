import Lessons

/// A design of Mines without a fault: every state of the configuration with which the lesson is proved, and a million
/// random events.
struct ProofGroup: TrialGroup {
  let design: VariantTree

  var lesson: String { Mines.name }
  var name: String { "\(lesson)-\(design.name)-proof" }
  var inputs: [String] { TrialInputs.trees + design.ownInputs }

  func trials(in workspace: TrialWorkspace) -> [String] { [design.name] }

  static func run(
    _ chosen: [ChosenTrials<ProofGroup>], in workspace: TrialWorkspace,
    found: (ProofGroup, [TrialResult]) throws -> Void
  ) throws {
    let designs = chosen.map(\.group.design)
    let trials = try designs.map { try workspace.trials(of: try workspace.tree(of: Mines.name, $0)) }
    _ = try makeTrials(trials.count, showing: "proofs of the designs") { try trials[$0].prove() }
    for chosen in chosen { try found(chosen.group, [TrialResult(trial: chosen.group.design.name, fate: .holds)]) }
  }
}
