import Foundation
import LessonPairs
import LessonScreens

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
    let isSeen = try zip(pair(of: shared.lesson).both, fault.mutants).map { variant, mutant in
      try MutantTrials.examplesFail(runner, shared.lesson, variant.name, mutant.number)
    }
    switch (isSeen[0], isSeen[1]) {
    case (false, false): return .unseen
    case (true, false): return .seenOnlyInWorst
    case (false, true): return .seenOnlyInSeparated
    case (true, true): return .seen
    }
  }
}
