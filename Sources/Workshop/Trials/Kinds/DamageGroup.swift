import Equivalence
import LessonScreens
import PlainText
import Play
import Suites

/// Each small fault in a variant of a lesson, alone: what it does to the data on walks.
struct DamageGroup: TrialGroup {
  let variant: VariantSource

  var lesson: String { variant.lesson }
  var name: String { "\(lesson)-\(variant.name)-damage" }

  /// What the data can be is asked of Separated's model.
  var inputs: [String] { FaultGroup(variant: variant).inputs }

  func trials(in workspace: TrialWorkspace) throws -> [String] {
    try FaultGroup(variant: variant).trials(in: workspace)
  }

  static func run(
    _ chosen: [ChosenTrials<DamageGroup>], in workspace: TrialWorkspace,
    found: (DamageGroup, [TrialResult]) throws -> Void
  ) throws {
    for chosen in chosen {
      let variant = chosen.group.variant
      let trials = try workspace.trials(of: try workspace.tree(of: variant))
      try found(
        chosen.group, trials.runForDamage(chosen.names, showing: "\(variant.lesson), damage in \(variant.name)"))
    }
  }
}

extension MutantTrials {
  /// - Parameters:
  ///   - chosen: The names of those that are wanted; nothing for all.
  ///   - label: What is shown while they run.
  func runForDamage(_ chosen: Set<String>?, showing label: String) throws -> [TrialResult] {
    let original = try damage(of: 0)
    guard original == .rightData else {
      throw CommandError(.failure, "\(tree.variant) \(tree.lesson) damages its data without any mutant: \(original)")
    }
    let mutants = zip(tree.mutants, tree.numbers).filter { chosen?.contains($0.0.identity) != false }
    return try makeTrials(mutants.count, showing: label) { index in
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
