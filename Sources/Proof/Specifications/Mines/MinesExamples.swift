import Lessons

extension Mines: SpecifiedLesson {
  package static let sentences: [Sentence<Mines>] =
    ending + flagging + uncovering + telling + dealing + limits + looking + keeping

  private static let ending: [Sentence<Mines>] = [
    Sentence(
      1, "Pressing a square is ignored once the game is won.",
      expect(from: "oo*", script: "press square 2,0", "oo*"),
      expect(from: "oo*", script: "press flag\npress square 2,0\npress square 1,0\npress flag", "oo*"),
      expect(from: "ooF", script: "press square 2,0\npress flag\npress square 2,0\npress flag", "ooF")),
    Sentence(
      2, "Pressing a square is ignored once the game is lost.",
      expect(from: "X.*\n...", script: "press square 1,0\npress flag\npress square 2,0\npress flag", "X.*\n..."),
      expect(
        from: "XfF", script: "press square 1,0\npress flag\npress square 1,0\npress square 2,0\npress flag", "XfF"),
      expect(from: "Xoo.*", script: "press square 0,0\npress square 2,0\npress square 4,0", "Xoo.*")),
  ]

  private static let flagging: [Sentence<Mines>] = [
    Sentence(
      3, "In flag mode, pressing a covered square flags it.",
      expect(from: "*..", script: "press flag\npress square 0,0\npress square 1,0", "Ff.", flagMode: true)),
    Sentence(
      4, "In flag mode, pressing a flagged square takes the flag away.",
      expect(from: "Ff.", script: "press flag\npress square 0,0\npress square 1,0", "*..", flagMode: true),
      expect(from: "of...*", script: "press flag\npress square 1,0", "o....*", flagMode: true)),
    Sentence(
      5, "In flag mode, pressing an uncovered square does nothing.",
      expect(from: "*o.", script: "press flag\npress square 1,0", "*o.", flagMode: true)),
    Sentence(
      6, "Without flag mode, pressing a flagged square does nothing.",
      expect(from: "Ff.", script: "press square 0,0\npress square 1,0", "Ff.")),
  ]

  private static let uncovering: [Sentence<Mines>] = [
    Sentence(
      7, "Pressing a mine uncovers it and loses the game; nothing else is uncovered.",
      expect(from: "*..\n..*", script: "press square 0,0", "X..\n..*")),
    Sentence(
      8, "Pressing another covered square uncovers it.",
      expect(from: "*..\n..*", script: "press square 1,0", "*o.\n..*")),
    Sentence(
      9, "When it has no adjacent mine, its eight neighbours that are covered are uncovered likewise.",
      expect(from: ".....\n.....\n....*", script: "press square 0,2", "ooooo\nooooo\noooo*"),
      expect(from: "..*....\n..*....", script: "press square 6,0", "..*oooo\n..*oooo"),
      expect(from: ".*\n..\n..\n..\n..", script: "press square 1,4", ".*\noo\noo\noo\noo")),
    Sentence(
      10, "Neighbours that are flagged are not uncovered.",
      expect(from: ".....\n..f..\n....*", script: "press square 0,0", "ooooo\noofoo\noooo*"),
      Example(
        from: .state(MinesState(".f...*")), script: "press square 0,0", .state(MinesState("of...*")),
        .shows("Squares to clear: 4"))),
  ]

  private static let telling: [Sentence<Mines>] = [
    Sentence(
      11, "A line tells how many squares are left to clear.",
      Example(from: .state(MinesState("*..\n..*")), script: "press square 1,0", .shows("Squares to clear: 3")),
      Example(
        from: .state(MinesState("*..\n..*")), script: "press flag\npress square 0,0\npress square 1,0",
        .shows("Squares to clear: 4")),
      Example(
        from: .state(MinesState("F.f\n..*", flagMode: true)), script: "press square 2,0", .shows("Squares to clear: 4"))
    ),
    Sentence(
      12, "When none is left, the line says `None... you win!`.",
      Example(
        from: .state(MinesState("*.")), script: "press square 1,0", .shows("Squares to clear: None... you win!"),
        .state(MinesState("*o")))),
    Sentence(
      13, "When the game is lost, the line says `Boom... you lose!`.",
      Example(
        from: .state(MinesState("*.")), script: "press square 0,0", .shows("Squares to clear: Boom... you lose!"),
        .shows("💣"))),
  ]

