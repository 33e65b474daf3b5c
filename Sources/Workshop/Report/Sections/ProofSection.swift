import Equivalence
import Suites

/// Both variants compared in every state of a small configuration, and on random walks.
struct ProofSection {
  let lessons: [LessonFacts]

  var markup: Markup {
    """
    <section id="proof">
    <h2>The proof</h2>
    <p>Both variants in lockstep, in every state of a small configuration and on random walks over the full size. Run while this page \
    was made, at the size of the tests; <code>make prove</code> explores far more.</p>
    \(table.markup)
    </section>\n
    """
  }

  /// A column for each lesson, so that it fits a narrow screen.
  private var table: MarkupTable {
    MarkupTable(
      caption: "What was compared after each event: cells, controls, saved state, and which views were redrawn.",
      heads: [""] + lessons.map(\.title),
      rows: [
        row("sizes") { configuration($0) }, row("initial states") { count($0.states?.initialStates) },
        row("states") { count($0.states?.states) }, row("transitions") { count($0.states?.transitions) },
        row("random walks") { count($0.walks?.walks) }, row("random events") { count($0.walks?.coverage.steps) },
        row("goals reached") { proof in
          proof.walks.map { "\($0.goals.count - $0.missed.count) of \($0.goals.count)" } ?? "–"
        },
      ],
      footer: row("divergences") { $0.difference == nil ? "0" : "1" })
  }

  private func row(_ title: Markup, _ value: (LessonOutcome) -> Markup) -> [Markup] {
    [title] + lessons.map { value($0.proof) }
  }

  /// In words that can stand below each other.
  private func configuration(_ proof: LessonOutcome) -> Markup {
    let parts = proof.configuration.sorted { $0.key < $1.key }.map { key, value in
      key.replacing(/[A-Z]/) { " \($0.output.lowercased())" } + " \(value)"
    }
    return "\(parts.isEmpty ? "–" : parts.joined(separator: ", "))"
  }

  private func count(_ count: Int?) -> Markup { count.map { "\($0)" } ?? "–" }
}
