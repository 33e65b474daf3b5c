import Checkout
import RuleMeter

/// The two trees as the rule meter sees them.
struct TreeMeasure {
  private let programs: [ProgramMeasure]

  /// Measures the trees below the current folder; nothing when they are not there, as where only the programs were copied.
  init?() {
    let paths = ["Sources/Worst", "Sources/Separated"]
    programs = paths.compactMap { try? ProgramMeasure(ofProgramAt: $0) }
    if programs.count != paths.count { return nil }
  }

  /// The whole scoreboard.
  var scoreboard: [String] { TextReport.scoreboard(programs) }

  /// What is counted in the folder of one lesson, on one line.
  func counts(inFolder folder: String) -> String {
    let counts = zip(["worst", "separated"], programs).map { name, program in
      let found = program.violations.filter { $0.location.file.contains("/\(folder)/") }
      let rules = Rule.allCases.map { rule in
        "\(rule.rawValue) \(found.count { $0.violation.check.rule == rule })"
      }
      return "\(name) \(rules.joined(separator: " "))"
    }
    return "violations: " + counts.joined(separator: " · ")
  }
}
