import SourceTools
import Testing

@testable import Equivalence
@testable import Workshop

@Suite struct `What is remembered of a kata` {
  private let steps: [KataStep]
  private var progress = KataProgress(change: nil, start: RuleCounts(r1: 6, r2: 8, r3: 7))

  init() throws {
    let counts = ["R1 4 · R2 8 · R3 7", "R1 2 · R2 9 · R3 7", "R1 2 · R2 9 · R3 7", "R1 0 · R2 0 · R3 0"]
    steps = try counts.enumerated().map { index, counts in
      let text = TemporaryPackage.page("Step", counts)
      return try KataStep(number: index + 1, text: text, name: "step", patch: Patch(path: "step.patch"))
    }
  }

  @Test(arguments: [
    (6, 8, 7, 1), (4, 9, 7, 1), (4, 8, 8, 1), (4, 8, 7, 2), (3, 8, 5, 2), (2, 9, 6, 3), (1, 0, 0, 3), (0, 0, 0, 5),
  ])
  mutating func `goes on after the first step that has the counts of the last one reached`(
    r1: Int, r2: Int, r3: Int, step: Int
  ) {
    progress.reach(RuleCounts(r1: r1, r2: r2, r3: r3), nil, steps)
    #expect(progress.step == step)
  }

  @Test mutating func `never goes back, and begins a step without hints`() {
    (progress.step, progress.hints) = (3, 2)
    progress.reach(RuleCounts(r1: 4, r2: 8, r3: 7), nil, steps)
    #expect((progress.step, progress.hints, progress.reached) == (3, 2, 1))
    progress.reach(RuleCounts(r1: 0, r2: 0, r3: 0), nil, steps)
    #expect((progress.step, progress.hints, progress.reached) == (5, 0, 4))
    progress.reach(RuleCounts(r1: 4, r2: 8, r3: 7), nil, steps)
    #expect((progress.step, progress.hints, progress.reached) == (5, 0, 4))
  }

  @Test mutating func `stays after a step that was taken, though an earlier one has the same counts`() {
    progress.hints = 3
    progress.goOn(behind: 3)
    progress.reach(RuleCounts(r1: 2, r2: 9, r3: 7), nil, steps)
    #expect((progress.step, progress.hints, progress.reached) == (4, 0, 2))
  }

  @Test mutating func `keeps the hints that were given after the last step, however often it is checked`() {
    for hints in [0, 2] {
      progress.hints = hints
      progress.reach(4)
      #expect((progress.step, progress.hints, progress.reached) == (5, hints, 4))
    }
  }

  @Test(arguments: [(7, 0, 1), (0, 0, 3), (0, 5, 1)])
  func `asks of a step that no experiment finds more than in the reference`(away: Int, muted: Int, reached: Int) {
    var steps = self.steps
    steps[0].cells = Experiments(thrownAway: 9, changedBehind: 0, muted: 9, events: 20)
    for index in 1...2 { steps[index].cells = Experiments(thrownAway: 0, changedBehind: 0, muted: 0, events: 20) }
    let found = Experiments(thrownAway: away, changedBehind: 0, muted: muted, events: 20)
    #expect(steps.reached(with: RuleCounts(r1: 1, r2: 0, r3: 0), found).last?.number == reached)
  }
}
