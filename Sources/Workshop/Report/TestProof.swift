import LessonPairs
import Lessons
import Renderer
import Suites

/// The proof of a lesson at the size of the tests: what takes seconds in a debug build.
struct TestProof: LessonVisitor {
  var isExhaustive = true
  /// Of the random walks of each lesson.
  var events = 5_000

  func visit<Suite, WorstScreen, SeparatedScreen>(
    _ pair: LessonPair<Suite, WorstScreen, SeparatedScreen>
  ) throws -> LessonProof {
    var proof = LessonProof(lesson: Suite.L.name)
    let settings = Suite.exploredSettings(.byTests)
    proof.configuration = Suite.limits(.byTests, settings)
    do throws(ProofFailure<Suite.L>) {
      if isExhaustive {
        proof.exploration = try ExhaustiveProof(
          Suite.self, WorstScreen.self, SeparatedScreen.self, size: .byTests, settings: settings
        ).run()
      }
      proof.walks = try RandomProof(
        Suite.self, WorstScreen.self, SeparatedScreen.self, steps: events, seed: 1
      ).run()
    } catch {
      proof.failure = FailureReport(error, replayedBy: "swift run worst \(Suite.L.name)")
    }
    return proof
  }
}
