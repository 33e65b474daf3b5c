import RuleMeter

/// How often both trees break the three rules.
struct ScoreboardSection {
  let facts: ReportFacts

  var markup: Markup {
    """
    <section id="scoreboard">
    <h2>Scoreboard</h2>
    <p>How often each variant breaks one of the three rules of separation, counted by the rule meter in the source alone.</p>
    \(ScoreboardChart(lessons: facts.lessons).markup)
    <div class="columns">
    \(checks.markup)
    \(lessons.markup)
    </div>
    <ul class="rules">
    <li><b>R1 sealed</b>: the model's interface encapsulates all application state, and refers to no view and no view framework.</li>
    <li><b>R2 actions only</b>: others ask the model for an action; they never change its raw data.</li>
    <li><b>R3 updates by notification</b>: whatever depends on the model changes only when the model's notification arrives.</li>
    </ul>
    </section>

    """
  }

  private var programs: [ProgramMeasure] { [facts.worst, facts.separated] }

  /// By rule and check, each count with what it is a share of.
  private var checks: Table {
    var rows: [[Markup]] = []
    for rule in Rule.allCases {
      rows.append(["<b>\(rule.rawValue) \(rule.title)</b>"] + programs.map { "<b>\($0.count(rule))</b>" })
      for check in CheckName.allCases where check.rule == rule {
        rows.append(["\(check.rawValue)"] + programs.map { share($0.checks[check]) })
      }
    }
    rows.append(["declared view state"] + programs.map { "\($0.viewState.count)" })
    rows.append(["files · lines"] + programs.map { "\($0.files) · \($0.lines)" })
    return Table(
      caption: "By check: violations, and of how many places. A dash: there was nothing to check.",
      heads: ["", "Worst", "Separated"], rows: rows)
  }

  private func share(_ share: ProgramMeasure.Share?) -> Markup {
    guard let share, share.of > 0 else { return "–" }
    return "\(share.violations) of \(share.of)"
  }

  private var lessons: Table {
    Table(
      caption: "By lesson.",
      heads: ["lesson"]
        + ["worst", "separated"].flatMap { variant in Rule.allCases.map { "\(variant) \($0.rawValue)" } },
      rows: facts.lessons.map { lesson in
        ["\(lesson.title)"]
          + [lesson.worst, lesson.separated].flatMap { variant in
            Rule.allCases.map { "\(variant.count($0))" }
          }
      },
      footer: ["both trees"] + programs.flatMap { program in Rule.allCases.map { "\(program.count($0))" } })
  }
}
