/// The flow player of a lesson: both frames and the way of the data, event by event.
struct FlowSection {
  let lesson: LessonFacts

  func markup() throws -> Markup {
    """
    <section class="player" data-flow="\(lesson.name)" aria-label="Flow player of \(lesson.title)">
    <h3>The flow, event by event</h3>
    \(FlowControls(steps: lesson.flow.steps.count).markup)
    <div class="variants">
    \(worst.markup)\(separated.markup)</div>
    \(FlowControls.hint)
    </section>
    \(try DataScript.markup(id: "flow-\(lesson.name)", lesson.flow))
    """
  }

  private var worst: FlowCard {
    FlowCard(variant: "worst", title: "Worst", hasModel: false, player: lesson.name, source: "Breaks rules at")
  }

  private var separated: FlowCard {
    FlowCard(variant: "separated", title: "Separated", hasModel: true, player: lesson.name, source: "Requests")
  }
}

/// What every flow player has above its variants, and below them.
struct FlowControls {
  /// The start, and the events.
  let steps: Int

  var markup: Markup {
    """
    <div class="controls" role="group" aria-label="Steps">
    <button type="button" data-go="first" aria-label="First step" title="Home">⇤</button>
    <button type="button" data-go="previous" aria-label="Previous step" title="Left arrow">←</button>
    <button type="button" data-go="play" aria-pressed="false" title="Space">Play</button>
    <button type="button" data-go="next" aria-label="Next step" title="Right arrow">→</button>
    <button type="button" data-go="last" aria-label="Last step" title="End">⇥</button>
    <input type="range" min="0" max="\(steps - 1)" value="0" step="1" aria-label="Step">
    <output class="step"></output>
    </div>
    <p class="event"><code class="event-text"></code> <span class="equal"></span> <span class="remark"></span></p>
    """
  }

  static let hint: Markup = """
    <p class="hint">The numbers in the boxes follow from what is <b>recorded</b> while the script runs. Requests and broken rules are <b>read</b> from the \
    source: a line stands in colour where the recording leaves no other line for what happened, and in grey where it <i>may</i> have run. \
    Arrow keys, Home and End step; Space plays.</p>
    """
}