  private static let dealing: [Sentence<Mines>] = [
    Sentence(
      14, "`new` deals a new field, from the same generator.",
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 7), script: "press new",
        .state(MinesState("...**\n.**..\n.....", generator: 0xf1bb_cdcb_fa53_e0af))),
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 7),
        script: "press square 0,0\npress new",
        .state(MinesState("...**\n.**..\n.....", generator: 0xf1bb_cdcb_fa53_e0af))),
      Example(from: .state(MinesState("fFo")), script: "press new", .hides("⚑"), .hides("·")),
      Example(from: .state(MinesState("fFo", flagMode: true)), script: "press new", .hides("⚑"), .hides("·")),
      Example(from: .state(MinesState("XfF", flagMode: true)), script: "press new", .hides("⚑"), .hides("💣")),
      Example(from: .state(MinesState("ooF", flagMode: true)), script: "press new", .hides("⚑"), .hides("win")),
      Example(from: .state(MinesState("X.o")), script: "press new", .shows("Squares to clear: 2")),
      Example(from: .state(MinesState("*oo")), script: "press new", .value(\.game.nonMineSquaresRemaining, 2))),
    Sentence(
      15, "Flag mode stays as it is when a new field is dealt.",
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 7),
        script: "press flag\npress square 0,0\npress new", .shows("[x] Flag mode")),
      Example(
        from: .state(MinesState("X.*", flagMode: true)), script: "press new", .shows("[x] Flag mode"),
        .value(\.flagMode, true)),
      Example(from: .state(MinesState("oo*", flagMode: true)), script: "press new", .shows("[x] Flag mode"))),
    Sentence(
      16, "The first field is dealt at the start; equal seeds deal equal fields.",
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 7), script: "",
        .state(MinesState("*....\n*..*.\n...*.", generator: 0x78dd_e6e5_fd29_f05b))),
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 0),
        .state(MinesState("*....\n.*...\n...**", generator: 0x78dd_e6e5_fd29_f054))),
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 0x1_0000_0007),
        .state(MinesState(".**..\n....*\n...*.", generator: 0x78dd_e6e6_fd29_f05b))),
      Example(
        from: .settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: .max),
        .state(MinesState("...*.\n.*...\n*..*.", generator: 0x1715_609f_7c74_6c68)))),
    Sentence(
      17, "A square that is drawn twice is drawn again, until all mines are placed.",
      Example(
        from: .settings(MinesSettings(width: 4, height: 2, mineCount: 7), seed: 1), script: "",
        .state(MinesState(".***\n****", generator: 0xe377_9b97_f4a7_c151)), .shows("Squares to clear: 1")),
      Example(
        from: .settings(MinesSettings(width: 10, height: 10, mineCount: 99), seed: 3), script: "press square 0,9",
        .shows("None... you win!"), .value(\.game.generator, SplitMix64(seed: 0x3eb3_d899_f50f_f9b4)))),
    Sentence(
      18, "There are 10 × 10 squares and 15 mines unless others are asked for.",
      Example(
        from: .settings(MinesSettings(), seed: 1), script: "", .shows("Squares to clear: 85"),
        .enabled(.square(column: 9, row: 9)), .absent(.square(column: 10, row: 0)),
        .absent(.square(column: 0, row: 10)))),
  ]

  private static let limits: [Sentence<Mines>] = [
    Sentence(
      19, "A field has 1 to 60 columns and 1 to 40 rows.",
      Example(from: .settings(MinesSettings()), .option("width", 1...60), .option("height", 1...40)),
      Example(
        from: .settings(MinesSettings(width: 60, height: 40, mineCount: 1)), script: "",
        .enabled(.square(column: 59, row: 39)), .absent(.square(column: 60, row: 39)), .shows("Squares to clear: 2399")),
      Example(
        from: .settings(MinesSettings(width: 1, height: 2, mineCount: 1)), script: "",
        .enabled(.square(column: 0, row: 1)), .absent(.square(column: 1, row: 1)), .shows("Squares to clear: 1"))),
    Sentence(
      20, "It has at least one mine and one square without.",
      Example(from: .settings(MinesSettings(width: 6, height: 2, mineCount: 1)), .option("mines", 1...11)),
      Example(from: .settings(MinesSettings(width: 2, height: 1, mineCount: 1)), .option("mines", 1...1)),
      Example(from: .settings(MinesSettings(width: 1, height: 1, mineCount: 1)), .option("mines", 1...1)),
      Example(from: .settings(MinesSettings(width: 6, height: 1, mineCount: 1)), .shows("Squares to clear: 5")),
      Example(
        from: .settings(MinesSettings(width: 6, height: 1, mineCount: 5)), script: "", .shows("Squares to clear: 1"))),
  ]

  /// A field before and after a script.
  private static func expect(
    from field: String, script: String, _ result: String, flagMode: Bool = false
  ) -> Example<Mines> {
    Example(
      from: .state(MinesState(field)), script: script,
      .state(MinesState(result, flagMode: flagMode)))
  }
}
