/// One lesson: the flow player, the sources.
struct LessonSection {
  let lesson: LessonFacts

  func markup() throws -> Markup {
    """
    <section id="\(lesson.name)" class="lesson">
    <h2>\(lesson.title)</h2>
    <p>\(summary).</p>
    \(try FlowSection(lesson: lesson).markup())
    \(SourcesSection(lesson: lesson).markup)
    </section>

    """
  }

  /// As a sentence begins.
  private var summary: String { lesson.summary.prefix(1).uppercased() + lesson.summary.dropFirst() }
}
