/// What the meter found in one program.
package struct ProgramMeasure: Sendable {
  /// A count, with the size of what it was counted in.
  package struct Share: Equatable, Sendable {
    package let violations: Int
    /// What the count is a share of.
    package let of: Int
  }

  /// A place in a file; lines and columns count from 1.
  package struct Location: Hashable, Comparable, CustomStringConvertible, Sendable {
    package let file: String
    package let line: Int
    package let column: Int

    package var description: String { "\(file):\(line):\(column)" }

    package static func < (left: Location, right: Location) -> Bool {
      (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
  }

  package struct LocatedViolation: Equatable, Sendable {
    package let violation: Violation
    package let location: Location
    package let weight: Weight
  }

  /// A variable of a view component that is not application state; it does not count.
  package struct ViewState: Equatable, Sendable {
    package let symbol: String
    package let location: Location
    /// As the meter names it; `nil` if it does not ask.
    package var type: String?
  }

  /// A violation that a comment in the code excuses; it does not count.
  package struct Suppressed: Equatable, Sendable {
    package let found: LocatedViolation
    package let reason: String
  }

  /// An expression that the meter could not resolve: what it does is neither counted nor cleared.
  package struct Unresolved: Equatable, Sendable {
    package let expression: String
    package let location: Location
  }

  /// A file or a folder that is not measured.
  package struct Unparsed: Error, Equatable, Sendable {
    package enum Kind: String, Sendable {
      case notSwift
      /// The file is larger, or nested deeper, than anyone writes.
      case beyondLimits
      /// The system does not open it.
      case unreadable
      /// The meter fails on it.
      case ownFailure
    }

    package let location: Location
    package let reason: String
    package let kind: Kind

    init(_ file: String, at place: (line: Int, column: Int) = (1, 1), _ reason: String, kind: Kind = .notSwift) {
      location = Location(file: file, line: place.line, column: place.column)
      self.reason = reason
      self.kind = kind
    }
  }

  package var path: String
  /// What the program is called however its path was typed: relative to the folder of its configuration.
  package var name: String
  /// The folder of the configuration, absolute; `nil` for a program that is not on disk.
  package var root: String?
  package var files = 0
  package var lines = 0
  package var models = 0
  package var viewComponents = 0
  package var checks: [CheckName: Share] = [:]
  package var violations: [LocatedViolation] = []
  /// What is found by checks that the configuration makes notes.
  package var notes: [LocatedViolation] = []
  /// Violations that are counted and not listed, where only those of one weight are asked for.
  package var aside: [LocatedViolation] = []
  /// The checks that the configuration makes notes or switches off.
  package var levels: [CheckName: CheckLevel] = [:]
  package var viewState: [ViewState] = []
  /// What view components only take and show.
  package var displayCopies: [ViewState] = []
  package var suppressed: [Suppressed] = []
  package var unresolved: [Unresolved] = []
  /// Reducers whose value a store without source here keeps.
  package var notJudged: [ViewState] = []
  package var unparsed: [Unparsed] = []
  /// Swift files that were left out by default: tests, other people's code, what was built or generated.
  package var leftOut = 0
  /// Suppression comments that allow nothing because they give no reason.
  package var unreasoned: [Location] = []

  package init(path: String) {
    self.path = path
    name = path
  }

  package func count(_ rule: Rule) -> Int { violations.count { $0.violation.check.rule == rule } }
  package func count(_ weight: Weight) -> Int { (violations + aside).count { $0.weight == weight } }
}

extension ProgramMeasure {
  /// The same, with the violations of one weight; what the others are is still counted beside them.
  package func only(_ weight: Weight) -> ProgramMeasure {
    var copy = self
    copy.aside = violations.filter { $0.weight != weight }
    copy.violations = violations.filter { $0.weight == weight }
    copy.notes = notes.filter { $0.weight == weight }
    for (check, share) in checks {
      copy.checks[check] = Share(violations: copy.violations.count { $0.violation.check == check }, of: share.of)
    }
    return copy
  }
}
