import Equivalence
import SourceTools
import Testing

@testable import Workshop

@Suite struct `What is remembered of a kata` {
  private let steps: [KataStep]

  init() throws {
    let counts = ["R1 4 · R2 8 · R3 7", "R1 2 · R2 9 · R3 7", "R1 2 · R2 9 · R3 7", "R1 0 · R2 0 · R3 0"]
    steps = try counts.enumerated().map { index, counts in
      let text = "# Step\n\n\(counts)\n\nWhy.\n\n## Hint 1\nA\n\n## Hint 2\nB\n\n## Hint 3\nC\n"
      return try KataStep(number: index + 1, text: text, name: "step", patch: Patch(path: "step.patch"))
    }
  }

  @Test(arguments: [
    ("R1 6 · R2 8 · R3 7", 1), ("R1 4 · R2 8 · R3 7", 2), ("R1 3 · R2 8 · R3 5", 2), ("R1 2 · R2 9 · R3 6", 3),
    ("R1 1 · R2 0 · R3 0", 3), ("R1 0 · R2 0 · R3 0", 5),
  ])
  func `goes on behind the first step that has the counts of the last one reached`(counts: String, step: Int) throws {
    let start = try #require(RuleCounts("R1 6 · R2 8 · R3 7"))
    var progress = KataProgress(change: nil, start: start)
    progress.reach(try #require(RuleCounts(counts)), nil, steps)
    #expect(progress.step == step)
  }

  @Test func `never goes back, and begins a step without hints`() throws {
    var progress = KataProgress(change: nil, start: try #require(RuleCounts("R1 6 · R2 8 · R3 7")))
    progress.step = 3
    progress.hints = 2
    progress.reach(try #require(RuleCounts("R1 4 · R2 8 · R3 7")), nil, steps)
    #expect((progress.step, progress.hints, progress.reached) == (3, 2, 1))
    progress.reach(try #require(RuleCounts("R1 0 · R2 0 · R3 0")), nil, steps)
    #expect((progress.step, progress.hints, progress.reached) == (5, 0, 4))
    progress.reach(try #require(RuleCounts("R1 4 · R2 8 · R3 7")), nil, steps)
    #expect((progress.step, progress.hints, progress.reached) == (5, 0, 4))
  }

  @Test func `stays behind a step that was taken, though an earlier one has the same counts`() throws {
    let counts = try #require(RuleCounts("R1 2 · R2 9 · R3 7"))
    var progress = KataProgress(change: nil, start: counts)
    progress.hints = 3
    progress.goOn(behind: 3)
    progress.reach(counts, nil, steps)
    #expect((progress.step, progress.hints, progress.reached) == (4, 0, 2))
  }

  @Test func `keeps the hints that were given behind the last step, however often it is checked`() throws {
    var progress = KataProgress(change: nil, start: try #require(RuleCounts("R1 6 · R2 8 · R3 7")))
    for hints in [0, 2] {
      progress.hints = hints
      progress.reach(4)
      #expect((progress.step, progress.hints, progress.reached) == (5, hints, 4))
    }
  }

  @Test(arguments: [(7, 0, 1), (0, 0, 3), (0, 5, 1)])
  func `asks of a step that no experiment finds more than in the reference`(away: Int, muted: Int, reached: Int) throws
  {
    var steps = self.steps
    steps[0].cells = Experiments(thrownAway: 9, changedBehind: 0, muted: 9, events: 20)
    for index in 1...2 { steps[index].cells = Experiments(thrownAway: 0, changedBehind: 0, muted: 0, events: 20) }
    let found = Experiments(thrownAway: away, changedBehind: 0, muted: muted, events: 20)
    let counts = try #require(RuleCounts("R1 1 · R2 0 · R3 0"))
    #expect(steps.reached(with: counts, found).last?.number == reached)
  }
}
