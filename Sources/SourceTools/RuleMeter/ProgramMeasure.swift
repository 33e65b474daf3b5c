/// What the meter found in one program.
package struct ProgramMeasure: Sendable {
  package struct Share: Equatable, Sendable {
    package let violations: Int
    /// What the count is a share of.
    package let of: Int
  }

  /// A place in a file; lines and columns count from 1.
  package struct Location: Hashable, Comparable, Sendable {
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
    package let weight: Weight
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

  /// A file or a folder that is not measured.
  package struct Unparsed: Equatable, Sendable {
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
  }

  /// A function, accessor or initialiser, and where it is declared.
  package struct Function: Hashable, Sendable {
    package let symbol: String
    package let location: Location
  }

  /// A call of one measured function by another.
  package struct Call: Equatable, Sendable {
    package let caller: Function
    package let callee: Function
    package let location: Location
    /// Whether the callee, or what it calls, changes application state.
    package let changesState: Bool
    package let returnsValue: Bool
  }

  package var path: String
  /// What the program is called however its path was typed: relative to the folder of its configuration.
  package var name: String
  /// The folder of the configuration, absolute; nothing for a program that is not on disk.
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
  package var aside = 0
  /// The checks that the configuration makes notes or switches off.
  package var levels: [CheckName: CheckLevel] = [:]
  package var viewState: [ViewState] = []
  /// What view components only take and show.
  package var displayCopies: [ViewState] = []
  package var suppressed: [Suppressed] = []
  package var unresolved: [Unresolved] = []
  package var unparsed: [Unparsed] = []
  /// Swift files that were left out by default: tests, other people's code, what was built or generated.
  package var leftOut = 0
  /// Suppression comments that allow nothing because they give no reason.
  package var unreasoned: [Location] = []
  /// The symbols of all application state, in views and in models; only when asked for, like the calls.
  package var applicationState: Set<String> = []
  /// In source order. Calls in notification handlers and in closures that run later are left out.
  package var calls: [Call] = []

  package init(path: String) {
    self.path = path
    name = path
  }

  package func count(_ rule: Rule) -> Int { violations.count { $0.violation.check.rule == rule } }
  package func count(_ weight: Weight) -> Int { violations.count { $0.weight == weight } }
}

extension ProgramMeasure {
  /// The same, with the violations of one weight; what the others are is still counted beside them.
  package func only(_ weight: Weight) -> ProgramMeasure {
    var copy = self
    copy.aside = violations.count { $0.weight != weight }
    copy.violations = violations.filter { $0.weight == weight }
    copy.notes = notes.filter { $0.weight == weight }
    copy.checks = Dictionary(
      uniqueKeysWithValues: checks.map { check, share in
        (check, Share(violations: copy.violations.count { $0.violation.check == check }, of: share.of))
      })
    return copy
  }

  /// The same, with the places of files below a folder relative to it.
  /// - Parameters:
  ///   - folder: Ends in `/`.
  ///   - path: What the program is called.
  package func relative(to folder: String, path: String) -> ProgramMeasure {
    func moved(_ location: Location) -> Location {
      guard location.file.hasPrefix(folder) else { return location }
      return Location(
        file: String(location.file.dropFirst(folder.count)), line: location.line, column: location.column)
    }
    func moved(_ found: LocatedViolation) -> LocatedViolation {
      LocatedViolation(violation: found.violation, location: moved(found.location), weight: found.weight)
    }
    func moved(_ function: Function) -> Function {
      Function(symbol: function.symbol, location: moved(function.location))
    }
    var copy = self
    copy.path = path
    copy.name = path
    copy.violations = violations.map(moved)
    copy.notes = notes.map(moved)
    copy.viewState = viewState.map { ViewState(symbol: $0.symbol, location: moved($0.location)) }
    copy.displayCopies = displayCopies.map { ViewState(symbol: $0.symbol, location: moved($0.location)) }
    copy.suppressed = suppressed.map { Suppressed(found: moved($0.found), reason: $0.reason) }
    copy.unresolved = unresolved.map { Unresolved(expression: $0.expression, location: moved($0.location)) }
    copy.unparsed = unparsed.map { Unparsed(location: moved($0.location), reason: $0.reason, kind: $0.kind) }
    copy.unreasoned = unreasoned.map(moved)
    copy.calls = calls.map {
      Call(
        caller: moved($0.caller), callee: moved($0.callee), location: moved($0.location),
        changesState: $0.changesState, returnsValue: $0.returnsValue)
    }
    return copy
  }
}
