import RuleMeter
import SourceDiff

/// One lesson: its counts, the flow player, the sources.
struct LessonSection {
  let lesson: LessonFacts

  func markup() throws -> Markup {
    """
    <section id="\(lesson.name)" class="lesson">
    <h2>\(lesson.title)</h2>
    <p>\(summary). Violations: worst \(counts(lesson.worst)), separated \(counts(lesson.separated)). \(moved)</p>
    \(try FlowSection(lesson: lesson).markup())
    \(SourcesSection(lesson: lesson).markup)
    </section>

    """
  }

  private func counts(_ measure: LessonMeasure) -> Markup {
    Markup(Rule.allCases.map { "<b>\($0.rawValue) \(measure.count($0))</b>" }, separator: " ")
  }

  /// As a sentence begins.
  private var summary: String { lesson.summary.prefix(1).uppercased() + lesson.summary.dropFirst() }

  private var moved: String {
    let model = lesson.difference.model
    return
      "\(model.movedIntoModel) of the model's \(model.code) code lines moved there from the worst variant's screen."
  }
}
