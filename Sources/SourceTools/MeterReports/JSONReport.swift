import RuleMeter

/// The whole measurement as JSON, for tools.
package enum JSONReport {
  /// Indented, keys sorted, without a line end at its end.
  package static func text(_ programs: [ProgramMeasure]) throws -> String {
    try JSON.object(["programs": .list(programs.map(program))]).document()
  }

  private static func program(_ program: ProgramMeasure) -> JSON {
    let counts = Rule.allCases.map { ($0.rawValue, JSON.number(program.count($0))) }
    let checks = CheckName.allCases.map { ($0.rawValue, share(program.checks[$0])) }
    return .object([
      "path": .text(program.path), "files": .number(program.files), "leftOut": .number(program.leftOut),
      "lines": .number(program.lines), "models": .number(program.models),
      "viewComponents": .number(program.viewComponents), "counts": .object(Dictionary(uniqueKeysWithValues: counts)),
      "checks": .object(Dictionary(uniqueKeysWithValues: checks)),
      "violations": .list(program.violations.map { .object(members(of: $0)) }),
      "notes": .list(program.notes.map { .object(members(of: $0)) }),
      "suppressed": .list(
        program.suppressed.map { .object(members(of: $0.found).merging(["reason": .text($0.reason)]) { $1 }) }),
      "viewState": .list(program.viewState.map(variable)), "displayCopies": .list(program.displayCopies.map(variable)),
      "notJudged": .list(program.notJudged.map(variable)),
      "unresolved": .list(
        program.unresolved.map { .object(place($0.location, ["expression": .text($0.expression)])) }),
      "unparsed": .list(
        program.unparsed.map {
          .object(place($0.location, ["reason": .text($0.reason), "column": .number($0.location.column)]))
        }),
    ])
  }

  private static func share(_ share: ProgramMeasure.Share?) -> JSON {
    .object(["violations": .number(share?.violations ?? 0), "of": .number(share?.of ?? 0)])
  }

  private static func members(of found: ProgramMeasure.LocatedViolation) -> [String: JSON] {
    let violation = found.violation
    var members = place(
      found.location,
      [
        "rule": .text(violation.check.rule.rawValue), "check": .text(violation.check.rawValue),
        "weight": .text(found.weight.rawValue), "symbol": .text(violation.symbol), "in": .text(violation.context),
        "column": .number(found.location.column), "message": .text(violation.message),
      ])
    members["follows"] = violation.follows.map {
      .object(["line": .number($0.line), "chain": .list($0.chain.map(JSON.text))])
    }
    return members
  }

  private static func variable(_ variable: ProgramMeasure.ViewState) -> JSON {
    .object(place(variable.location, ["symbol": .text(variable.symbol)]))
  }

  private static func place(_ location: ProgramMeasure.Location, _ members: [String: JSON]) -> [String: JSON] {
    members.merging(["file": .text(location.file), "line": .number(location.line)]) { $1 }
  }
}
