import Report
import SourceTools

/// What came of the reference change of one variant, which is proved: the text of the patch, counted, and what becomes
/// of each statement that it adds when that is left out.
struct ChangeResult {
  let request: ChangeRequest
  let variant: String
  let statistics: PatchStatistics
  /// Of the dropped statements, those that have a role.
  let statements: [TrialResult]

  /// - Parameter operators: What is left out.
  init(
    _ request: ChangeRequest, _ variant: String, _ results: TrialResults, leavingOut operators: [MutationOperator]
  ) throws {
    self.request = request
    self.variant = variant
    statistics = PatchStatistics(try request.patch(variant).text)
    let beginnings = operators.map { "\(variant) \($0.rawValue) " }
    statements = results.named.filter { result in
      result.role != nil && beginnings.contains { result.trial.hasPrefix($0) }
    }
  }

  /// The statements without which the data stay right, and a cell or a control is wrong.
  var carrying: [TrialResult] { statements.filter { $0.role == .carrying } }

  var placing: Int { statements.count { $0.role == .placing } }
}

extension ChangeCost {
  init(_ result: ChangeResult, ownSubject: Int) {
    self.init(
      lesson: result.request.lesson, change: result.request.name, variant: result.variant,
      files: result.statistics.files, places: result.statistics.places, lines: result.statistics.lines,
      ownSubject: ownSubject, carrying: result.carrying.count, placing: result.placing)
  }
}

extension SixInARowFigures.Step {
  /// - Parameter other: The result of the other variant.
  init(_ result: ChangeResult, beside other: ChangeResult) {
    self.init(
      request: result.request.name, files: result.statistics.files, places: result.statistics.places,
      lines: result.statistics.lines, sharedLines: result.statistics.linesShared(with: other.statistics),
      carryingLines: Set(result.carrying.compactMap(\.place)).count, carrying: result.carrying.count,
      placing: result.placing)
  }
}
