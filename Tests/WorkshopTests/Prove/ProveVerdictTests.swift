import LessonPairs
import Play
import Testing

@testable import Equivalence
@testable import Suites
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

  @Test func `stands below a table of 80 columns, which counts in seconds and says how many there were in one`() {
    var proof = LessonOutcome(lesson: "mines")
    proof.states = ExplorationReport(
      initialStates: 2, states: 30, transitions: 450, statesByDepth: [2, 28], bytesPerState: 48.6)
    proof.walks = RandomReport(
      walks: 4, coverage: .init(steps: 900, effectiveSteps: 300), reached: ["won"], goals: ["won", "lost"])
    (proof.explorationSeconds, proof.walkSeconds) = (1.5, 4.5)
    #expect(ProofTable.header.count <= 80)
    #expect(
      ProofTable.lines(proof).map { $0.replacing(/\ {3,}/, with: "  ") } == [
        "mines  2  30  450  1.5  300  0", "  states by depth: 2 28",
        "  fingerprint 0000000000000000, 49 bytes a state", "mines  random  4 walks  900  4.5  200  0",
        "  33 % of the events changed the state", "  reached: won", "  not reached: lost",
      ])
  }
}
