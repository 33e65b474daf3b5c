import Checkout
import Effects
import Mutation

/// What came of the reference change of one variant, which is proved: the text of the patch, counted, and what becomes
/// of each statement that it adds when that is left out.
struct ChangeResult {
  let request: ChangeRequest
  let variant: String
  let statistics: PatchStatistics
  let statements: [MutantResult]

  /// The statements without which the data stay right, and a cell or a control is wrong.
  var carrying: [Mutant] { statements.filter { $0.role == .carrying }.map(\.mutant) }

  var placing: Int { statements.count { $0.role == .placing } }
}

extension ChangeCost {
  init(_ result: ChangeResult) {
    self.init(
      lesson: result.request.lesson, change: result.request.name, variant: result.variant,
      files: result.statistics.files, places: result.statistics.places, lines: result.statistics.lines,
      carrying: result.carrying.count, placing: result.placing)
  }
}

extension SixInARowFigures.Step {
  /// - Parameter other: The result of the other variant.
  init(_ result: ChangeResult, beside other: ChangeResult) {
    self.init(
      request: result.request.name, files: result.statistics.files, places: result.statistics.places,
      lines: result.statistics.lines, sharedLines: result.statistics.linesShared(with: other.statistics),
      carryingLines: Set(result.carrying.map(\.place)).count, carrying: result.carrying.count,
      placing: result.placing)
  }
}

extension Mutant {
  fileprivate var place: String { "\(file):\(line)" }
}
