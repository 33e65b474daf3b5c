import Mutation

/// Each small fault in a variant of a lesson, alone: what notices it, and what is wrong without a statement.
struct FaultGroup: TrialGroup {
  let lesson: String
  let variant: VariantTree

  var name: String { "\(lesson)-\(variant.name)" }

  /// A fault is noticed where the variant is compared with another one: Worst with Separated, all others with Worst or
  /// with Separated.
  var inputs: [String] { TrialInputs.trees + variant.ownInputs }

  func trials(in workspace: TrialWorkspace) throws -> [String] {
    try workspace.tree(of: lesson, variant).mutants.map(\.identity)
  }

  static func results(
    of chosen: [ChosenTrials<FaultGroup>], in workspace: TrialWorkspace
  ) throws -> [[TrialResult]] {
    try chosen.map { chosen in
      let (lesson, variant) = (chosen.group.lesson, chosen.group.variant)
      return try workspace.trials(of: try workspace.tree(of: lesson, variant))
        .run(chosen.names, countingWalks: !variant.isDesign, showing: "\(lesson), faults in \(variant.name)")
    }
  }
}
