import LessonScreens

/// One lesson: the flow player and the sources.
struct LessonSection {
  let lesson: LessonFacts
  /// The names of the two variants that the flow player shows first, if the lesson has both.
  let shown: [String]

  func markup() throws -> Markup {
    """
    <section id="\(lesson.name)" class="lesson">
    <h2>\(lesson.title)</h2>
    <p>\(lesson.summary.withCapital).</p>
    \(player.markup)\(try DataScript.markup(id: "flow-\(lesson.name)", lesson.flow))
    \(SourcesSection(lesson: lesson).markup)
    </section>\n
    """
  }

  private var player: FlowPlayer {
    let shown = Set(shown).isSubset(of: lesson.flow.variants.map(\.name)) ? shown : VariantName.both
    return FlowPlayer(
      id: lesson.name, title: "The flow of \(lesson.title), event by event", lesson: lesson,
      variants: lesson.flow.variants.filter { (VariantName.inEveryLesson + shown).contains($0.name) }, shown: shown)
  }
}

extension String {
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
