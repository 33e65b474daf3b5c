import Equivalence
import Fixture
import LessonPairs
import LessonScreens
import Lessons
import Suites
import Testing

@Suite struct `Every design` {
  /// What is recorded of the designs says the same of more states, and is counted anew when a design changes.
  @Test(.enabled(if: LongTests.areRun), arguments: `Every variant`.designs)
  func `comes through the same states as Worst and Separated`(variant: VariantSource) throws {
    let expected = try #require(`Every variant`.explorations[variant.lesson])
    let outcome = check(variant, [.states(.byTests)])
    #expect(outcome.firstFailure == nil)
    #expect(outcome.states?.fingerprint == expected.fingerprint)
  }
}
