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

  init(_ shared: SharedFaults, _ results: [SharedFaultResult], accepted: AcceptedSurvivors) {
    lesson = shared.lesson
    let compiled = results.filter { $0.fate != .notCompiled }
    faults = compiled.count
    seen = compiled.count { $0.fate == .seen }
    withoutCounterpart = ["worst": shared.alone.worst, "separated": shared.alone.separated]
    survivors = compiled.filter { $0.fate != .seen }.map { Survivor($0, accepted) }
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
  fileprivate init(_ result: SharedFaultResult, _ survivors: AcceptedSurvivors) {
    let mutant = result.fault.worst.mutant
    identity = result.fault.identity
    file = mutant.file
    line = mutant.line
    change = mutant.change
    if case .seenOnly(let variant) = result.fate { seenOnlyIn = variant } else { seenOnlyIn = nil }
    accepted = survivors.reason(for: result)
  }
}

extension AcceptedSurvivors {
  /// Why a fault that both variants have may survive: it is listed itself, or it changes nothing in any variant in which
  /// no example sees it, as the lists of the variants' own mutants say.
  fileprivate func reason(for result: SharedFaultResult) -> String? {
    let fault = result.fault
    if let reason = reason(identity: fault.identity, change: fault.worst.mutant.change) { return reason }
    let unseen = VariantTree.all.filter { result.fate != .seenOnly(in: $0.name) }
    let reasons = unseen.compactMap { variant in
      let mutant = fault[variant].mutant
      return reason(identity: "\(variant.name) \(mutant.identity)", change: mutant.change)
    }
    guard reasons.count == unseen.count else { return nil }
    if unseen.count == 2, reasons[0] == reasons[1] { return reasons[0] }
    return zip(unseen, reasons).map { "in \($0.name), \($1)" }.joined(separator: "; ")
  }
}
