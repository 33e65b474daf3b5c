import Lessons

extension Mines {
  static let keeping: [Sentence<Mines>] = saving + refusing + restoring + further + crossing

  private static let saving: [Sentence<Mines>] = [
    Sentence(
      30, "Saved are the sizes, each square with its place, the squares left, the generator, and flag mode.",
      .file(saved, holds: MinesState("fF")),
      .file(saved.replacing("false,\"gen", with: "true,\"gen"), holds: MinesState("fF", flagMode: true)),
      .mayBeSaved(MinesState("*..\no.f", generator: 0x1234_5678_9abc_def0)),
      .mayBeSaved(MinesState("X..\n..*")), .mayBeSaved(MinesState("*oo\nooo"))),
    Sentence(
      31, "A saved game goes on where it stopped.",
      Example(from: .state(MinesState("Fo.", flagMode: true)), .shows("[x] Flag mode"), .shows("⚑")),
      Example(from: .state(MinesState("*oo.*.")), .shows("Squares to clear: 2")),
      Example(from: .state(MinesState("X.*")), script: "press square 1,0", .shows("Boom... you lose!")),
      Example(from: .state(MinesState("*o")), .shows("None... you win!")),
      Example(
        from: .state(MinesState("*..", generator: 7)), script: "press new", .value(\.game.mineCount, 1),
        .value(\.game.generator, SplitMix64(seed: 0x9e37_79b9_7f4a_7c1c)))),
  ]

  private static let refusing: [Sentence<Mines>] = [
    Sentence(
      32, "A file is refused whose sizes are out of bounds.",
      .file(saved.replacing("\"width\":2", with: "\"width\":0"), isRefused: "'width' is 0, allowed is 1…60"),
      .file(saved.replacing("\"width\":2", with: "\"width\":61"), isRefused: "'width' is 61, allowed is 1…60"),
      .file(saved.replacing("\"height\":1", with: "\"height\":0"), isRefused: "'height' is 0, allowed is 1…40"),
      .file(saved.replacing("\"height\":1", with: "\"height\":41"), isRefused: "'height' is 41, allowed is 1…40"),
      .file(
        saved.replacing("\"width\":2", with: "\"width\":1"),
        isRefused: "'width' and 'height' are 1, allowed are two squares or more"),
      .mayBeSaved(MinesState("*" + String(repeating: ".", count: 59))),
      .mayBeSaved(MinesState("*" + String(repeating: "\n.", count: 39)))),
    Sentence(
      33, "A file is refused whose number of mines is out of bounds, or not that of the squares.",
      .file(saved.replacing("\"mineCount\":1", with: "\"mineCount\":0"), isRefused: "'mineCount' is 0, allowed is 1…1"),
      .file(saved.replacing("\"mineCount\":1", with: "\"mineCount\":2"), isRefused: "'mineCount' is 2, allowed is 1…1"),
      .file(
        MinesState("**.").json.replacing("\"mineCount\":2", with: "\"mineCount\":1"),
        isRefused: "'mineCount' is 1, which does not fit the rest: it has to be 2"),
      .mayBeSaved(MinesState("**.")), .mayBeSaved(MinesState(".*."))),
    Sentence(
      34, "A file is refused that has too few squares or too many, or one that is out of its place.",
      .file(
        saved.replacing("\"width\":2", with: "\"width\":3"),
        isRefused: "'number of squares' is 2, which does not fit the rest: it has to be 3"),
      .file(
        saved.replacing("\"location\":1", with: "\"location\":0"),
        isRefused: "'squares.1.location' is 0, which does not fit the rest: it has to be 1")),
    Sentence(
      35, "A file is refused with a wrong number of mines around a square.",
      .file(saved.replacing("\"adjacent\":1", with: "\"adjacent\":-1"), isRefused: outside(-1)),
      .file(saved.replacing("\"adjacent\":1", with: "\"adjacent\":9"), isRefused: outside(9)),
      .file(
        saved.replacing("\"adjacent\":1", with: "\"adjacent\":8"),
        isRefused: "'squares.0.adjacent' is 8, which does not fit the rest: it has to be 1"),
      .mayBeSaved(MinesState("***\n*.*\n***")), .mayBeSaved(MinesState("...\n.*.\n..."))),
    Sentence(
      36, "A file is refused with an unknown word for what a square shows.",
      .file(
        saved.replacing("\"flagged\",\"isMine\":false", with: "\"open\",\"isMine\":false"),
        isRefused: "'squares.0.covering' is 'open', allowed is one of 'covered', 'flagged', 'uncovered'")),
    Sentence(
      37, "A file is refused with more than one mine uncovered, or with one in a game that is won.",
      .file(
        MinesState("XX.").json, isRefused: "'number of uncovered mines' is 2, allowed is 0…1"),
      .file(
        MinesState("Xo").json,
        isRefused: "a mine is uncovered in a game that is won, where pressing a square does nothing")),
    Sentence(
      38,
      "A file is refused whose number of squares left does not fit: −1 once lost, else those that are not uncovered.",
      remaining("X..", -1, 2), remaining("*.f", 2, 1), remaining("*.o", 1, 0), remaining("*oo", 0, -1)),
  ]

