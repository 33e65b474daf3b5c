import Foundation

/// What became of a fault that both variants have.
struct SharedFaultResult {
  enum Fate: Equatable {
    /// An example fails on the one variant, and one on the other.
    case seen
    /// Examples fail on one variant alone.
    case seenOnly(in: String)
    case unseen
    case notCompiled
  }

  let fault: SharedFault
  let fate: Fate
}

/// Plays the numbered examples on both variants with the same fault in each. Nothing is compared.
struct SharedFaultTrials {
  let runner: URL
  let shared: SharedFaults
  /// The numbers of the mutants that are not in the program.
  let leftOut: Set<Int>

  /// - Parameter label: What is shown while they run.
  func run(showing label: String) throws -> [SharedFaultResult] {
    let faults = shared.faults
    return try makeTrials(faults.count, showing: label) { index in
      SharedFaultResult(fault: faults[index], fate: try fate(of: faults[index]))
    }
  }

  private func fate(of fault: SharedFault) throws -> SharedFaultResult.Fate {
    if leftOut.contains(fault.worst.number) || leftOut.contains(fault.separated.number) { return .notCompiled }
    let seeing = try VariantTree.all.filter { variant in
      try MutantTrials.examplesFail(runner, shared.lesson, variant.name, fault[variant].number)
    }
    switch seeing.count {
    case 0: return .unseen
    case 1: return .seenOnly(in: seeing[0].name)
    default: return .seen
    }
  }
}
