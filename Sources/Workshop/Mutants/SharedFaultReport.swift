import Mutation

/// What became of the faults that both variants of a lesson have; `--both --format json` prints it as it is.
struct SharedFaultReport: Codable, Equatable {
  struct Survivor: Codable, Equatable {
    let identity: String
    /// In the worst variant.
    let file: String
    let line: Int
    let change: String
    /// The one variant whose examples fail, where there is one.
    let seenOnlyIn: String?
    /// Why it may survive, as the list of accepted survivors has it.
    let accepted: String?
  }

  let lesson: String
  let faults: Int
  /// By an example of either variant.
  let seen: Int
  /// Mutants of a variant that have no counterpart in the other one.
  let withoutCounterpart: [String: Int]
  let survivors: [Survivor]

  init(_ shared: SharedFaults, _ results: TrialResults, accepted: AcceptedSurvivors) {
    lesson = shared.lesson
    withoutCounterpart = ["worst": shared.alone.worst, "separated": shared.alone.separated]
    let faults = Dictionary(uniqueKeysWithValues: shared.faults.map { ($0.identity, $0) })
    survivors = results.named.compactMap { result in
      guard result.fate != .notCompiled, let fault = faults[result.trial] else { return nil }
      return Survivor(fault, result.fate, accepted)
    }
    seen = results.simple.values.reduce(0, +)
    self.faults = seen + survivors.count
  }

  /// Those that are listed with a reason.
  var equivalent: Int { survivors.count { $0.accepted != nil } }

  /// The share of the faults that examples see in both variants, of those that are not listed with a reason, in percent.
  var score: Double {
    let others = faults - equivalent
    return others == 0 ? 100 : Double(seen) / Double(others) * 100
  }
}

extension SharedFaultReport.Survivor {
  fileprivate init(_ fault: SharedFault, _ fate: TrialResult.Fate, _ survivors: AcceptedSurvivors) {
    let mutant = fault.worst.mutant
    identity = fault.identity
    file = mutant.file
    line = mutant.line
    change = mutant.change
    seenOnlyIn = fate.onlyVariant?.name
    accepted = survivors.reason(for: fault, seenOnlyIn: seenOnlyIn)
  }
}

extension AcceptedSurvivors {
  /// Why a fault that both variants have may survive: it is listed itself, or it changes nothing in any variant in which
  /// no example sees it, as the lists of the variants' own mutants say.
  fileprivate func reason(for fault: SharedFault, seenOnlyIn variant: String?) -> String? {
    if let reason = reason(identity: fault.identity, change: fault.worst.mutant.change) { return reason }
    let unseen = VariantTree.all.filter { $0.name != variant }
    let reasons = unseen.compactMap { variant in
      let mutant = fault[variant].mutant
      return reason(identity: "\(variant.name) \(mutant.identity)", change: mutant.change)
    }
    guard reasons.count == unseen.count else { return nil }
    if unseen.count == 2, reasons[0] == reasons[1] { return reasons[0] }
    return zip(unseen, reasons).map { "in \($0.name), \($1)" }.joined(separator: "; ")
  }
}

extension TrialResult.Fate {
  /// The one variant whose examples see the fault.
  fileprivate var onlyVariant: VariantTree? {
    switch self {
    case .seenOnlyInWorst: .worst
    case .seenOnlyInSeparated: .separated
    default: nil
    }
  }
}
