import LessonPairs
import Play
import Suites
import Testing

@testable import Workshop

@Suite struct `The verdict of prove` {
  @Test(arguments: [[.goals], [.goals, .goals]] as [[CheckFailure.Kind]])
  func `asks for more events where walks were only too short`(failures: [CheckFailure.Kind]) {
    #expect(
      ProveCommand.verdict(on: failures)
        == "No difference was found, but the walks did not reach all that they must: see above, and give more events.")
  }

  @Test(arguments: [[.frame], [.goals, .savedState]] as [[CheckFailure.Kind]])
  func `is against the variants where they differ, whatever else was not reached`(failures: [CheckFailure.Kind]) {
    #expect(ProveCommand.verdict(on: failures) == "The variants are not proved equal: see above.")
  }

  @Test(arguments: [([], true), (["--width", "3", "--height", "3", "--mines", "2"], false)])
  func `asks for all goals in the lesson's own configuration, for one in any`(options: [String], isAsked: Bool) throws {
    var arguments = Arguments(["mines"] + options)
    let command = try ProveCommand(&arguments)
    #expect(command.counts(.goals, reached: 1, in: MinesPair.self) == isAsked)
    #expect(command.counts(.goals, reached: 0, in: MinesPair.self))
    #expect(command.counts(.savedState, reached: 1, in: MinesPair.self))
  }

  @Test func `stands below a header that fits into 80 columns`() { #expect(ProofTable.header.count <= 80) }
}
