import LessonPairs
import LessonScreens
import SourceTools

/// What came of the reference change of one variant, which is proved: the text of the patch, counted, and what becomes
/// of each statement that it adds when that is left out.
struct ChangeResult {
  let request: ChangeRequest
  let variant: String
  let statistics: PatchStatistics
  /// The dropped statements that have a role.
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
    var rest = try table.results(of: series.flatMap { $0 })[...]
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

/// What is a lesson's own subject, and not the separation's: what a change costs there is counted apart.
struct OwnSubject {
  static let list = "Docs/Changes/own-subject.txt"

  /// By file; none for a file that is meant as a whole.
  let members: [String: Set<String>]

  init(in package: PackageFolder) throws {
    let lines = try package.text(of: OwnSubject.list).split(separator: "\n").filter { !$0.hasPrefix("#") }
    members = lines.reduce(into: [:]) { members, line in
      let words = line.split(separator: " | ").map(String.init)
      members[words[0], default: []].formUnion(words.dropFirst())
    }
  }

  /// How many lines the reference change of a variant adds and removes there.
  func changedLines(_ request: ChangeRequest, _ variant: String) throws -> Int {
    let statistics = PatchStatistics(try request.patch(variant).text)
    if members.keys.allSatisfy({ statistics.removed[$0] == nil && statistics.added[$0] == nil }) { return 0 }
    // Both copies of the package are made in the same place.
    let removed = try count(statistics.removed, in: request.atStart())
    return try removed + count(statistics.added, in: request.done())
  }

  /// How many of some lines, by file, are there.
  private func count(_ lines: [String: Set<Int>], in package: PackageFolder) throws -> Int {
    try lines.map { file, lines in
      guard let members = members[file] else { return 0 }
      if members.isEmpty { return lines.count }
      let text = SourceText(path: file, text: try package.text(of: file))
      return lines.intersection(text.lines(ofMembers: members)).count
    }.reduce(0, +)
  }
}
