/// Two variants of a lesson, those that the reader chooses: their frames and the way of the data, event by event.
struct FlowPlayer {
  /// Unique in the page.
  let id: String
  let title: String
  /// The page has its flow under its name.
  let lesson: LessonFacts
  let variants: [Flow.Variant]
  /// The names of the two that are shown first.
  let shown: [String]

  var markup: Markup {
    """
    <section class="player" data-flow="\(lesson.name)" aria-label="\(title)">
    <h3>\(title)</h3>
    <p class="choices">\(Markup(zip(["Left", "Right"], shown).map(choice), separator: " "))</p>
    \(Self.controls(steps: lesson.flow.steps.count))
    <div class="variants">
    \(variants.markup { FlowCard(variant: $0, player: id, isHidden: !shown.contains($0.name)).markup })</div>
    <p class="hint">The numbers in the boxes follow from what is <b>recorded</b> while the script runs. Requests and broken rules are <b>read</b> from the \
    source: a line stands in colour where the recording leaves no other line for what happened, and in grey where it <i>may</i> have run. \
    Arrow keys, Home and End step; Space plays.</p>
    </section>\n
    """
  }

  private func choice(_ side: String, _ chosen: String) -> Markup {
    """
    <label>\(side) <select data-choice="\(side.lowercased())">\
    \(variants.map { "<option\($0.name == chosen ? " selected" : "")>\($0.name)</option>" })</select></label>
    """
  }

  /// - Parameter steps: The start, and the events.
  static func controls(steps: Int) -> Markup {
    """
    <div class="controls" role="group" aria-label="Steps">
    <button type="button" data-go="first" aria-label="First step" title="Home">⇤</button>
    <button type="button" data-go="previous" aria-label="Previous step" title="Left arrow">←</button>
    <button type="button" data-go="play" title="Space">Play</button>
    <button type="button" data-go="next" aria-label="Next step" title="Right arrow">→</button>
    <button type="button" data-go="last" aria-label="Last step" title="End">⇥</button>
    <input type="range" min="0" max="\(steps - 1)" value="0" step="1" aria-label="Step">
    <output class="step"></output>
    </div>
    <p class="event"><code class="event-text"></code> <span class="equal"></span> <span class="remark"></span></p>
    """
  }
}