  private static let restoring: [Sentence<Mines>] = [
    Sentence(
      39, "A screen that goes back to a saved game shows it.",
      Example(
        from: .state(MinesState("*.o")), script: "press flag\npress square 1,0",
        .afterRestoring(MinesState("F.."), [.line(3, "               ⚑ >■< ■"), .line(1, "Squares to clear: 2")])),
      Example(
        from: .state(MinesState("*.o")), script: "press flag",
        .afterRestoring(MinesState("*oo"), [.shows("[ ] Flag mode"), .shows("you win!")])),
      Example(
        from: .state(MinesState("*.o")), script: "press flag", .afterRestoring(MinesState("F.."), [.focused(.flag)])),
      Example(
        from: .state(MinesState("*.o")),
        .afterRestoring(MinesState("X.o", flagMode: true), [.shows("[x] Flag mode"), .shows("you lose!")])),
      Example(
        from: .state(MinesState("*.o")), .afterRestoring(MinesState("X.o"), [.state(MinesState("X.o"))])),
      Example(
        from: .state(MinesState("*..\n.o.")),
        .afterRestoring(
          MinesState("oF.\nf.o", flagMode: true, generator: 7),
          [.state(MinesState("oF.\nf.o", flagMode: true, generator: 7)), .shows("Squares to clear: 3")])),
      Example(
        from: .state(MinesState("*..")),
        .afterRestoring(MinesState("Xf.", generator: 7), [.state(MinesState("Xf.", generator: 7))])),
      Example(
        from: .state(MinesState("*.......")),
        .afterRestoring(
          MinesState("X.......", generator: 7),
          [.after("press new", [.state(MinesState("...*....", generator: 0x9e37_79b9_7f4a_7c1c))])]))),
    Sentence(
      40, "Flag mode belongs to the view.",
      Example(
        from: .state(MinesState("*..")), script: "press flag",
        .inAnotherWindow([.shows("[x] Flag mode"), .value(\.flagMode, true)])),
      Example(
        from: .state(MinesState("*..", flagMode: true)), script: "press flag",
        .inAnotherWindow([.shows("[ ] Flag mode")]))),
  ]

  // MARK: Building

  private static let saved =
    #"{"flagMode":false,"generator":"0x0000000000000000","height":1,"mineCount":1,"nonMineSquaresRemaining":1,"#
    + #""squares":[{"adjacent":1,"covering":"flagged","isMine":false,"location":0},"#
    + #"{"adjacent":0,"covering":"flagged","isMine":true,"location":1}],"width":2}"#

  private static func outside(_ adjacent: Int) -> String { "'squares.0.adjacent' is \(adjacent), allowed is 0…8" }

  /// A field with a wrong number of squares left.
  private static func remaining(_ field: String, _ right: Int, _ wrong: Int) -> Example<Mines> {
    .file(
      MinesState(field).json.replacing("Remaining\":\(right)", with: "Remaining\":\(wrong)"),
      isRefused: "'nonMineSquaresRemaining' is \(wrong), which does not fit the rest: it has to be \(right)")
  }
}
