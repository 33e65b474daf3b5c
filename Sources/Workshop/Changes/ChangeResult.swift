import LessonPairs
import LessonScreens
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
  init(_ result: ChangeResult, beside other: ChangeResult) {
    self.init(
      request: result.request.name, files: result.statistics.files, places: result.statistics.places,
      lines: result.statistics.lines, sharedLines: result.statistics.linesShared(with: other.statistics),
      carryingLines: Set(result.carrying.compactMap(\.place)).count, carrying: result.carrying.count,
      placing: result.placing)
  }
}

extension ChangeCost {
  /// The requests of some lessons, each alone.
  static func counted(_ lessons: [String], _ table: TrialTable, in package: PackageFolder) throws -> [ChangeCost] {
    let ownSubject = try OwnSubject(in: package)
    let groups = try lessons.flatMap { try TrialGroups.requests(.alone, of: $0, in: package) }
    return try zip(groups, table.results(of: groups)).flatMap { group, results in
      try pair(of: group.lesson).both.map { variant in
        ChangeCost(
          try ChangeResult(group.request, variant.name, results, leavingOut: [.dropStatement]),
          ownSubject: try ownSubject.changedLines(group.request, variant.name))
      }
    }
  }
}

extension SixInARowFigures {
  /// The requests that follow one another, granted one after the other.
  static func counted(
    _ lessons: [String], _ table: TrialTable, in package: PackageFolder
  ) throws -> [SixInARowFigures] {
    let series = try lessons.map { try TrialGroups.requests(.inARow, of: $0, in: package) }
    let results = try table.results(of: series.flatMap { $0 })[...]
    var rest = results
    return try series.filter { !$0.isEmpty }.flatMap { groups in
      let own = rest.prefix(groups.count)
      rest = rest.dropFirst(groups.count)
      let steps = try zip(groups, own).map { group, results in
        try pair(of: group.lesson).both.map {
          try ChangeResult(group.request, $0.name, results, leavingOut: MutationOperator.omissions)
        }
      }
      return pair(of: groups[0].lesson).both.enumerated().map { index, variant in
        SixInARowFigures(
          lesson: groups[0].lesson, variant: variant.name, steps: steps.map { Step($0[index], beside: $0[1 - index]) })
      }
    }
  }
}
