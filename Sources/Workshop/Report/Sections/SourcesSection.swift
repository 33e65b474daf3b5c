import SourceTools

/// Both sources of a lesson side by side, moved blocks joined.
struct SourcesSection {
  let lesson: LessonFacts

  var markup: Markup {
    let blocks = MovedBlock.blocks(in: lesson.difference).enumerated()
    let (old, new) = (lesson.difference.old, lesson.difference.new)
    let left = SourcePane(
      title: "Worst", side: "old", files: old, others: new, measure: lesson.worst,
      blocks: blocks.map { ($0.offset, $0.element.old, $0.element.new) })
    let right = SourcePane(
      title: "Separated", side: "new", files: new, others: old, measure: lesson.separated,
      blocks: blocks.map { ($0.offset, $0.element.new, $0.element.old) })
    return """
      <section class="sources" aria-label="The sources of \(lesson.title)">
      <h3>The sources</h3>
      <p class="hint">In the margin: <b class="mark r1">R1</b> <b class="mark r2">R2</b> <b class="mark r3">R3</b> a violation of that \
      rule, <b class="mark view">V</b> declared view state. <b>M</b> moved into the model, <b>S</b> moved elsewhere (small letters: with \
      changes), <b>~</b> changed in its place, <b>+</b> new, <b>-</b> gone. In a pane, <kbd>n</kbd> and <kbd>p</kbd> go to the next \
      and the previous mark, <kbd>Return</kbd> to the other end of a moved block.</p>
      <div><div class="panes">
      \(left.markup)<svg class="links" aria-hidden="true"></svg>
      \(right.markup)</div>
      <p class="message" role="status" aria-live="polite">Choose a mark to read what it says.</p></div>
      </section>\n
      """
  }
}
