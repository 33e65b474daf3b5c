import Foundation

/// The whole measurement as JSON, for tools.
package enum JSONReport {
  /// Indented, keys sorted, without a line end at its end.
  package static func text(_ programs: [ProgramMeasure]) throws -> String {
    try encode(Document(programs: programs.map(Program.init)))
  }

  static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private struct Document: Encodable {
    let programs: [Program]
  }

  private struct Program: Encodable {
    let path: String
    let files: Int
    let leftOut: Int
    let lines: Int
    let models: Int
    let viewComponents: Int
    let counts: [String: Int]
    let checks: [String: Share]
    let violations: [Found]
    let notes: [Found]
    let viewState: [ViewState]
    let displayCopies: [ViewState]
    let suppressed: [Suppressed]
    let unresolved: [Unresolved]
    let unparsed: [Unparsed]

    init(_ measurement: ProgramMeasure) {
      path = measurement.path
      files = measurement.files
      leftOut = measurement.leftOut
      lines = measurement.lines
      models = measurement.models
      viewComponents = measurement.viewComponents
      counts = Dictionary(uniqueKeysWithValues: Rule.allCases.map { ($0.rawValue, measurement.count($0)) })
      checks = Dictionary(
        uniqueKeysWithValues: CheckName.allCases.map { ($0.rawValue, Share(measurement.checks[$0])) })
      violations = measurement.violations.map(Found.init)
      notes = measurement.notes.map(Found.init)
      viewState = measurement.viewState.map(ViewState.init)
      displayCopies = measurement.displayCopies.map(ViewState.init)
      suppressed = measurement.suppressed.map { Suppressed(violation: Found($0.found), reason: $0.reason) }
      unresolved = measurement.unresolved.map {
        Unresolved(expression: $0.expression, file: $0.location.file, line: $0.location.line)
      }
      unparsed = measurement.unparsed.map {
        Unparsed(file: $0.location.file, line: $0.location.line, column: $0.location.column, reason: $0.reason)
      }
    }
  }

  private struct Share: Encodable {
    let violations: Int
    let of: Int

    init(_ share: ProgramMeasure.Share?) {
      violations = share?.violations ?? 0
      of = share?.of ?? 0
    }
  }

  struct Found: Encodable {
    let rule: String
    let check: String
    let weight: String
    let symbol: String
    let `in`: String
    let file: String
    let line: Int
    let column: Int
    let message: String
    let follows: Follows?

    struct Follows: Encodable {
      let line: Int
      let chain: [String]
    }

    init(_ found: ProgramMeasure.LocatedViolation) {
      rule = found.violation.check.rule.rawValue
      check = found.violation.check.rawValue
      weight = found.weight.rawValue
      symbol = found.violation.symbol
      `in` = found.violation.context
      file = found.location.file
      line = found.location.line
      column = found.location.column
      message = found.violation.message
      follows = found.violation.follows.map { Follows(line: $0.line, chain: $0.chain) }
    }
  }

  private struct ViewState: Encodable {
    let symbol: String
    let file: String
    let line: Int

    init(_ variable: ProgramMeasure.ViewState) {
      symbol = variable.symbol
      file = variable.location.file
      line = variable.location.line
    }
  }

  private struct Suppressed: Encodable {
    let violation: Found
    let reason: String

    func encode(to encoder: any Encoder) throws {
      try violation.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(reason, forKey: .reason)
    }

    private enum CodingKeys: String, CodingKey { case reason }
  }

  private struct Unresolved: Encodable {
    let expression: String
    let file: String
    let line: Int
  }

  private struct Unparsed: Encodable {
    let file: String
    let line: Int
    let column: Int
    let reason: String
  }
}
