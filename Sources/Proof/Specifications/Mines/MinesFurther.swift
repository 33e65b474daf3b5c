import Lessons

extension Mines {
  static let further: [Sentence<Mines>] = flooding + switching + redrawing + leaving

  private static let flooding: [Sentence<Mines>] = [
    Sentence(
      41, "What is uncovered goes on over diagonals, where nothing else leads on.",
      Example(
        from: .state(MinesState("...*\n....\n....\n*...")), script: "press square 0,0", .shows("None... you win!"),
        .state(MinesState("ooo*\noooo\noooo\n*ooo"))),
      Example(
        from: .state(MinesState("*...\n....\n....\n...*")), script: "press square 3,0", .shows("None... you win!"),
        .state(MinesState("*ooo\noooo\noooo\nooo*")))),
    Sentence(
      42, "Pressing an uncovered square without an adjacent mine uncovers nothing.",
      Example(
        from: .state(MinesState("o..*")), script: "press square 0,0", .shows("Squares to clear: 2"),
        .state(MinesState("o..*"))),
      Example(
        from: .state(MinesState("...\n.o.\n...\n*..")), script: "press square 1,1", .shows("Squares to clear: 10"),
        .state(MinesState("...\n.o.\n...\n*..")))),
    Sentence(
      43, "The last covered square can be flagged.",
      Example(
        from: .state(MinesState("Fo.")), script: "press flag\npress square 2,0", .shows("⚑"),
        .state(MinesState("Fof", flagMode: true))),
      Example(
        from: .state(MinesState("*of")), script: "press flag\npress square 0,0", .shows("⚑"),
        .state(MinesState("Fof", flagMode: true)))),
    Sentence(
      44, "Winning leaves the flags.",
      Example(
        from: .state(MinesState("F.")), script: "press square 1,0", .shows("None... you win!"), .shows("⚑"),
        .state(MinesState("Fo"))),
      Example(
        from: .state(MinesState("F.*F")), script: "press square 1,0", .shows("None... you win!"), .shows("⚑"),
        .state(MinesState("Fo*F")))),
  ]

  private static let switching: [Sentence<Mines>] = [
    Sentence(
      45, "Flag mode still switches after the end.",
      Example(from: .state(MinesState("oo*")), script: "press flag", .shows("[x] Flag mode"), .value(\.flagMode, true)),
      Example(
        from: .state(MinesState("X.*", flagMode: true)), script: "press flag", .shows("[ ] Flag mode"),
        .value(\.flagMode, false))),
    Sentence(
      46, "Flag mode still switches after fifty events.",
      Example(
        from: .state(MinesState("*..")), script: lines("press flag", 51), .shows("[x] Flag mode"),
        .value(\.flagMode, true)),
      Example(
        from: .state(MinesState("*..")), script: "press flag\n" + lines("press square 1,0", 50) + "\npress flag",
        .shows("[ ] Flag mode"), .value(\.flagMode, false))),
  ]

  private static let redrawing: [Sentence<Mines>] = [
    Sentence(
      47, "An event redraws what shows its change, and where the focus was and is, and nothing else.",
      Example(from: .state(MinesState("*..")), script: "press square 1,0", .redrawsAtMost(3)),
      Example(from: .state(MinesState("....*")), script: "press square 0,0", .redrawsAtMost(5)),
      Example(from: .state(MinesState("*..")), script: "press square 0,0", .redrawsAtMost(2)),
      Example(from: .state(MinesState("oo*")), script: "press square 0,0", .redrawsAtMost(0)),
      Example(from: .state(MinesState("*..", flagMode: true)), script: "press square 0,0", .redrawsAtMost(1)),
      Example(from: .state(MinesState("*..")), script: "press flag\npress flag", .redrawsAtMost(1)),
      Example(from: .state(MinesState("*..")), script: "key right", .redrawsAtMost(2)),
      Example(from: .state(MinesState("*..")), script: "tick", .redrawsAtMost(0))),
    Sentence(
      48, "A field of any size is uncovered to its last square.",
      Example(
        from: .state(MinesState(String(repeating: row(60) + "\n", count: 39) + row(59) + "*")),
        script: "press square 0,0", .shows("None... you win!")),
      Example(
        from: .state(MinesState("*" + row(59) + String(repeating: "\n" + row(60), count: 2))),
        script: "press square 59,2", .shows("None... you win!"))),
  ]

  private static let leaving: [Sentence<Mines>] = [
    Sentence(
      49, "Losing leaves the flags.",
      Example(
        from: .state(MinesState("*.F")), script: "press square 0,0", .shows("Boom... you lose!"), .shows("⚑"),
        .state(MinesState("X.F"))),
      Example(
        from: .state(MinesState("*f.")), script: "press square 0,0", .shows("Boom... you lose!"), .shows("⚑"),
        .state(MinesState("Xf.")))),
    Sentence(
      50, "Pressing an uncovered number does nothing, even with as many flags around it.",
      Example(
        from: .state(MinesState("Fo..")), script: "press square 1,0", .shows("Squares to clear: 2"),
        .state(MinesState("Fo.."))),
      Example(
        from: .state(MinesState("*of")), script: "press square 1,0", .shows("Squares to clear: 1"),
        .state(MinesState("*of")))),
    Sentence(
      51, "One game after another is played by the same rules.",
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 7),
        script: "press square 0,0\npress new\npress flag\npress square 3,0\npress flag\npress square 3,0\n"
          + "press square 4,2\npress square 0,0\npress square 1,0\npress square 2,0\npress square 0,1\n"
          + "press square 0,2\npress square 1,2\npress square 2,2",
        .shows("None... you win!"),
        .state(MinesState("oooF*\no**oo\nooooo", generator: 0xf1bb_cdcb_fa53_e0af))),
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 7),
        script: [1, 2, 3, 4].map { "press square \($0),0\n" }.joined()
          + "press square 1,1\npress square 2,1\npress square 4,1\npress square 0,2\npress square 1,2\n"
          + "press square 2,2\npress square 4,2\npress new",
        .shows("Squares to clear: 11"), .state(MinesState("...**\n.**..\n.....", generator: 0xf1bb_cdcb_fa53_e0af))),
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 7),
        script: lines("press square 1,1\npress new\npress square 4,0\npress new", 20),
        .shows("Squares to clear: 11"))),
  ]

  private static func row(_ squares: Int) -> String { String(repeating: ".", count: squares) }

  private static func lines(_ line: String, _ count: Int) -> String {
    Array(repeating: line, count: count).joined(separator: "\n")
  }
}
