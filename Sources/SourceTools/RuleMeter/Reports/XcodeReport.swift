/// One diagnostic a line, as Xcode's build log understands it.
package enum XcodeReport {
  package static func lines(_ programs: [ProgramMeasure]) -> [String] {
    programs.flatMap { program in
      program.violations.map { found in
        let violation = found.violation
        return
          "\(found.location): warning: \(violation.message) (\(violation.check.rule.rawValue) \(violation.check.rawValue))"
      }
    }
  }
}
