import Equivalence
import LessonScreens
import Suites

extension LessonPair {
  /// Checks a variant, which is compared with another one.
  /// - Parameters:
  ///   - reference: What is known to be right.
  ///   - settings: What is explored and walked on, instead of what the suite has for it.
  ///   - progress: Called now and then with how much of the part is done, of how much as far as is known.
  package static func check(
    _ subject: Variant<L>, with reference: Variant<L>, _ parts: [CheckPart], settings: L.Settings? = nil,
    workers: Int = 1, begin: (CheckStep) -> Void = { _ in }, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> LessonOutcome {
    let programs = [reference.name, subject.name].filter(VariantName.both.contains).map { "swift run \($0) \(name)" }
    func run(_ screen: (some LessonScreen<L>).Type, _ other: (some LessonScreen<L>).Type) -> LessonOutcome {
      LessonCheck(
        Suite.self, subject: screen, reference: other,
        CheckOptions(
          names: (reference.name, subject.name), comparing: subject.comparison(with: reference), settings: settings,
          workers: workers, replayedBy: programs)
      ).run(parts, begin: begin, progress: progress)
    }
    return run(subject.screen, reference.screen)
  }
}
