/// Figures of one variant of a lesson.
package protocol VariantFigures: EffectFigures {
  /// The lessons that are counted, in their order.
  static var lessons: [String] { get }

  var lesson: String { get }
  var variant: String { get }
}

extension VariantFigures {
  /// The figures of both variants of each lesson, in the order of the lessons. A lesson is left out where those of one
  /// variant are missing.
  package static func pairs(in figures: [Self]) -> [(worst: Self, separated: Self)] {
    lessons.compactMap { lesson in
      let own = figures.filter { $0.lesson == lesson }
      guard let worst = own.first(where: { $0.variant == "worst" }),
        let separated = own.first(where: { $0.variant == "separated" })
      else { return nil }
      return (worst, separated)
    }
  }
}
