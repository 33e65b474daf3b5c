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
    </section>

    """
  }

  private var table: Table {
    Table(
      caption: "What was compared after each event: cells, controls, saved state, and which views were redrawn.",
      heads: [
        "lesson", "configuration", "initial states", "states", "transitions", "random walks", "random events",
        "goals reached",
        "divergences",
      ],
      rows: lessons.map { row("\($0.title)", $0.proof) })
  }

  private func row(_ title: Markup, _ proof: LessonOutcome) -> [Markup] {
    let configuration = proof.configuration.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return [
      title, "\(configuration.isEmpty ? "–" : configuration.joined(separator: ", "))",
      count(proof.states?.initialStates), count(proof.states?.states), count(proof.states?.transitions),
      count(proof.walks?.walks), count(proof.walks?.coverage.steps),
      proof.walks.map { "\($0.goals.count - $0.missed.count) of \($0.goals.count)" } ?? "–",
      proof.difference == nil ? "<b>0</b>" : "<b>1</b>",
    ]
  }

  private func count(_ count: Int?) -> Markup { count.map { "\($0)" } ?? "–" }
}
