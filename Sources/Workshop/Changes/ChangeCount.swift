import Checkout
import Effects
import Mutation

extension ChangeCost {
  /// The requests of some lessons, each alone.
  static func counted(_ lessons: [String], _ table: TrialTable, in package: PackageFolder) throws -> [ChangeCost] {
    let groups = try lessons.flatMap { try TrialGroups.requests(.alone, of: $0, in: package) }
    return try zip(groups, table.results(of: groups)).flatMap { group, results in
      try VariantTree.all.map { variant in
        ChangeCost(try ChangeResult(group.request, variant.name, results, leavingOut: [.dropStatement]))
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
        try VariantTree.all.map {
          try ChangeResult(group.request, $0.name, results, leavingOut: MutationOperator.omissions)
        }
      }
      return VariantTree.all.indices.map { index in
        SixInARowFigures(
          lesson: groups[0].lesson, variant: VariantTree.all[index].name,
          steps: steps.map { Step($0[index], beside: $0[1 - index]) })
      }
    }
  }
}
