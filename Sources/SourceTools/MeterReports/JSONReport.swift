import RuleMeter

/// The whole measurement as JSON, for tools.
package enum JSONReport {
  /// Indented, with sorted keys and without a final line break.
  package static func text(_ programs: [ProgramMeasure]) throws -> String {
    try JSON.object(["programs": programs.map(program)]).document()
  }

  private static func program(_ program: ProgramMeasure) -> JSON {
    let counts = Rule.allCases.map { ($0.rawValue, program.count($0)) }
    let checks = CheckName.allCases.map { ($0.rawValue, share(program.checks[$0])) }
    return .object([
      "path": program.path, "files": program.files, "leftOut": program.leftOut, "lines": program.lines,
      "models": program.models, "viewComponents": program.viewComponents,
      "counts": Dictionary(uniqueKeysWithValues: counts), "checks": Dictionary(uniqueKeysWithValues: checks),
      "violations": program.violations.map { found($0) }, "notes": program.notes.map { found($0) },
      "suppressed": program.suppressed.map { found($0.found, reason: $0.reason) },
      "viewState": program.viewState.map(variable), "displayCopies": program.displayCopies.map(variable),
      "notJudged": program.notJudged.map(variable),
      "unresolved": program.unresolved.map { place($0.location, ["expression": $0.expression]) },
      "unparsed": program.unparsed.map {
        place($0.location, ["reason": $0.reason, "column": $0.location.column])
      },
    ])
  }

  private static func share(_ share: ProgramMeasure.Share?) -> [String: Int] {
    ["violations": share?.violations ?? 0, "of": share?.of ?? 0]
  }

  private static func found(_ found: ProgramMeasure.LocatedViolation, reason: String? = nil) -> JSON {
    let violation = found.violation
    return place(
      found.location,
      [
        "rule": violation.check.rule.rawValue, "check": violation.check.rawValue, "weight": found.weight.rawValue,
        "symbol": violation.symbol, "in": violation.context, "column": found.location.column,
        "message": violation.message, "reason": reason,
        "follows": violation.follows.map { place($0.location, ["chain": $0.chain]) },
      ])
  }

  private static func variable(_ variable: ProgramMeasure.ViewState) -> JSON {
    place(variable.location, ["symbol": variable.symbol])
  }

  private static func place(_ location: ProgramMeasure.Location, _ members: [String: (any Encodable)?]) -> JSON {
    .object(members.merging(["file": location.file, "line": location.line]) { $1 })
  }
}
