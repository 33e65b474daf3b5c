import Equivalence
import LessonPairs
import Lessons
import Renderer
import Suites
import Testing

/// The three experiments for every lesson and both variants, as a table in the tests' output.
@Suite struct `The three experiments` {
  @Test(arguments: allLessons.map { $0.name })
  func `find nothing wrong in separated, and something in worst, each time`(name: String) throws {
    let lesson = try #require(allLessons.first { $0.name == name })
    let (worst, separated) = bothExperiments(lesson)
    print(
      "\(name): E1 \(worst.thrownAway) E2 \(worst.changedBehind) E3 \(worst.muted) cells wrong in worst, "
        + "E1 \(separated.thrownAway) E2 \(separated.changedBehind) E3 \(separated.muted) in separated")
    #expect(worst.thrownAway > 0 && worst.changedBehind > 0 && worst.muted > 0)
    // A second screen that opens with a copy is wrong in fewer cells than one that starts anew.
    #expect(worst.changedBehind < worst.thrownAway)
    #expect((separated.thrownAway, separated.changedBehind, separated.muted) == (0, 0, 0))
    #expect(separated.events > 0)
  }
}

private func bothExperiments<Pair: LessonPair>(_ pair: Pair.Type) -> (worst: Experiments, separated: Experiments) {
  (
    LessonCheck(Pair.Suite.self, subject: Pair.WorstScreen.self, reference: Pair.SeparatedScreen.self).experiments(),
    LessonCheck(Pair.Suite.self, subject: Pair.SeparatedScreen.self, reference: Pair.WorstScreen.self).experiments()
  )
}
