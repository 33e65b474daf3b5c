import Lessons

extension Mines {
  static let keeping: [Sentence<Mines>] = saving + further + crossing

  @SentenceBuilder<Mines> private static var saving: [Sentence<Mines>] {
    "30. A saved file holds the sizes, each square with its place, the squares left, the generator, and flag mode."
    file(saved, holds: State("fF"))
    file(saved.replacing("false,\"gen", with: "true,\"gen"), holds: State("fF", flagMode: true))
    mayBeSaved(State("*..\no.f", generator: 0x1234_5678_9abc_def0))
    mayBeSaved(State("X..\n..*"))
    mayBeSaved(State("*oo\nooo"))
    "31. A saved game goes on where it stopped."
    given(State("Fo.", flagMode: true), .shows("[x] Flag mode"), .shows("⚑"))
    given(State("*oo.*."), .shows("Squares to clear: 2"))
    given(State("X.*"), "press square 1,0", .shows("Boom... you lose!"))
    given(State("*o"), .shows("None... you win!"))
    given(State("*..", generator: 7), "press new")
      .expect(.value(\.game.mineCount, 1), .value(\.game.generator, SplitMix64(seed: 0x9e37_79b9_7f4a_7c1c)))
    "32. A file is refused whose sizes are out of bounds."
    wrong("\"width\":2", "\"width\":0", "'width' is 0, allowed is 1…60")
    wrong("\"width\":2", "\"width\":61", "'width' is 61, allowed is 1…60")
    wrong("\"height\":1", "\"height\":0", "'height' is 0, allowed is 1…40")
    wrong("\"height\":1", "\"height\":41", "'height' is 41, allowed is 1…40")
    wrong("\"width\":2", "\"width\":1", "'width' and 'height' are 1, allowed are two squares or more")
    mayBeSaved(State("*" + String(repeating: ".", count: 59)))
    mayBeSaved(State("*" + String(repeating: "\n.", count: 39)))
    "33. A file is refused whose number of mines is out of bounds, or not that of the squares."
    wrong("\"mineCount\":1", "\"mineCount\":0", "'mineCount' is 0, allowed is 1…1")
    wrong("\"mineCount\":1", "\"mineCount\":2", "'mineCount' is 2, allowed is 1…1")
    file(
      State("**.").json.replacing("\"mineCount\":2", with: "\"mineCount\":1"),
      isRefused: "'mineCount' is 1, which does not fit the rest: it has to be 2")
    mayBeSaved(State("**."))
    mayBeSaved(State(".*."))
    "34. A file is refused that has too few squares or too many, or one that is out of its place."
    wrong("\"width\":2", "\"width\":3", "'number of squares' is 2, which does not fit the rest: it has to be 3")
    wrong("\"location\":1", "\"location\":0", "'squares.1.location' is 0, which does not fit the rest: it has to be 1")
    "35. A file is refused with a wrong number of mines around a square."
    wrong("\"adjacent\":1", "\"adjacent\":-1", outside(-1))
    wrong("\"adjacent\":1", "\"adjacent\":9", outside(9))
    wrong("\"adjacent\":1", "\"adjacent\":8", "'squares.0.adjacent' is 8, which does not fit the rest: it has to be 1")
    mayBeSaved(State("***\n*.*\n***"))
    mayBeSaved(State("...\n.*.\n..."))
    "36. A file is refused with an unknown word for what a square shows."
    wrong(
      "\"flagged\",\"isMine\":false", "\"open\",\"isMine\":false",
      "'squares.0.covering' is 'open', allowed is one of 'covered', 'flagged', 'uncovered'")
    "37. A file is refused with more than one mine uncovered, or with one in a game that is won."
    file(State("XX.").json, isRefused: "'number of uncovered mines' is 2, allowed is 0…1")
    file(State("Xo").json, isRefused: "a mine is uncovered in a game that is won, where pressing a square does nothing")
    "38. A file is refused whose number of squares left does not fit: −1 once lost, else those that are not uncovered."
    remaining("X..", -1, 2)
    remaining("*.f", 2, 1)
    remaining("*.o", 1, 0)
    remaining("*oo", 0, -1)
    "39. A screen that goes back to a saved game shows it."
    given(State("*.o"), "press flag\npress square 1,0")
      .expect(.afterRestoring(State("F.."), .line(3, "               ⚑ >■< ■"), .line(1, "Squares to clear: 2")))
    given(State("*.o"), "press flag", .afterRestoring(State("*oo"), .shows("[ ] Flag mode"), .shows("you win!")))
    given(State("*.o"), "press flag", .afterRestoring(State("F.."), .focused(.flag)))
    given(State("*.o"), .afterRestoring(State("X.o", flagMode: true), .shows("[x] Flag mode"), .shows("you lose!")))
    given(State("*.o"), .afterRestoring(State("X.o"), .state(State("X.o"))))
    given(
      State("*..\n.o."),
      .afterRestoring(
        State("oF.\nf.o", flagMode: true, generator: 7),
        .state(State("oF.\nf.o", flagMode: true, generator: 7)), .shows("Squares to clear: 3")))
    given(State("*.."), .afterRestoring(State("Xf.", generator: 7), .state(State("Xf.", generator: 7))))
    given(
      State("*......."),
      .afterRestoring(
        State("X.......", generator: 7),
        .after("press new", .state(State("...*....", generator: 0x9e37_79b9_7f4a_7c1c)))))
    "40. Flag mode belongs to the view."
    given(State("*.."), "press flag", .inAnotherWindow(.shows("[x] Flag mode"), .value(\.flagMode, true)))
    given(State("*..", flagMode: true), "press flag", .inAnotherWindow(.shows("[ ] Flag mode")))
  }

  // MARK: Building

  private static let saved =
    #"{"flagMode":false,"generator":"0x0000000000000000","height":1,"mineCount":1,"nonMineSquaresRemaining":1,"#
    + #""squares":[{"adjacent":1,"covering":"flagged","isMine":false,"location":0},"#
    + #"{"adjacent":0,"covering":"flagged","isMine":true,"location":1}],"width":2}"#

  /// What is saved with something else in one place.
  private static func wrong(_ right: String, _ wrong: String, _ reason: String) -> Example<Mines> {
    file(saved.replacing(right, with: wrong), isRefused: reason)
  }

  private static func outside(_ adjacent: Int) -> String { "'squares.0.adjacent' is \(adjacent), allowed is 0…8" }

  /// A field with a wrong number of squares left.
  private static func remaining(_ field: String, _ right: Int, _ wrong: Int) -> Example<Mines> {
    file(
      State(field).json.replacing("Remaining\":\(right)", with: "Remaining\":\(wrong)"),
      isRefused: "'nonMineSquaresRemaining' is \(wrong), which does not fit the rest: it has to be \(right)")
  }
}
