import Lessons

/// A design of Mines without a fault: every state of the configuration with which the lesson is proved, and a million
/// random events.
struct ProofGroup: TrialGroup {
  let design: VariantTree

  var lesson: String { Mines.name }
  var name: String { "\(lesson)-\(design.name)-proof" }
  var inputs: [String] { TrialInputs.trees + design.ownInputs }

  func trials(in workspace: TrialWorkspace) -> [String] { [design.name] }

  static func results(
    of chosen: [ChosenTrials<ProofGroup>], in workspace: TrialWorkspace
  ) throws -> [[TrialResult]] {
    let designs = chosen.map(\.group.design)
    let trials = try designs.map { try workspace.trials(of: try workspace.tree(of: Mines.name, $0)) }
    return try makeTrials(trials.count, showing: "proofs of the designs") { number in
      try trials[number].prove()
      return [TrialResult(trial: designs[number].name, fate: .holds)]
    }
  }
}
