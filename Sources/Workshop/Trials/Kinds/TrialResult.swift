import KataCheck
import PlainText
import Play
import Suites

/// What came of one trial. Which of the columns it has depends on what was tried.
struct TrialResult: Codable, Equatable, Sendable {
  enum Fate: String, Codable {
    case killed
    case survived
    case notCompiled
    /// A fault in both variants at once was seen by an example of either, of one alone, or of none.
    case seen, seenOnlyInWorst, seenOnlyInSeparated, unseen
    /// A fault made the data impossible, made others of them that could also have come by requests, ended the program on
    /// some walks and did nothing else, or did nothing to the data.
    case impossibleData, wrongData, endsProgram, rightData
    /// What was asked of code without a fault is so.
    case holds
    /// A step of a kata was checked; `check` says what came.
    case checked
  }

  /// Names it in its group.
  let trial: String
  let fate: Fate
  var change: String?
  var killer: CheckFailure.Kind?
  /// The role of a dropped statement that was noticed.
  var role: StatementRole?
  /// The role that it had as it was counted first, where that was another one.
  var firstRole: StatementRole?
  /// For a survivor, the configuration whose states all behave alike, where the lesson has one.
  var equivalentUpTo: String?
  /// How a carrying statement that is left out shows on walks.
  var walks: WalkFigures?
  /// `FILE:LINE`, where the code is not the package's but that of a patch.
  var place: String?
  var check: KataReport?
  /// What the faults in the screen of a step do, where nothing else is missing.
  var containment: KataContainment?

  /// Whether there is no more to say of it than what noticed it: such results are counted, and not named. Of dropped
  /// statements these are the ones that break the data.
  var isSimple: Bool {
    switch fate {
    case .seen, .rightData: true
    case .killed: (role == nil || role == .breaksData) && killer != .experiments
    default: false
    }
  }

  /// The role as it was counted first, when what cannot be left out had none.
  var roleAsFirstCounted: StatementRole? { firstRole ?? (role == .endsProgram || role == .breaksData ? nil : role) }

  var sort: TrialSort { TrialSort(kind: trial.split(separator: " ").first.map(String.init) ?? trial, killer: killer) }
}

/// What simple results have in common. A record counts them by its name.
struct TrialSort: RawRepresentable, Hashable, Codable, CodingKeyRepresentable, Sendable {
  /// The operator of the fault, or `both`.
  let kind: String
  let killer: CheckFailure.Kind?

  /// `drop-statement example`
  var rawValue: String { [kind, killer?.rawValue].compactMap { $0 }.joined(separator: " ") }
}

extension TrialSort {
  /// - Returns: `nil` if it is not the name of a sort.
  init?(rawValue name: String) {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    guard let kind = words.first else { return nil }
    let killer = words.dropFirst().first.map(CheckFailure.Kind.init)
    if case .some(nil) = killer { return nil }
    self.init(kind: kind, killer: killer ?? nil)
  }
}

/// The results of a group of trials.
struct TrialResults: Equatable, Sendable {
  /// How many of each sort came out as they simply should.
  let simple: [TrialSort: Int]
  let named: [TrialResult]
}

extension TrialResults {
  init(_ results: [TrialResult]) {
    self.init(
      simple: Dictionary(results.filter(\.isSimple).map { ($0.sort, 1) }, uniquingKeysWith: +),
      named: results.filter { !$0.isSimple })
  }

  func check(of trial: String) -> LessonOutcome? {
    guard case .checked(let outcome, _)? = named.first(where: { $0.trial == trial })?.check else { return nil }
    return outcome
  }

  /// How all of the trials, done again, came out otherwise.
  func differences(from others: TrialResults) throws -> [String] {
    let names = (named + others.named).map(\.trial).distinct
    let changed = try names.compactMap { name in
      let (result, other) = (named.first { $0.trial == name }, others.named.first { $0.trial == name })
      return result == other ? nil : "\(name): recorded \(try result.text), now \(try other.text)"
    }
    return changed + (simple == others.simple ? [] : ["recorded \(simple.text), now \(others.simple.text)"])
  }

  /// How a trial that was done again came out otherwise; `nil` if it did not.
  func difference(from result: TrialResult) throws -> String? {
    let recorded = named.first { $0.trial == result.trial }
    if recorded == result || recorded == nil && result.isSimple && simple[result.sort] != nil { return nil }
    return "\(result.trial): recorded \(try recorded.text), now \(try json(result))"
  }
}

extension TrialResult? {
  fileprivate var text: String { get throws { try map { try json($0) } ?? "as one of those that are simply noticed" } }
}

extension [TrialSort: Int] {
  fileprivate var text: String { map { "\($0.value) × \($0.key.rawValue)" }.sorted().joined(separator: ", ") }
}
