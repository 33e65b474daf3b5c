import Equivalence
import Fixture
import LessonPairs
import LessonScreens
import Lessons
import Renderer
import Suites
import Testing

import class Separated.MinesScreen
import class Worst.MinesScreen

// A check that cannot fail proves nothing: each of these screens has one fault, and it has to say of which kind.

@Suite struct `A check that stops at the first failure` {
  @Test func `tells an example that fails`() {
    let failure = failure(of: FaultyScreen<NeverFlags>.self)
    #expect(failure?.kind == .example)
    #expect(failure?.description.hasPrefix("3. In flag mode, pressing a covered square flags it.") == true)
  }

  @Test func `tells a redraw too many by an example, unless redraws are not asked for`() {
    let failure = failure(of: FaultyScreen<RedrawsEverything>.self)
    #expect(failure?.kind == .example)
    #expect(failure?.description.contains("expected redrawsAtMost(3), it redraws 7: ") == true)
    #expect(self.failure(of: FaultyScreen<RedrawsEverything>.self, comparing: .withoutRedraws) == nil)
  }

  @Test func `tells a redraw too many on a walk, and after it what does not go back to its start`() {
    #expect(failure(of: FaultyScreen<RedrawsEverything>.self, in: [.walks(.rounds(1))])?.kind == .redraws)
    #expect(failure(of: RestoresNothing.self, in: [.walks(.rounds(1))])?.kind == .savedState)
    let shown = failure(of: RestoresNothing.self)?.description
    #expect(shown?.contains(/\n  after restoring \{"flagMode".+\}: expected line\(3, ".+"\), the screen is:\n/) == true)
  }

  @Test func `tells a screen that is wrong from data that are`() {
    #expect(failure(of: FaultyScreen<SkipsRefresh>.self) != nil)
    #expect(failure(of: FaultyScreen<SkipsRefresh>.self, comparing: .savedStates) == nil)
    #expect(failure(of: FaultyScreen<NeverFlags>.self, comparing: .savedStates) != nil)
  }

  @Test func `tells a wrong cell in an experiment, and goals that too few walks cannot reach`() {
    let failures = [CheckPart.experiments, .walks(.events(1))].map { failure(of: Worst.MinesScreen.self, in: [$0]) }
    #expect(failures.map { $0?.kind } == [.experiments, .goals])
    #expect(failures[0]?.description.hasPrefix("cells wrong in the experiments: ") == true)
    #expect(failures[1]?.description.hasPrefix("the walks never reach: ") == true)
  }

  @Test func `tells a screen that differs from a new one`() {
    #expect(throws: Divergence.self) { try check(of: FaultyScreen<SkipsRefresh>.self).renewedScreens(steps: 40) }
    #expect(throws: Divergence.self) { try check(of: RestoresNothing.self).renewedScreens(steps: 40) }
  }

  private func failure<Subject: ShareableScreen<MinesControl, MinesSettings, MinesState>>(
    of subject: Subject.Type, comparing comparison: Comparison = .everything,
    in parts: [CheckPart] = [.examples, .walks(.rounds(1))]
  ) -> CheckFailure? {
    check(of: subject, comparing: comparison).run(parts, stopsEarly: true).firstFailure
  }

  private func check<Subject: ShareableScreen<MinesControl, MinesSettings, MinesState>>(
    of subject: Subject.Type, comparing comparison: Comparison = .everything
  ) -> LessonCheck<MinesSuite, Subject, Separated.MinesScreen> {
    LessonCheck(
      MinesSuite.self, subject: subject, reference: Separated.MinesScreen.self, comparing: comparison, shrinks: false)
  }
}

private final class RestoresNothing: ScreenDecorator, Shareable {
  typealias SavedViewState = Bool

  let base: Worst.MinesScreen

  init(_ base: Worst.MinesScreen) { self.base = base }

  func restore(_ state: MinesState) {}
}

@Suite struct `A check of all parts` {
  @Test(arguments: LongTests.areRun ? allLessons.map { $0.name } : ["todo", "notes"])
  func `finds the worst variant equivalent, and wrong in every experiment`(name: String) throws {
    let (outcome, steps) = checkOfWorst(pair(of: name))
    #expect(outcome.isEquivalent)
    let examples = try #require(outcome.examples)
    #expect(examples.played > 0 && examples.broken == [] && outcome.difference == nil)
    #expect(outcome.states?.states ?? 0 > 0)
    #expect(outcome.walks?.coverage.steps == 1_000)
    let cells = try #require(outcome.experiments)
    #expect(cells.thrownAway > 0 && cells.changedBehind > 0 && cells.muted > 0)
    #expect(steps.first?.hasPrefix("the example '1. ") == true && steps.count == examples.played + 3)
    #expect(
      steps.suffix(3) == [
        "the states of a small configuration", "the random events",
        "the experiments, which open several screens at once",
      ])
  }

  @Test func `lists the broken examples, and shrinks what is different`() throws {
    let outcome = LessonCheck(
      MinesSuite.self, subject: FaultyScreen<IgnoresSwitch>.self, reference: Separated.MinesScreen.self,
      replayedBy: MinesPair.replaying(["separated", "leaky"])
    ).run([.examples, .states(.byTests), .walks(.events(20_000))])
    #expect(!outcome.isEquivalent)
    let examples = try #require(outcome.examples)
    #expect(["3. ", "4. "].allSatisfy { number in examples.broken.contains { $0.hasPrefix(number) } })
    #expect(!examples.broken.contains { $0.hasPrefix("8. ") })
    #expect(examples.foundFirst.count > 1)
    #expect(outcome.states?.transitions ?? 0 > 0)
    #expect(outcome.walks == nil && outcome.statesDiffer == true, "Once the two differ, they are no longer compared.")
    let difference = try #require(outcome.difference)
    #expect(difference.difference.first?.hasPrefix("different: ") == true)
    let play = "swift run workshop play mines --variants separated,leaky"
    #expect(difference.replay[1].hasPrefix("swift run separated mines --state "))
    #expect(
      difference.replay[2...] == ["press flag", "END", "# no program plays a script on leaky; by hand: \(play)"])
  }

  private func checkOfWorst<Pair: LessonPair>(_ pair: Pair.Type) -> (outcome: LessonOutcome, steps: [String]) {
    var steps: [String] = []
    let check = LessonCheck(Pair.Suite.self, subject: Pair.WorstScreen.self, reference: Pair.SeparatedScreen.self)
    let outcome = check.run(
      [.examples, .states(.byTests), .walks(.events(1_000)), .experiments], begin: { steps.append("\($0)") })
    return (outcome, steps)
  }
}
