import LessonScreens

/// Each small fault in a variant of a lesson, alone: what notices it, and what is wrong without a statement.
struct FaultGroup: TrialGroup {
  let variant: VariantSource

  var lesson: String { variant.lesson }
  var name: String { "\(lesson)-\(variant.name)" }

  /// A fault is noticed where the variant is compared with another one: Worst with Separated, all others with Worst or
  /// with Separated.
  var inputs: [String] { TrialInputs.trees + variant.ownInputs + ["Sources/Report/Effects/WalkFigures.swift"] }

  func trials(in workspace: TrialWorkspace) throws -> [String] {
    try workspace.tree(of: variant).mutants.map(\.identity)
  }

  static func run(
    _ chosen: [ChosenTrials<FaultGroup>], in workspace: TrialWorkspace,
    found: (FaultGroup, [TrialResult]) throws -> Void
  ) throws {
    for chosen in chosen {
      let variant = chosen.group.variant
      let trials = try workspace.trials(of: try workspace.tree(of: variant))
      let label = "\(variant.lesson), faults in \(variant.name)"
      try found(chosen.group, trials.run(chosen.names, countingWalks: !variant.isDesign, showing: label))
    }
  }
}
