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
    progress.reach(try #require(RuleCounts(counts)), steps)
    #expect(progress.step == step)
  }

  @Test func `never goes back, and begins a step without hints`() throws {
    var progress = KataProgress(change: nil, start: try #require(RuleCounts("R1 6 · R2 8 · R3 7")))
    progress.step = 3
    progress.hints = 2
    progress.reach(try #require(RuleCounts("R1 4 · R2 8 · R3 7")), steps)
    #expect((progress.step, progress.hints, progress.reached) == (3, 2, 1))
    progress.reach(try #require(RuleCounts("R1 0 · R2 0 · R3 0")), steps)
    #expect((progress.step, progress.hints, progress.reached) == (5, 0, 4))
    progress.reach(try #require(RuleCounts("R1 4 · R2 8 · R3 7")), steps)
    #expect((progress.step, progress.hints, progress.reached) == (5, 0, 4))
  }
}
