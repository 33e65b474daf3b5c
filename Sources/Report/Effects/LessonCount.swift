import Lessons

/// Figures of one variant of a lesson that have one number by which variants are compared.
package protocol LessonCount: VariantFigures {
  /// The number that the rule is about.
  var count: Int { get }
}

extension LessonCount {
  /// By the number of lessons in which Separated has fewer, once all of them are counted.
  package static func verdict(on figures: [Self]) -> Verdict? {
    let pairs = pairs(in: figures)
    return pairs.count == lessons.count ? .fewer(pairs.map { ($0.worst.count, $0.separated.count) }) : nil
  }

  package static func reason(on figures: [Self]) -> String {
    let pairs = pairs(in: figures)
    return "Separated has fewer in \(pairs.count { $0.separated.count < $0.worst.count }) of \(pairs.count) lessons"
  }
}

extension LessonName {
  static var names: [String] { allCases.map { "\($0)" } }
}
