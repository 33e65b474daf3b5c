/// The flow player of a lesson: both frames and the way of the data, event by event.
struct FlowSection {
  let lesson: LessonFacts

  func markup() throws -> Markup {
    """
    <section class="player" data-lesson="\(lesson.name)" aria-label="Flow player of \(lesson.title)">
    <h3>The flow, event by event</h3>
    <div class="controls" role="group" aria-label="Steps">
    <button type="button" data-go="first" aria-label="First step" title="Home">⇤</button>
    <button type="button" data-go="previous" aria-label="Previous step" title="Left arrow">←</button>
    <button type="button" data-go="play" aria-pressed="false" title="Space">Play</button>
    <button type="button" data-go="next" aria-label="Next step" title="Right arrow">→</button>
    <button type="button" data-go="last" aria-label="Last step" title="End">⇥</button>
    <input type="range" min="0" max="\(lesson.flow.steps.count - 1)" value="0" step="1" aria-label="Step">
    <output class="step"></output>
    </div>
    <p class="event"><code class="event-text"></code> <span class="equal"></span> <span class="remark"></span></p>
    <p class="saved"><b>Saved state</b> <span data-list="saved"></span></p>
    <div class="variants">
    \(card(.worst, "Worst"))\(card(.separated, "Separated"))</div>
    <p class="hint">Frames, writes, notifications and redraws are <b>recorded</b> while the script runs; requests and broken rules are \
    <b>read</b> from the source, for the control that was used. Arrow keys, Home and End step; Space plays.</p>
    </section>
    \(try DataScript.markup(id: "flow-\(lesson.name)", lesson.flow))
    """
  }

  private func card(_ variant: FlowDiagram.Variant, _ title: String) -> Markup {
    let isWorst = variant == .worst
    return """
      <article class="variant \(variant.rawValue)" data-variant="\(variant.rawValue)">
      <h4>\(title)</h4>
      <div class="picture"><pre class="frame" role="img" aria-label="Frame, \(title)"></pre>\(FlowDiagram(variant: variant, lesson: lesson.name).markup)</div>
      <dl>
      \(detail("asked", "Asked", "recorded"))\
      \(detail("source", isWorst ? "Breaks rules at" : "Requests", "read"))\
      \(detail("state", isWorst ? "Writes in views" : "Writes in model", "recorded"))\
      \(detail("announced", "Notifications", "recorded"))\
      \(isWorst ? "" : detail("shown", "Writes in views", "recorded"))\
      \(detail("viewState", "View state", "recorded"))\
      \(detail("redrawn", "Redrawn", "recorded"))</dl>
      </article>

      """
  }

  private func detail(_ key: String, _ title: String, _ how: String) -> Markup {
    "<div class=\"detail\"><dt>\(title) <small>\(how)</small></dt><dd data-list=\"\(key)\"></dd></div>\n"
  }
}
