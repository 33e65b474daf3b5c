import Foundation
import PlainText
import Suites

/// What became of the mutants of one variant of a lesson; `--format json` prints it as it is.
struct MutantReport: Codable {
  let lesson: String
  let variant: String
  let mutants: Int
  let killed: Int
  /// How many each kind of failure killed.
  let killedBy: [String: Int]
  /// How many places were left as they are, by the reason.
  let leftOut: [String: Int]
  /// How many statements were dropped.
  let statements: Int
  /// Those without which the data stay right and a cell or a control is wrong.
  let carrying: [PlantedFault]
  /// The same of those that add, remove, display, make or lay out views.
  let placing: [PlantedFault]
  /// Those without which nothing is wrong, but other views are redrawn.
  let redrawing: [PlantedFault]
  let survivors: [Survivor]

  /// - Parameters:
  ///   - tree: With the mutants that are reported; the results may be those of more.
  ///   - accepted: Which survivors are listed with a reason.
  init(_ tree: MutatedTree, _ results: TrialResults, accepted: AcceptedSurvivors) {
    lesson = tree.lesson
    variant = tree.variant
    let named = Dictionary(uniqueKeysWithValues: results.named.map { ($0.trial, $0) })
    let found = tree.mutants.map { ($0, named[$0.identity]) }
    let compiled = found.filter { $1?.fate != .notCompiled }
    mutants = compiled.count
    survivors = compiled.compactMap { mutant, result in
      guard let result, result.fate == .survived else { return nil }
      let identity = "\(tree.variant) \(mutant.identity)"
      return Survivor(
        identity: identity, file: mutant.file, line: mutant.line, change: mutant.change, diff: mutant.diff,
        equivalentUpTo: result.equivalentUpTo, accepted: accepted.reason(identity: identity, change: mutant.change))
    }
    killed = compiled.count - survivors.count
    let operations = Set(tree.mutants.map(\.operation.rawValue))
    let kinds =
      results.simple.filter { operations.contains($0.key.kind) }.compactMap { sort, count in
        sort.killer.map { ($0.rawValue, count) }
      } + compiled.compactMap { $1?.killer }.map { ($0.rawValue, 1) }
    killedBy = Dictionary(kinds, uniquingKeysWith: +)
    let refused = Array(repeating: Obstacle.notCompiled, count: found.count - compiled.count)
    leftOut = Dictionary((tree.obstacles + refused).map { ($0.rawValue, 1) }, uniquingKeysWith: +)
    statements = compiled.count { $0.0.operation == .dropStatement }
    func dropped(_ role: StatementRole) -> [PlantedFault] {
      compiled.filter { $1?.role == role }.map { PlantedFault($0.0, of: tree.variant) }
    }
    carrying = dropped(.carrying)
    placing = dropped(.placing)
    redrawing = dropped(.redrawing)
  }
}

/// A fault that not every test notices, of one variant or of both.
struct Survivor: Codable, Equatable {
  let identity: String
  /// Where it is; in the worst variant where both have it.
  let file: String
  let line: Int
  let change: String
  /// What it changes, where one variant has it.
  var diff: Mutant.Diff?
  var equivalentUpTo: String?
  /// Where both variants have it, the only one whose examples fail.
  var seenOnlyIn: String?
  /// Why it may survive, as the list of accepted survivors has it.
  let accepted: String?

  /// - Parameter remedy: What to do where it is not accepted.
  func lines(orElse remedy: String) -> [String] {
    let verdict = [
      equivalentUpTo.map { "equivalent up to \($0)" }, seenOnlyIn.map { "seen only in \($0)" },
      accepted.map { "accepted: \($0)" }
        ?? "SURVIVED: \(remedy), or list it with the reason: IDENTITY | CHANGE | REASON",
    ]
    return ["  \(file):\(line): \(identity) | \(change)"] + (diff?.lines ?? []).map { "    \($0)" }
      + ["    " + verdict.compactMap { $0 }.joined(separator: " · ")]
  }
}

extension [Survivor] {
  /// As cells of a table: the faults, those that did not survive, those that did and are listed with a reason, and the
  /// others; and of the faults that are not listed, the share that did not survive.
  func cells(of faults: Int) -> [String] {
    let accepted = count { $0.accepted != nil }
    let score = faults == accepted ? 100 : Double(faults - count) / Double(faults - accepted) * 100
    return [faults, faults - count, accepted, count - accepted].map { "\($0)" } + [String(format: "%.1f %%", score)]
  }
}

extension [MutantReport] {
  /// As text: a table, what was left out, and the survivors with their diff.
  var lines: [String] {
    let header = [
      "lesson", "variant", "mutants", "killed", "equivalent", "survived", "score", "statements",
      "carrying", "placing", "redrawing",
    ]
    return Table.lines([header] + map(\.row), left: 2, gap: "  ") + [""] + flatMap(\.details)
  }
}

extension MutantReport {
  fileprivate var row: [String] {
    [lesson, variant] + survivors.cells(of: mutants)
      + [statements, carrying.count, placing.count, redrawing.count].map { "\($0)" }
  }

  fileprivate var details: [String] {
    let kinds = CheckFailure.Kind.allCases.compactMap { kind in
      killedBy[kind.rawValue].map { "\(kind.rawValue) \($0)" }
    }
    let obstacles = Obstacle.allCases.compactMap { obstacle in
      leftOut[obstacle.rawValue].map { "    \($0) × \(obstacle.rawValue)" }
    }
    return ["\(lesson), \(variant)", "  killed by: \(kinds.joined(separator: " · "))"]
      + (obstacles.isEmpty ? [] : ["  left as they are:"] + obstacles)
      + survivors.flatMap { $0.lines(orElse: "kill it") } + [""]
  }
}
