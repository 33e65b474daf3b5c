import KataCheck
import LessonPairs
import Lessons
import Renderer
import Separated
import Suites
import Testing
import Worst

/// What `kata check` finds in a screen.
@Suite struct `The check of a kata` {
  @Test(arguments: allLessons.map(\.name))
  func `finds the worst variant equivalent, and wrong in every experiment`(name: String) throws {
    let lesson = try #require(allLessons.first { $0.name == name })
    let (outcome, done) = try lesson.accept(WorstAsKata())
    #expect(outcome.isEquivalent)
    #expect(outcome.brokenExamples == [] && outcome.divergence == [])
    #expect(outcome.examples > 0 && outcome.states > 0 && outcome.events == 1_000)
    let cells = outcome.experiments
    #expect(cells.thrownAway > 0 && cells.changedBehind > 0 && cells.muted > 0)
    #expect(done.first?.hasPrefix("the example '1. ") == true && done.count == outcome.examples + 3)
    #expect(
      done.suffix(3) == [
        "the states of a small configuration", "the random events",
        "the experiments, which open several screens at once",
      ])
  }

  @Test func `lists the broken examples, and shrinks what is different`() {
    let outcome = KataCheck(
      MinesSuite.self, kata: DeafScreen.self, reference: Separated.MinesScreen.self, program: "kata"
    ).run()
    #expect(!outcome.isEquivalent)
    #expect(["3. ", "4. "].allSatisfy { number in outcome.brokenExamples.contains { $0.hasPrefix(number) } })
    #expect(!outcome.brokenExamples.contains { $0.hasPrefix("8. ") })
    #expect(outcome.firstBrokenExample.count > 1)
    let lines = outcome.divergence
    #expect(lines.first?.hasPrefix("different: ") == true)
    #expect(lines.drop { $0 != "replay:" }.count == 5)
    #expect(lines.suffix(2) == ["press flag", "END"])
    #expect(lines.contains { $0.hasPrefix("kata --state ") })
  }
}

private struct WorstAsKata: LessonVisitor {
  func visit<Suite, WorstScreen, SeparatedScreen>(
    _ pair: LessonPair<Suite, WorstScreen, SeparatedScreen>
  ) throws -> (outcome: KataOutcome, done: [String]) {
    var done: [String] = []
    let check = KataCheck(
      Suite.self, kata: WorstScreen.self, reference: SeparatedScreen.self, program: "kata", randomEvents: 1_000)
    return (check.run { done.append($0) }, done)
  }
}

/// Mines without its switch.
private final class DeafScreen: ShareableScreen {
  private let base: Worst.MinesScreen

  private init(_ base: Worst.MinesScreen) { self.base = base }

  convenience init(settings: MinesSettings, seed: UInt64) {
    self.init(Worst.MinesScreen(settings: settings, seed: seed))
  }

  convenience init(state: MinesState) { self.init(Worst.MinesScreen(state: state)) }
  convenience init(beside other: DeafScreen) { self.init(Worst.MinesScreen(beside: other.base)) }

  var window: Window<MinesControl> { base.window }
  var savedState: MinesState { base.savedState }
  var viewState: Bool {
    get { base.viewState }
    set { base.viewState = newValue }
  }

  func display() { base.display() }
  func activate(_ control: MinesControl) { if control != .flag { base.activate(control) } }
  func restore(_ state: MinesState) { base.restore(state) }
}
