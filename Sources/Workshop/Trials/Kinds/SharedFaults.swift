import SourceTools

/// A mutant with its number among all that are built together.
struct NumberedMutant {
  let mutant: Mutant
  let number: Int
}

/// The same fault in both variants: a mutant of code that stands in both, or in what they share.
struct SharedFault {
  let worst: NumberedMutant
  let separated: NumberedMutant

  /// Names the fault among those of its lesson.
  var identity: String { "both \(worst.mutant.identity)" }

  /// In each of the two variants, in their order.
  var mutants: [NumberedMutant] { [worst, separated] }
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
    let counterparts = Dictionary(grouping: separated.numberedMutants) { Place($0.mutant) }
    var pairs: [SharedFault] = []
    for (place, mutants) in Dictionary(grouping: worst.numberedMutants, by: { Place($0.mutant) }) {
      guard let other = place.counterpart(in: difference).flatMap({ counterparts[$0] }) else { continue }
      if mutants.count == other.count { pairs += zip(mutants, other).map(SharedFault.init) }
    }
    alone = (worst.numberedMutants.count - pairs.count, separated.numberedMutants.count - pairs.count)
    faults =
      pairs.sorted { $0.worst.number < $1.worst.number }
      + shared.numberedMutants.map { SharedFault(worst: $0, separated: $0) }
  }

  /// The line that holds a mutant, and the mutant's operator.
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
  /// The faults; what is only left out is not looked for in both.
  fileprivate var numberedMutants: [NumberedMutant] {
    zip(mutants, numbers).filter { MutationOperator.faults.contains($0.0.operation) }
      .map { NumberedMutant(mutant: $0, number: $1) }
  }
}
