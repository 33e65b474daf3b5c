import Equivalence
import LessonPairs
import Lessons
import Play
import Renderer
import Suites
import Testing

/// The three experiments for every lesson and both variants, as a table in the tests' output.
@Suite struct `The three experiments` {
  @Test(arguments: allLessons.map(\.name))
  func `find nothing wrong in separated, and something in worst, each time`(name: String) throws {
    let lesson = try #require(allLessons.first { $0.name == name })
    let (worst, separated) = try lesson.accept(BothExperiments())
    print(
      "\(name): R1 \(worst.thrownAway) R2 \(worst.changedBehind) R3 \(worst.muted) cells wrong in worst, "
        + "R1 \(separated.thrownAway) R2 \(separated.changedBehind) R3 \(separated.muted) in separated")
    #expect(worst.thrownAway > 0 && worst.changedBehind > 0 && worst.muted > 0)
    #expect((separated.thrownAway, separated.changedBehind, separated.muted) == (0, 0, 0))
    #expect(separated.events > 0)
  }
}

private struct BothExperiments: LessonVisitor {
  func visit<Suite, WorstScreen, SeparatedScreen>(
    _ pair: LessonPair<Suite, WorstScreen, SeparatedScreen>
  ) throws -> (worst: Experiments, separated: Experiments) {
    let script = try Script<Suite.L.Control>(Suite.L.script, name: Suite.L.name).steps.flatMap(\.events)
    return (
      Experiments(WorstScreen.self, settings: Suite.L.Settings(), seed: 1, events: script),
      Experiments(SeparatedScreen.self, settings: Suite.L.Settings(), seed: 1, events: script)
    )
  }
}
