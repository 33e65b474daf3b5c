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

extension VariantFigures {
  /// A line for each lesson with the three variants that every lesson has, as far as they are there, and one for each
  /// further variant.
  static func variantTable(of figures: [Self], _ columns: [(name: String, value: (Self) -> String)]) -> [[String]] {
    let common = ["worst", "separated", "observable"]
    let rows = lessons.flatMap { lesson -> [[String]] in
      let own = figures.filter { $0.lesson == lesson }
      let three = common.compactMap { name in own.first { $0.variant == name } }
      let lines =
        three.isEmpty ? [] : [[lesson] + columns.map { column in three.map(column.value).joined(separator: " | ") }]
      return lines
        + own.filter { !common.contains($0.variant) }.map { figures in
          ["\(lesson), \(figures.variant)"] + columns.map { $0.value(figures) }
        }
    }
    return [[""] + columns.map(\.name)] + rows
  }
}
