import SourceTools
import Suites

/// What became of the mutants of one variant of a lesson; `--format json` prints it as it is.
struct MutantReport: Codable {
  struct Statement: Codable {
    let identity: String
    let file: String
    let line: Int
    let change: String
  }

  struct Survivor: Codable {
    let identity: String
    let file: String
    let line: Int
    let change: String
    let diff: Mutant.Diff
    let equivalentUpTo: String?
    /// Why it may survive, as the list of accepted survivors has it.
    let accepted: String?
  }

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
  let carrying: [Statement]
  /// The same of those that add, remove, display, make or lay out views.
  let placing: [Statement]
  /// Those without which nothing is wrong, but other views are redrawn.
  let redrawing: [Statement]
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
      return Survivor(mutant, result, variant: tree.variant, accepted)
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
    func dropped(_ role: StatementRole) -> [Statement] {
      compiled.filter { $1?.role == role }.map { Statement($0.0, variant: tree.variant) }
    }
    carrying = dropped(.carrying)
    placing = dropped(.placing)
    redrawing = dropped(.redrawing)
  }

  /// The share of the mutants that were killed, of those that are not accepted as equivalent, in percent.
  var score: Double {
    let others = mutants - survivors.count { $0.accepted != nil }
    return others == 0 ? 100 : Double(killed) / Double(others) * 100
  }
}

extension MutantReport.Statement {
  fileprivate init(_ mutant: Mutant, variant: String) {
    identity = "\(variant) \(mutant.identity)"
    file = mutant.file
    line = mutant.line
    change = mutant.change
  }
}

extension MutantReport.Survivor {
  fileprivate init(_ mutant: Mutant, _ result: TrialResult, variant: String, _ survivors: AcceptedSurvivors) {
    identity = "\(variant) \(mutant.identity)"
    file = mutant.file
    line = mutant.line
    change = mutant.change
    diff = mutant.diff
    equivalentUpTo = result.equivalentUpTo
    accepted = survivors.reason(identity: identity, change: mutant.change)
  }
}
