import Equivalence
import LessonPairs

/// The three rules, shown by running.
struct ExperimentsSection {
  let lessons: [LessonFacts]

  func markup() throws -> Markup {
    """
    <section id="experiments">
    <h2>The three experiments</h2>
    <p>Cells that are wrong, over all events of each lesson's script.</p>
    <ol class="rules">
    \(ExperimentKind.allCases.markup { "<li><b>\($0.rawValue), \($0.words.title)</b>: \($0.words.method). It \($0.words.meaning).</li>" })
    </ol>
    \(table.markup)
    <p class="hint">\(ExperimentsTable.worst.joined(separator: " "))</p>
    \(player)\(try DataScript.markup(id: "flow-experiments", Dictionary(uniqueKeysWithValues: lessons.map { ($0.name, $0.film) })))
    </section>\n
    """
  }

  private var player: Markup {
    """
    <section class="player" data-flow="experiments" aria-label="The experiments, event by event">
    <h3>Event by event</h3>
    <p class="choices"><label>Lesson <select data-choice>\
    \(lessons.markup { "<option value=\"\($0.name)\">\($0.title)</option>" })</select></label></p>
    \(FlowPlayer.controls(steps: lessons.first?.film.steps.count ?? 1))
    <div class="variants">
    \(frame("shown", "On the screen"))\(frame("expected", "What should be"))</div>
    <p class="hint">The cells that differ are marked in both. Arrow keys, Home and End step; Space plays.</p>
    </section>\n
    """
  }

  private func frame(_ name: String, _ title: String) -> Markup {
    """
    <article class="variant">
    <h4>\(title)</h4>
    <pre class="frame" role="img" aria-label="\(title)" data-frame="\(name)"></pre>
    </article>\n
    """
  }

  private var table: MarkupTable {
    MarkupTable(
      caption: "Wrong cells; no cell is wrong where the three rules hold.",
      heads: ["lesson", "variant", "events", "E1", "E2", "E3"],
      rows: lessons.flatMap { lesson in lesson.experiments.map { row("\(lesson.title)", $0) } })
  }

  private func row(_ title: Markup, _ result: ExperimentResult) -> [Markup] {
    [title, "\(result.variant)"] + ([result.found.events] + result.found.cells).map { "\($0)" }
  }
}
