import Foundation
import Mutation

/// Plays the numbered examples on both variants with the same fault in each. Nothing is compared.
struct SharedFaultTrials {
  let runner: URL
  let shared: SharedFaults
  /// The numbers of the mutants that are not in the program.
  let leftOut: Set<Int>

  /// - Parameters:
  ///   - chosen: The names of those that are wanted; nothing for all.
  ///   - label: What is shown while they run.
  func run(_ chosen: Set<String>?, showing label: String) throws -> [TrialResult] {
    let faults = shared.faults.filter { chosen?.contains($0.identity) != false }
    return try makeTrials(faults.count, showing: label) { index in
      let fault = faults[index]
      return TrialResult(trial: fault.identity, fate: try fate(of: fault), change: fault.worst.mutant.change)
    }
  }

  private func fate(of fault: SharedFault) throws -> TrialResult.Fate {
    if leftOut.contains(fault.worst.number) || leftOut.contains(fault.separated.number) { return .notCompiled }
    let seeing = try VariantTree.all.filter { variant in
      try MutantTrials.examplesFail(runner, shared.lesson, variant.name, fault[variant].number)
    }
    switch seeing.count {
    case 0: return .unseen
    case 1: return seeing[0].name == VariantTree.worst.name ? .seenOnlyInWorst : .seenOnlyInSeparated
    default: return .seen
    }
  }
}
