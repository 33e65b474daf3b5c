import RuleMeter

/// One diagnostic a line, as Xcode's build log understands it.
package enum XcodeReport {
  /// The violations of each program as warnings, then its notes.
  package static func lines(_ programs: [ProgramMeasure]) -> [String] {
    programs.flatMap { program in
      program.violations.map { line($0, "warning") } + program.notes.map { line($0, "note") }
    }
  }

  private static func line(_ found: ProgramMeasure.LocatedViolation, _ level: String) -> String {
    let violation = found.violation
    let check = "\(violation.check.rule.rawValue) \(violation.check.rawValue)"
    return "\(found.location): \(level): \(violation.message) (\(check), \(found.weight.rawValue))"
  }
}
