import LessonPairs
import LessonScreens
import Report
import SourceTools

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
          lesson: groups[0].lesson, variant: variant.name,
          steps: steps.map { Step($0[index], beside: $0[1 - index]) })
      }
    }
  }
}
