import PlainText
import RuleMeter

/// The scoreboard and the places with the most findings, on one screen; then the violations, shared ones first, each
/// with its place, so that an editor jumps to it.
package enum TextReport {
  package static func lines(_ programs: [ProgramMeasure]) -> [String] {
    scoreboard(programs) + shares + programs.flatMap(SummaryReport.lines) + programs.flatMap { violations($0) }
      + programs.flatMap { remarks($0) }
  }

  /// A table with a column for each program. A dash stands where there was nothing to check.
  package static func scoreboard(_ programs: [ProgramMeasure]) -> [String] {
    var rows: [[String]] = [[""] + programs.map(\.title)]
    for rule in Rule.allCases {
      rows.append(["\(rule.rawValue) \(rule.title)"] + programs.map { "\($0.count(rule))" })
      for check in CheckName.allCases where check.rule == rule {
        rows.append(["   \(check.rawValue)"] + programs.map { cell(check, $0) })
      }
    }
    rows.append(["shared · local"] + programs.map { "\($0.count(.shared)) · \($0.count(.local))" })
    if programs.contains(where: { !$0.aside.isEmpty }) {
      rows.append(["not listed"] + programs.map { "\($0.aside.count)" })
    }
    rows.append(["declared view state"] + programs.map { "\($0.viewState.count)" })
    rows.append(["display copies"] + programs.map { "\($0.displayCopies.count)" })
    rows.append(["suppressed"] + programs.map { "\($0.suppressed.count)" })
    rows.append(["unresolved"] + programs.map { "\($0.unresolved.count)" })
    if programs.contains(where: { !$0.notJudged.isEmpty }) {
      rows.append(["not judged"] + programs.map { "\($0.notJudged.count)" })
    }
    rows.append(["files · lines"] + programs.map { "\($0.files) · \($0.lines)" })
    rows.append(["files left out"] + programs.map { "\($0.leftOut)" })
    return Table.lines(rows, left: 1, gap: "   ") + programs.flatMap(cautions)
  }

  /// What each count is a share of.
  private static let shares = [
    "",
    "Each count is out of: all state (state-in-view, global-state), a model's state (exposed-state), the types that",
    "models name (view-in-model), changes of state (raw-write), refreshes (direct-refresh).",
  ]

  private static func cell(_ check: CheckName, _ program: ProgramMeasure) -> String {
    if program.levels[check] == .off { return "off" }
    guard let share = program.checks[check], share.of > 0 else { return "–" }
    if program.levels[check] == .note { return "note: \(program.notes.count { $0.violation.check == check })" }
    return "\(share.violations) of \(share.of)"
  }

  /// Why a zero is not praise.
  static func cautions(_ program: ProgramMeasure) -> [String] {
    var lines: [String] = []
    if !program.notJudged.isEmpty {
      let names = program.notJudged.map { "'\($0.symbol)'" }
      lines.append(
        "\(program.title): not judged: the value that \(names.joined(separator: ", ")) \(names.count == 1 ? "changes" : "change") "
          + "is kept by a store without source here, so nothing tells whether others can change it.")
    } else if program.models == 0 {
      let rest =
        program.unresolved.isEmpty ? ", so nothing could be sealed, asked or observed" : " in what could be resolved"
      lines.append("\(program.title): no model found\(rest).")
    }
    if program.viewComponents == 0 {
      lines.append("\(program.title): no view component found: what views hold, write or refresh was not checked.")
    }
    if program.checks.values.allSatisfy({ $0.of == 0 }), program.notJudged.isEmpty {
      lines.append("\(program.title): \(nothing(in: program))")
    }
    return lines
  }

  /// Where something is unresolved there was something to check.
  private static func nothing(in program: ProgramMeasure) -> String {
    if !program.unparsed.isEmpty { return "no application state found in the files that could be measured." }
    if program.unresolved.isEmpty { return "no application state found: there was nothing to check." }
    return "no application state found, but \(program.unresolved.count) unresolved: see the list."
  }

  /// What is found, by weight and file; then what to do about it, once for each check.
  private static func violations(_ program: ProgramMeasure) -> [String] {
    let lists = Weight.allCases.flatMap { weight in
      section("\(program.title): \(weight.rawValue)", byFile(program.violations.filter { $0.weight == weight }))
    }
    return lists + section("\(program.title): what to do", mends(program.violations), isCounted: false)
  }

  /// An empty line stands between two files.
  private static func byFile(_ found: [ProgramMeasure.LocatedViolation]) -> [String] {
    zip(found, found.prefix(1) + found).flatMap { violation, previous in
      (violation.location.file == previous.location.file ? [] : [""]) + [line(violation)]
    }
  }

  private static func mends(_ found: [ProgramMeasure.LocatedViolation]) -> [String] {
    CheckName.allCases.flatMap { check in
      Set(found.filter { $0.violation.check == check }.map(\.violation.mend)).sorted().map {
        "\(check.rawValue): \($0)"
      }
    }
  }

  private static func line(_ found: ProgramMeasure.LocatedViolation) -> String {
    let violation = found.violation
    return "\(found.location): \(violation.check.rule.rawValue) \(violation.check.rawValue): \(violation.fact)"
  }

  private static func remarks(_ program: ProgramMeasure) -> [String] {
    let lists = [
      ("notes", program.notes.map(line)),
      ("declared view state", program.viewState.map { "\($0.location): view state \($0.symbol)" }),
      ("display copies", program.displayCopies.map { "\($0.location): display copy \($0.symbol)" }),
      (
        "suppressed",
        program.suppressed.map { "\($0.found.location): suppressed \($0.found.violation.check.rawValue): \($0.reason)" }
      ),
      (
        "suppressions without a reason",
        program.unreasoned.map {
          "\($0): a suppression without a reason allows nothing: write '// rulemeter:allow R2 raw-write — reason'"
        }
      ), ("unresolved", program.unresolved.map { "\($0.location): unresolved '\($0.expression)'" }),
    ]
    return lists.flatMap { section("\(program.title): \($0)", $1) }
  }

  private static func section(_ title: String, _ lines: [String], isCounted: Bool = true) -> [String] {
    if lines.isEmpty { return [] }
    return ["", isCounted ? "\(title), \(lines.count { !$0.isEmpty })" : title] + lines
  }
}
