import Equivalence
import LessonPairs
import LessonScreens
import MutantSwitch
import PlainText
import Play
import SourceTools
import Suites

/// Trials on each small fault in a variant of a lesson, alone.
protocol VariantGroup: TrialGroup {
  var variant: VariantSource { get }

  /// - Parameter names: Those of the trials that are wanted; nothing for all.
  func results(of names: Set<String>?, _ trials: MutantTrials) throws -> [TrialResult]
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
      let trials = try workspace.trials(of: try workspace.tree(of: chosen.group.variant))
      try found(chosen.group, chosen.group.results(of: chosen.names, trials))
    }
  }
}

/// What notices each fault, and what is wrong without a statement.
struct FaultGroup: VariantGroup {
  let variant: VariantSource

  var name: String { "\(lesson)-\(variant.name)" }

  func results(of names: Set<String>?, _ trials: MutantTrials) throws -> [TrialResult] {
    try trials.run(names, countingWalks: !variant.isDesign, showing: "\(lesson), faults in \(variant.name)")
  }
}

/// What each fault does to the data on walks.
struct DamageGroup: VariantGroup {
  let variant: VariantSource

  var name: String { "\(lesson)-\(variant.name)-damage" }

  func results(of names: Set<String>?, _ trials: MutantTrials) throws -> [TrialResult] {
    try trials.runForDamage(names, showing: "\(lesson), damage in \(variant.name)")
  }
}

extension MutantTrials {
  /// - Parameter chosen: The names of those that are wanted; nothing for all.
  func runForDamage(_ chosen: Set<String>?, showing label: String) throws -> [TrialResult] {
    let original = try damage(of: 0)
    guard original == .rightData else {
      throw CommandError(.failure, "\(tree.variant) \(tree.lesson) damages its data without any mutant: \(original)")
    }
    let mutants = zip(tree.mutants, tree.numbers).filter { chosen?.contains($0.0.identity) != false }
    return try onAllCores(mutants.count, showing: label) { index in
      let (mutant, number) = mutants[index]
      let fate = leftOut.contains(number) ? .notCompiled : try damage(of: number)
      return TrialResult(trial: mutant.identity, fate: fate, change: mutant.change)
    }
  }

  private func damage(of number: Int) throws -> TrialResult.Fate {
    let outcome = try damageOutcome(number)
    return switch outcome.damage {
    case .impossible: .impossibleData
    case .wrong: .wrongData
    case .none: outcome.ended > 0 ? .endsProgram : .rightData
    }
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
      let trials = try workspace.trials(of: try workspace.tree(of: chosen.group.variant))
      return parts.filter { chosen.contains($0.0) }.map { (trials: trials, mode: $0.1) }
    }
    _ = try onAllCores(proofs.count, showing: "proofs of the designs") { try proofs[$0].trials.prove(proofs[$0].mode) }
    for chosen in chosen {
      try found(
        chosen.group, parts.map(\.0).filter(chosen.contains).map { TrialResult(trial: $0, fate: .holds) })
    }
  }
}
