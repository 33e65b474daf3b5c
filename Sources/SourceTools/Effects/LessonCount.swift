import Lessons

/// Figures of one variant of a lesson that have one number by which variants are compared.
package protocol LessonCount: EffectFigures {
  var lesson: String { get }
  var variant: String { get }
  /// The number that the rule is about.
  var count: Int { get }
}

extension LessonCount {
  /// By the number of lessons in which Separated has fewer, once all of them are counted.
  package static func verdict(on figures: [Self]) -> Verdict? {
    let pairs = LessonName.allCases.compactMap { pair(of: "\($0)", in: figures) }
    return pairs.count == LessonName.allCases.count ? .fewer(pairs.map { ($0.worst.count, $0.separated.count) }) : nil
  }

  /// The figures of both variants of a lesson, in the order of the lessons.
  package static func pairs(in figures: [Self]) -> [(worst: Self, separated: Self)] {
    LessonName.allCases.compactMap { pair(of: "\($0)", in: figures) }
  }

  private static func pair(of lesson: String, in figures: [Self]) -> (worst: Self, separated: Self)? {
    let own = figures.filter { $0.lesson == lesson }
    guard let worst = own.first(where: { $0.variant == "worst" }),
      let separated = own.first(where: { $0.variant == "separated" })
    else { return nil }
    return (worst, separated)
  }
}
