/// What the meter found in one program.
package struct ProgramMeasure: Sendable {
  package struct Share: Equatable, Sendable {
    package let violations: Int
    /// What the count is a share of.
    package let of: Int
  }

  /// A place in a file; lines and columns count from 1.
  package struct Location: Equatable, Comparable, Sendable {
    package let file: String
    package let line: Int
    package let column: Int

    package static func < (left: Location, right: Location) -> Bool {
      (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
  }

  package struct LocatedViolation: Equatable, Sendable {
    package let violation: Violation
    package let location: Location
  }

  package struct ViewState: Equatable, Sendable {
    package let symbol: String
    package let location: Location
  }

  package struct Suppressed: Equatable, Sendable {
    package let found: LocatedViolation
    package let reason: String
  }

  package struct Unresolved: Equatable, Sendable {
    package let expression: String
    package let location: Location
  }

  /// A file that is no Swift.
  package struct Unparsed: Equatable, Sendable {
    package let location: Location
    package let reason: String
  }

  package var path: String
  package var files = 0
  package var lines = 0
  package var models = 0
  package var viewComponents = 0
  package var checks: [CheckName: Share] = [:]
  package var violations: [LocatedViolation] = []
  package var viewState: [ViewState] = []
  package var suppressed: [Suppressed] = []
  package var unresolved: [Unresolved] = []
  package var unparsed: [Unparsed] = []
  /// Suppression comments that allow nothing because they give no reason.
  package var unreasoned: [Location] = []

  package func count(_ rule: Rule) -> Int { violations.count { $0.violation.check.rule == rule } }
}
