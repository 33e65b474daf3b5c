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
    workers: Int = 1, begin: (_ step: String) -> Void = { _ in },
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> LessonOutcome {
    let names = (reference.name, subject.name)
    func run(_ screen: (some LessonScreen<L>).Type, _ other: (some LessonScreen<L>).Type) -> LessonOutcome {
      LessonCheck(
        Suite.self, subject: screen, reference: other,
        names: names, comparing: subject.comparison(with: reference), settings: settings, workers: workers,
        replayedBy: replaying([names.0, names.1])
      ).run(parts, begin: begin, progress: progress)
    }
    return run(subject.screen, reference.screen)
  }

  /// What replays a script on one of two variants, and a remark on the other one.
  package static func replaying(_ names: [String]) -> [String] {
    let programs = names.filter(VariantName.both.contains).map { "swift run \($0) \(name)" }
    let designs = names.filter { !VariantName.both.contains($0) }.joined(separator: " and ")
    let play = "swift run workshop play \(name) --variants \(names.joined(separator: ","))"
    return [
      programs.first ?? "swift run \(VariantName.worst) \(name)",
      designs.isEmpty
        ? "the other one: \(programs[1]), with the same options and script"
        : "no program plays a script on \(designs); by hand: \(play)",
    ]
  }
}
