import Lessons
import SourceTools

extension Conclusion {
  /// From what is recorded; nothing is counted anew. Its rule asks for all lessons: without one of them there are no lines.
  /// - Parameter designs: What is counted of the variants as they stand.
  package init(_ effects: EffectsReport, _ designs: [DesignFigures]) {
    let lessons = Set(LessonName.names)
    guard lessons.isSubset(of: effects.reach.figures.map(\.lesson)), lessons.isSubset(of: designs.map(\.lesson)) else {
      self.init([])
      return
    }
    let cells = Set(Step.allCases.flatMap { [$0.variants.before, $0.variants.after] })
    let variants = designs.filter { cells.contains($0.name) }
    func counts<Counted>(
      _ figure: Figure, _ counted: [Counted], _ name: (Counted) -> (lesson: String, variant: String),
      _ value: (Counted) -> Int?
    ) -> [Count] {
      counted.compactMap { counted in
        value(counted).map { Count(figure, lesson: name(counted).lesson, variant: name(counted).variant, $0) }
      }
    }
    func ofDesigns(_ figure: Figure, _ value: (DesignFigures) -> Int) -> [Count] {
      counts(figure, variants, { ($0.lesson, $0.name) }, value)
    }
    func ofVariants<Figures: VariantFigures>(
      _ figure: Figure, _ figures: [Figures], _ value: (Figures) -> Int?
    ) -> [Count] {
      counts(figure, figures, { ($0.lesson, $0.variant) }, value)
    }
    let (carrying, damage) = (effects.tracking?.figures ?? [], effects.damage?.figures ?? [])
    self.init(
      ofDesigns(.sentencesAlone, \.sentencesAlone)
        + ofVariants(.secondWindow, effects.sixInARow.figures) { $0.steps.first(where: \.isSecondWindow)?.lines }
        + ofVariants(.impossibleData, damage, \.impossible.count) + ofVariants(.linesToBlame, damage, \.linesToBlame)
        + ofDesigns(.secondScreen, \.changedBehind) + ofVariants(.carrying, carrying, \.count)
        + ofVariants(.handlers, effects.reach.figures) { $0.sources.count(where: \.isHandler) }
        + ofDesigns(.codeLines, \.codeLines) + ofDesigns(.thrownAway, \.thrownAway) + ofDesigns(.muted, \.muted))
  }
}

extension SixInARowFigures.Step {
  fileprivate var isSecondWindow: Bool { request.hasSuffix("second-window") }
}
