import LessonScreens
import Lessons

/// What is counted of one variant of a lesson.
protocol VariantCount {
  var lesson: String { get }
  var variant: String { get }
}

/// Figures of one variant of a lesson.
protocol VariantFigures: EffectFigures, VariantCount {
  static var lessons: [String] { get }
}

extension VariantFigures {
  static var lessons: [String] { LessonName.names }

  /// The figures of both variants of each lesson that has them, in the order of the lessons.
  static func pairs(in figures: [Self]) -> [(worst: Self, separated: Self)] {
    together(VariantName.both, in: figures).map { ($0[0], $0[1]) }
  }

  /// The same, with Observable.
  static func threes(in figures: [Self]) -> [(worst: Self, separated: Self, observable: Self)] {
    together(VariantName.inEveryLesson, in: figures).map { ($0[0], $0[1], $0[2]) }
  }

  private static func together(_ variants: [String], in figures: [Self]) -> [[Self]] {
    lessons.compactMap { lesson in
      let own = variants.compactMap { name in figures.first { $0.lesson == lesson && $0.variant == name } }
      return own.count == variants.count ? own : nil
    }
  }

  /// A line for each lesson with the three variants that every lesson has, as far as they exist, and one for each
  /// further variant.
  static func variantTable(of figures: [Self], _ columns: [(name: String, value: (Self) -> String)]) -> [[String]] {
    let common = VariantName.inEveryLesson
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

extension VariantName {
  /// Those of the variants that every lesson has, in their order.
  static let inEveryLesson = both + [observable]
}

/// Figures of one variant of a lesson that have one number by which variants are compared.
protocol LessonCount: VariantFigures {
  /// The number that the rule is about.
  var count: Int { get }
}

extension LessonCount {
  /// By the number of lessons in which Separated has fewer, once all of them are counted.
  static func finding(on figures: [Self]) -> (verdict: Verdict?, reason: String) {
    let pairs = pairs(in: figures)
    return (
      pairs.count == lessons.count ? .fewer(pairs.map { ($0.worst.count, $0.separated.count) }) : nil,
      "Separated has fewer in \(pairs.count { $0.separated.count < $0.worst.count }) of \(pairs.count) lessons"
    )
  }
}

extension LessonName {
  static var names: [String] { allCases.map { "\($0)" } }
}
