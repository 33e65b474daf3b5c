import LessonScreens
import MutantSwitch

/// Trials on each small fault in a variant of a lesson, alone.
protocol VariantGroup: TrialGroup {
  var variant: VariantSource { get }

  func results(of mutants: [Mutant], _ trials: MutantTrials) throws -> [TrialResult]
}

extension VariantGroup {
  var lesson: String { variant.lesson }

  /// A fault is noticed where the variant is compared with another one, and what the data can be is asked of Separated's
  /// model.
  var inputs: [String] { variant.comparedInputs }

  func trials(in workspace: TrialWorkspace) throws -> [String] {
    try workspace.tree(of: variant).mutants.map(\.identity)
  }

  static func run(_ chosen: [ChosenTrials<Self>], in workspace: TrialWorkspace, found: Found) throws {
    for chosen in chosen {
      let trials = try workspace.trials(of: chosen.group.variant)
      let mutants = trials.tree.mutants.filter { chosen.contains($0.identity) }
      try found(chosen.group, chosen.group.results(of: mutants, trials))
    }
  }
}

/// What notices each fault, and what is wrong without a statement.
struct FaultGroup: VariantGroup {
  let variant: VariantSource

  var name: String { "\(lesson)-\(variant.name)" }

  func results(of mutants: [Mutant], _ trials: MutantTrials) throws -> [TrialResult] {
    try trials.run(mutants, countingWalks: !variant.isDesign, showing: "\(lesson), faults in \(variant.name)")
  }
}

/// What each fault does to the data on walks.
struct DamageGroup: VariantGroup {
  let variant: VariantSource

  var name: String { "\(lesson)-\(variant.name)-damage" }

  func results(of mutants: [Mutant], _ trials: MutantTrials) throws -> [TrialResult] {
    try trials.runForDamage(mutants, showing: "\(lesson), damage in \(variant.name)")
  }
}

/// A variant without a fault: every state of the configuration with which the lesson is proved, and a million
/// random events.
struct ProofGroup: TrialGroup {
  let variant: VariantSource

  var lesson: String { variant.lesson }
  var name: String { "\(lesson)-\(variant.name)-proof" }
  var inputs: [String] { variant.comparedInputs }

  /// One variant takes minutes for either.
  private static let parts = [("million-events", TrialMode.millionEvents), ("whole-exploration", .wholeExploration)]

  func trials(in workspace: TrialWorkspace) -> [String] { Self.parts.map(\.0) }

  static func run(_ chosen: [ChosenTrials<Self>], in workspace: TrialWorkspace, found: Found) throws {
    let proofs = try chosen.flatMap { chosen in
      let trials = try workspace.trials(of: chosen.group.variant)
      return parts.filter { chosen.contains($0.0) }.map { (trials: trials, mode: $0.1) }
    }
    _ = try onAllCores(proofs.count, showing: "proofs of the designs") {
      try proofs[$0].trials.checkOriginal([proofs[$0].mode])
    }
    for chosen in chosen {
      try found(chosen.group, parts.map(\.0).filter(chosen.contains).map { TrialResult(trial: $0, fate: .holds) })
    }
  }
}
