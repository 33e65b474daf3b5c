import Lessons

extension Mines {
  @SentenceBuilder<Mines> static var further: [Sentence<Mines>] {
    "41. Uncovering goes on over diagonals, even where nothing else connects."
    given(MinesState("...*\n....\n....\n*..."), "press square 0,0")
      .expect(.shows("None... you win!"), .state(MinesState("ooo*\noooo\noooo\n*ooo")))
    given(MinesState("*...\n....\n....\n...*"), "press square 3,0")
      .expect(.shows("None... you win!"), .state(MinesState("*ooo\noooo\noooo\nooo*")))
    "42. Pressing an uncovered square without an adjacent mine uncovers nothing."
    given(MinesState("o..*"), "press square 0,0", .shows("Squares to clear: 2"), .state(MinesState("o..*")))
    given(MinesState("...\n.o.\n...\n*.."), "press square 1,1")
      .expect(.shows("Squares to clear: 10"), .state(MinesState("...\n.o.\n...\n*..")))
    "43. The last covered square can be flagged."
    given(MinesState("Fo."), "press flag\npress square 2,0", .shows("⚑"), .state(MinesState("Fof", flagMode: true)))
    given(MinesState("*of"), "press flag\npress square 0,0", .shows("⚑"), .state(MinesState("Fof", flagMode: true)))
    "44. Winning leaves the flags."
    given(MinesState("F."), "press square 1,0", .shows("None... you win!"), .shows("⚑"), .state(MinesState("Fo")))
    given(MinesState("F.*F"), "press square 1,0", .shows("None... you win!"), .shows("⚑"), .state(MinesState("Fo*F")))
    "45. Flag mode still switches after the end."
    given(MinesState("oo*"), "press flag", .shows("[x] Flag mode"), .value(\.flagMode, true))
    given(MinesState("X.*", flagMode: true), "press flag", .shows("[ ] Flag mode"), .value(\.flagMode, false))
    "46. Flag mode still switches after fifty events."
    given(MinesState("*.."), lines("press flag", 51), .shows("[x] Flag mode"), .value(\.flagMode, true))
    given(MinesState("*.."), "press flag\n" + lines("press square 1,0", 50) + "\npress flag")
      .expect(.shows("[ ] Flag mode"), .value(\.flagMode, false))
    "47. An event redraws what shows its change, and where the focus was and is, and nothing else."
    given(MinesState("*.."), "press square 1,0", .redrawsAtMost(3))
    given(MinesState("....*"), "press square 0,0", .redrawsAtMost(5))
    given(MinesState("*.."), "press square 0,0", .redrawsAtMost(2))
    given(MinesState("oo*"), "press square 0,0", .redrawsAtMost(0))
    given(MinesState("*..", flagMode: true), "press square 0,0", .redrawsAtMost(1))
    given(MinesState("*.."), "press flag\npress flag", .redrawsAtMost(1))
    given(MinesState("*.."), "key right", .redrawsAtMost(2))
    given(MinesState("*.."), "tick", .redrawsAtMost(0))
    "48. A field of any size is uncovered to its last square."
    given(MinesState(String(repeating: row(60) + "\n", count: 39) + row(59) + "*"), "press square 0,0")
      .expect(.shows("None... you win!"))
    given(MinesState("*" + row(59) + String(repeating: "\n" + row(60), count: 2)), "press square 59,2")
      .expect(.shows("None... you win!"))
    given(MinesState(row(40) + "f" + row(19) + "\n" + row(60) + "\n" + row(59) + "*"), "press square 0,0")
      .expect(.value(\.game.nonMineSquaresRemaining, 1), .shows("⚑"))
    "49. Losing leaves the flags."
    given(MinesState("*.F"), "press square 0,0", .shows("Boom... you lose!"), .shows("⚑"), .state(MinesState("X.F")))
    given(MinesState("*f."), "press square 0,0", .shows("Boom... you lose!"), .shows("⚑"), .state(MinesState("Xf.")))
    "50. Pressing an uncovered number does nothing, even with as many flags around it."
    given(MinesState("Fo.."), "press square 1,0", .shows("Squares to clear: 2"), .state(MinesState("Fo..")))
    given(MinesState("*of"), "press square 1,0", .shows("Squares to clear: 1"), .state(MinesState("*of")))
    "51. One game after another is played by the same rules."
    given(
      fiveByThree,
      "press square 0,0\npress new\npress flag\npress square 3,0\npress flag\npress square 3,0\n"
        + "press square 4,2\npress square 0,0\npress square 1,0\npress square 2,0\npress square 0,1\n"
        + "press square 0,2\npress square 1,2\npress square 2,2", .shows("None... you win!"),
      .state(MinesState("oooF*\no**oo\nooooo", generator: 0xf1bb_cdcb_fa53_e0af)))
    given(
      fiveByThree,
      [1, 2, 3, 4].map { "press square \($0),0\n" }.joined()
        + "press square 1,1\npress square 2,1\npress square 4,1\npress square 0,2\npress square 1,2\n"
        + "press square 2,2\npress square 4,2\npress new", .shows("Squares to clear: 11"),
      .state(MinesState("...**\n.**..\n.....", generator: 0xf1bb_cdcb_fa53_e0af)))
    given(fiveByThree, lines("press square 1,1\npress new\npress square 4,0\npress new", 20))
      .expect(.shows("Squares to clear: 11"))
  }

  static let fiveByThree = Start.settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 7)

  private static func row(_ squares: Int) -> String { String(repeating: ".", count: squares) }
}
