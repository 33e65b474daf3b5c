import Equivalence
import RuleMeter
import SourceTools
import Suites

/// How often both trees break the three rules.
struct ScoreboardSection {
  let facts: ReportFacts

  var markup: Markup {
    """
    <section id="scoreboard">
    <h2>Violations by lesson and rule</h2>
    <p>\(proof) Worst breaks the three rules of separation <b>\(facts.worst.violations.count)</b> times, Separated \
    <b>\(facts.separated.violations.count)</b> times, counted by the rule meter in the source alone.</p>
    \(ScoreboardChart(lessons: facts.lessons).markup)
    <div class="columns">
    \(checks.markup)
    \(lessons.markup)
    </div>
    <ul class="rules">
    <li><b>R1 sealed</b>: the model holds all application state, and knows no view and no view framework.</li>
    <li><b>R2 actions only</b>: others ask the model for an action; they never change its raw data.</li>
    <li><b>R3 updates by notification</b>: whatever depends on the model changes only when the model's notification arrives.</li>
    </ul>
    </section>\n
    """
  }

  private var proof: Markup {
    let different = facts.lessons.filter { $0.proof.difference != nil }.map(\.title)
    if !different.isEmpty { return "They differ in \(different.joined(separator: ", ")): see the proof." }
    let states = facts.lessons.compactMap(\.proof.states?.states).reduce(0, +)
    let events = facts.lessons.compactMap(\.proof.walks?.coverage.steps).reduce(0, +)
    return "Both do the same, in every cell, in \(states) states and after each of \(events) random events."
  }

  private var programs: [ProgramMeasure] { [facts.worst, facts.separated] }

  /// By rule and check, each count with what it is a share of.
  private var checks: MarkupTable {
    var rows: [[Markup]] = []
    for rule in Rule.allCases {
      rows.append(["<b>\(rule.rawValue) \(rule.title)</b>"] + programs.map { "<b>\($0.count(rule))</b>" })
      for check in CheckName.allCases where check.rule == rule {
        rows.append(["\(check.rawValue)"] + programs.map { share($0.checks[check]) })
      }
    }
    rows.append(["declared view state"] + programs.map { "\($0.viewState.count)" })
    rows.append(["files · lines"] + programs.map { "\($0.files) · \($0.lines)" })
    return MarkupTable(
      caption: "By check: violations, and of how many places. A dash: there was nothing to check.",
      heads: ["", "Worst", "Separated"], rows: rows)
  }

  private func share(_ share: ProgramMeasure.Share?) -> Markup {
    guard let share, share.of > 0 else { return "–" }
    return "\(share.violations) of \(share.of)"
  }

  private var lessons: MarkupTable {
    func cells(_ worst: (Rule) -> Int, _ separated: (Rule) -> Int) -> [Markup] {
      Rule.allCases.map { "\(worst($0)) · \(separated($0))" }
    }
    return MarkupTable(
      caption: "By lesson: worst · separated.", heads: ["lesson"] + Rule.allCases.map(\.rawValue),
      rows: facts.lessons.map { ["\($0.title)"] + cells($0.worst.count, $0.separated.count) },
      footer: ["all lessons"] + cells(facts.worst.count, facts.separated.count))
  }
}
