import LessonPairs
import LessonScreens
import MutantSwitch
import PlainText
import Play
import SourceTools

/// Each fault that both variants of a lesson can have, in both at once: which examples see it.
struct SharedFaultGroup: TrialGroup {
  let lesson: String

  var name: String { "\(lesson)-both" }

  /// Which faults are the same is found as `workshop diff` finds what moved.
  var inputs: [String] {
    let comparing = ["SourceDiff", "Checkout", "RuleMeter/Files/DeepStack.swift"].map { "Sources/SourceTools/\($0)" }
    return TrialInputs.trees + comparing
  }

  func trials(in workspace: TrialWorkspace) throws -> [String] {
    try workspace.sharedFaults(of: lesson).faults.map(\.identity)
  }

  static func run(_ chosen: [ChosenTrials<Self>], in workspace: TrialWorkspace, found: Found) throws {
    for chosen in chosen {
      let lesson = chosen.group.lesson
      let both = try pair(of: lesson).both.map(workspace.trials)
      // Without a fault the examples have to hold, or every fault would be seen.
      for trials in both { try trials.checkOriginal([.examples]) }
      let faults = try workspace.sharedFaults(of: lesson).faults.filter { chosen.contains($0.identity) }
      let results = try onAllCores(faults.count, showing: "\(lesson), faults in both") { index in
        let fault = faults[index]
        return TrialResult(trial: fault.identity, fate: try fate(of: fault, in: both), change: fault.worst.change)
      }
      try found(chosen.group, results)
    }
  }

  /// Plays the numbered examples on both variants with the same fault in each. Nothing is compared.
  private static func fate(of fault: SharedFault, in both: [MutantTrials]) throws -> TrialResult.Fate {
    let faults = zip(both, fault.mutants)
    if faults.contains(where: { $0.program.leftOut.contains($1.number) }) { return .notCompiled }
    let isSeen = try faults.map { try $0.trial($1.number, .examples).firstFailure != nil }
    return switch (isSeen[0], isSeen[1]) {
    case (false, false): .unseen
    case (true, false): .seenOnlyInWorst
    case (false, true): .seenOnlyInSeparated
    case (true, true): .seen
    }
  }
}

/// The same fault in both variants: a mutant of code that stands in both, or in what they share.
struct SharedFault {
  let worst: Mutant
  let separated: Mutant

  var identity: String { "both \(worst.identity)" }

  /// In each of the two variants, in their order.
  var mutants: [Mutant] { [worst, separated] }
}

/// The faults that can be planted in both variants of a lesson alike.
///
/// Code that stands in both is found as `workshop diff` finds it: a line of the one is paired with a line of the other,
/// wherever it moved. Where both lines hold the same mutants of an operator, each is the counterpart of the other.
struct SharedFaults {
  let lesson: String
  let faults: [SharedFault]
  /// Mutants of code that only the one variant has.
  let alone: (worst: Int, separated: Int)

  /// - Parameters:
  ///   - shared: What both variants use: each of its mutants is in both.
  ///   - difference: From the worst variant to the separated one.
  init(worst: MutatedTree, separated: MutatedTree, shared: MutatedTree, _ difference: SourceDifference) {
    lesson = worst.lesson
    let counterparts = Dictionary(grouping: separated.faults, by: Place.init)
    var pairs: [SharedFault] = []
    for (place, mutants) in Dictionary(grouping: worst.faults, by: Place.init) {
      guard let other = place.counterpart(in: difference).flatMap({ counterparts[$0] }) else { continue }
      if mutants.count == other.count { pairs += zip(mutants, other).map(SharedFault.init) }
    }
    alone = (worst.faults.count - pairs.count, separated.faults.count - pairs.count)
    faults =
      pairs.sorted { $0.worst.number < $1.worst.number } + shared.faults.map { SharedFault(worst: $0, separated: $0) }
  }

  private struct Place: Hashable {
    let file: String
    let line: Int
    let operation: MutationOperator

    init(_ mutant: Mutant) { (file, line, operation) = (mutant.file, mutant.line, mutant.operation) }

    private init(_ file: String, _ line: Int, _ operation: MutationOperator) {
      (self.file, self.line, self.operation) = (file, line, operation)
    }

    func counterpart(in difference: SourceDifference) -> Place? {
      guard let file = difference.old.first(where: { $0.path == file }),
        let counterpart = file.lines[line - 1].counterpart
      else { return nil }
      return Place(difference.new[counterpart.file].path, counterpart.line, operation)
    }
  }
}

extension MutatedTree {
  /// What is only left out is not looked for in both.
  fileprivate var faults: [Mutant] { mutants.filter { MutationOperator.faults.contains($0.operation) } }
}
