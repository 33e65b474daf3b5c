import Lessons

extension Mines {
  @SentenceBuilder<Mines> static var further: [Sentence<Mines>] {
    "41. Uncovering goes on over diagonals, even where nothing else connects."
    given(State("...*\n....\n....\n*..."), "press square 0,0")
      .expect(.shows("None... you win!"), .state(State("ooo*\noooo\noooo\n*ooo")))
    given(State("*...\n....\n....\n...*"), "press square 3,0")
      .expect(.shows("None... you win!"), .state(State("*ooo\noooo\noooo\nooo*")))
    "42. Pressing an uncovered square without an adjacent mine uncovers nothing."
    given(State("o..*"), "press square 0,0", .shows("Squares to clear: 2"), .state(State("o..*")))
    given(State("...\n.o.\n...\n*.."), "press square 1,1")
      .expect(.shows("Squares to clear: 10"), .state(State("...\n.o.\n...\n*..")))
    "43. The last covered square can be flagged."
    given(State("Fo."), "press flag\npress square 2,0", .shows("⚑"), .state(State("Fof", flagMode: true)))
    given(State("*of"), "press flag\npress square 0,0", .shows("⚑"), .state(State("Fof", flagMode: true)))
    "44. Winning leaves the flags."
    given(State("F."), "press square 1,0", .shows("None... you win!"), .shows("⚑"), .state(State("Fo")))
    given(State("F.*F"), "press square 1,0", .shows("None... you win!"), .shows("⚑"), .state(State("Fo*F")))
    "45. Flag mode still switches after the end."
    given(State("oo*"), "press flag", .shows("[x] Flag mode"), .value(\.flagMode, true))
    given(State("X.*", flagMode: true), "press flag", .shows("[ ] Flag mode"), .value(\.flagMode, false))
    "46. Flag mode still switches after fifty events."
    given(State("*.."), lines("press flag", 51), .shows("[x] Flag mode"), .value(\.flagMode, true))
    given(State("*.."), "press flag\n" + lines("press square 1,0", 50) + "\npress flag")
      .expect(.shows("[ ] Flag mode"), .value(\.flagMode, false))
    "47. An event redraws what shows its change, and where the focus was and is, and nothing else."
    given(State("*.."), "press square 1,0", .redrawsAtMost(3))
    given(State("....*"), "press square 0,0", .redrawsAtMost(5))
    given(State("*.."), "press square 0,0", .redrawsAtMost(2))
    given(State("oo*"), "press square 0,0", .redrawsAtMost(0))
    given(State("*..", flagMode: true), "press square 0,0", .redrawsAtMost(1))
    given(State("*.."), "press flag\npress flag", .redrawsAtMost(1))
    given(State("*.."), "key right", .redrawsAtMost(2))
    given(State("*.."), "tick", .redrawsAtMost(0))
    "48. A field of any size is uncovered to its last square."
    given(State(String(repeating: row(60) + "\n", count: 39) + row(59) + "*"), "press square 0,0")
      .expect(.shows("None... you win!"))
    given(State("*" + row(59) + String(repeating: "\n" + row(60), count: 2)), "press square 59,2")
      .expect(.shows("None... you win!"))
    given(State(row(40) + "f" + row(19) + "\n" + row(60) + "\n" + row(59) + "*"), "press square 0,0")
      .expect(.value(\.game.nonMineSquaresRemaining, 1), .shows("⚑"))
    "49. Losing leaves the flags."
    given(State("*.F"), "press square 0,0", .shows("Boom... you lose!"), .shows("⚑"), .state(State("X.F")))
    given(State("*f."), "press square 0,0", .shows("Boom... you lose!"), .shows("⚑"), .state(State("Xf.")))
    "50. Pressing an uncovered number does nothing, even with as many flags around it."
    given(State("Fo.."), "press square 1,0", .shows("Squares to clear: 2"), .state(State("Fo..")))
    given(State("*of"), "press square 1,0", .shows("Squares to clear: 1"), .state(State("*of")))
    "51. One game after another is played by the same rules."
    given(
      fiveByThree,
      "press square 0,0\npress new\npress flag\npress square 3,0\npress flag\npress square 3,0\n"
        + "press square 4,2\npress square 0,0\npress square 1,0\npress square 2,0\npress square 0,1\n"
        + "press square 0,2\npress square 1,2\npress square 2,2", .shows("None... you win!"),
      .state(State("oooF*\no**oo\nooooo", generator: 0xf1bb_cdcb_fa53_e0af)))
    given(
      fiveByThree,
      [1, 2, 3, 4].map { "press square \($0),0\n" }.joined()
        + "press square 1,1\npress square 2,1\npress square 4,1\npress square 0,2\npress square 1,2\n"
        + "press square 2,2\npress square 4,2\npress new", .shows("Squares to clear: 11"),
      .state(State("...**\n.**..\n.....", generator: 0xf1bb_cdcb_fa53_e0af)))
    given(fiveByThree, lines("press square 1,1\npress new\npress square 4,0\npress new", 20))
      .expect(.shows("Squares to clear: 11"))
  }

  static let fiveByThree = field(5, 3, mines: 4, seed: 7)

  private static func row(_ squares: Int) -> String { String(repeating: ".", count: squares) }
}
