/// One of the six checks: its card, and what it finds.
protocol Check {
  static var card: CheckCard { get }
  static func findings(in analysis: Analysis) -> Findings
}

/// What a check counts, and what the count is a share of.
struct Findings {
  var violations: [Violation] = []
  var of = 0
}

/// What a person reads about a check, with the first of its samples each way; all are on the page `Docs/RulesGallery.md`,
/// and are tests. `/*!*/` marks where the check must fire.
package struct CheckCard: Sendable {
  package let name: CheckName
  package let looksLike: String
  package let hurtsBecause: String
  package let mend: String
  package let fineWhen: String
  package let fires: String
  package let silent: String
}

/// A place that breaks a rule.
package struct Violation: Equatable, Sendable {
  package let check: CheckName
  /// What is broken: a property, a type, what is refreshed.
  package let symbol: String
  /// The function or type in which it happens.
  package let context: String
  let file: SourceFile.ID
  let offset: Int
  /// What is found there, and what to do about it.
  package let fact: String
  package let mend: String
  package var message: String { "\(fact): \(mend)" }
  /// What stays the same when lines move: the check, what is broken and where.
  package var identity: String { "\(check.rawValue) \(symbol)" + (context.isEmpty ? "" : " in \(context)") }
  /// Whether it is true by the letter, and nobody would act on it.
  var isMinor = false
  /// For a direct refresh: the change or request it follows.
  package var follows: Cause?

  /// What a refresh follows: in the same function, or in one that calls it.
  package struct Cause: Equatable, Sendable {
    package let location: ProgramMeasure.Location
    /// The calls between, and the state changed at their end.
    package let chain: [String]
    /// Whether a model was asked, or its state changed.
    var isRequest = false
    /// Whether a model was asked: its state is not changed in the line itself.
    var isCall: Bool { isRequest && chain.count > 1 }

    /// The state changed, without the word before it.
    var changed: String { chain.last.map { String($0.dropFirst("changes ".count)) } ?? "" }
  }
}

/// The checks, in the order in which they are reported.
package enum Checks {
  static var all: [any Check.Type] {
    [StateInView.self, GlobalState.self, ViewInModel.self, RawWrite.self, ExposedState.self, DirectRefresh.self]
  }

  package static var cards: [CheckCard] { all.map { $0.card } }
}
