/// One lesson: the flow player, the sources.
struct LessonSection {
  let lesson: LessonFacts

  func markup() throws -> Markup {
    """
    <section id="\(lesson.name)" class="lesson">
    <h2>\(lesson.title)</h2>
    <p>\(lesson.summary.withCapital).</p>
    \(try FlowSection(lesson: lesson).markup())
    \(SourcesSection(lesson: lesson).markup)
    </section>

    """
  }
}

extension String {
  /// As a sentence begins.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
