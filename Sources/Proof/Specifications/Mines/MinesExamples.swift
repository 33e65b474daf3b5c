import Lessons

extension Mines: SpecifiedLesson {
  package static let sentences: [Sentence<Mines>] =
    ending + flagging + uncovering + telling + dealing + limits + looking + keeping

  @SentenceBuilder<Mines> private static var ending: [Sentence<Mines>] {
    "1. Pressing a square is ignored once the game is won."
    given("oo*", "press square 2,0", leaves: "oo*")
    given("oo*", "press flag\npress square 2,0\npress square 1,0\npress flag", leaves: "oo*")
    given("ooF", "press square 2,0\npress flag\npress square 2,0\npress flag", leaves: "ooF")
    "2. Pressing a square is ignored once the game is lost."
    given("X.*\n...", "press square 1,0\npress flag\npress square 2,0\npress flag", leaves: "X.*\n...")
    given("XfF", "press square 1,0\npress flag\npress square 1,0\npress square 2,0\npress flag", leaves: "XfF")
    given("Xoo.*", "press square 0,0\npress square 2,0\npress square 4,0", leaves: "Xoo.*")
  }

  @SentenceBuilder<Mines> private static var flagging: [Sentence<Mines>] {
    "3. In flag mode, pressing a covered square flags it."
    given("*..", "press flag\npress square 0,0\npress square 1,0", leaves: "Ff.", flagMode: true)
    given(MinesState(String(repeating: ".", count: 59) + "*"))
      .expect(
        .after(
          "press flag" + (0..<60).map { "\npress square \($0),0" }.joined(),
          .state(MinesState(String(repeating: "f", count: 59) + "F", flagMode: true))))
    "4. In flag mode, pressing a flagged square takes the flag away."
    given("Ff.", "press flag\npress square 0,0\npress square 1,0", leaves: "*..", flagMode: true)
    given("of...*", "press flag\npress square 1,0", leaves: "o....*", flagMode: true)
    "5. In flag mode, pressing an uncovered square does nothing."
    given("*o.", "press flag\npress square 1,0", leaves: "*o.", flagMode: true)
    "6. Without flag mode, pressing a flagged square does nothing."
    given("Ff.", "press square 0,0\npress square 1,0", leaves: "Ff.")
  }

  @SentenceBuilder<Mines> private static var uncovering: [Sentence<Mines>] {
    "7. Pressing a mine uncovers it and loses the game; nothing else is uncovered."
    given("*..\n..*", "press square 0,0", leaves: "X..\n..*")
    "8. Pressing another covered square uncovers it."
    given("*..\n..*", "press square 1,0", leaves: "*o.\n..*")
    "9. When it has no adjacent mine, its eight neighbours that are covered are uncovered likewise."
    given(".....\n.....\n....*", "press square 0,2", leaves: "ooooo\nooooo\noooo*")
    given("..*....\n..*....", "press square 6,0", leaves: "..*oooo\n..*oooo")
    given(".*\n..\n..\n..\n..", "press square 1,4", leaves: ".*\noo\noo\noo\noo")
    "10. Neighbours that are flagged are not uncovered."
    given(".....\n..f..\n....*", "press square 0,0", leaves: "ooooo\noofoo\noooo*")
    given(MinesState(".f...*"), "press square 0,0", .state(MinesState("of...*")), .shows("Squares to clear: 4"))
  }

  @SentenceBuilder<Mines> private static var telling: [Sentence<Mines>] {
    "11. A line tells how many squares are left to clear."
    given(MinesState("*..\n..*"), "press square 1,0", .shows("Squares to clear: 3"))
    given(MinesState("*..\n..*"), "press flag\npress square 0,0\npress square 1,0", .shows("Squares to clear: 4"))
    given(MinesState("F.f\n..*", flagMode: true), "press square 2,0", .shows("Squares to clear: 4"))
    "12. When none is left, the line says `None... you win!`."
    given(MinesState("*."), "press square 1,0", .shows("Squares to clear: None... you win!"), .state(MinesState("*o")))
    "13. When the game is lost, the line says `Boom... you lose!`."
    given(MinesState("*."), "press square 0,0", .shows("Squares to clear: Boom... you lose!"), .shows("💣"))
  }

  @SentenceBuilder<Mines> private static var dealing: [Sentence<Mines>] {
    "14. `new` deals a new field, from the same generator."
    given(fiveByThree, "press new", .state(MinesState("...**\n.**..\n.....", generator: 0xf1bb_cdcb_fa53_e0af)))
    given(fiveByThree, "press square 0,0\npress new")
      .expect(.state(MinesState("...**\n.**..\n.....", generator: 0xf1bb_cdcb_fa53_e0af)))
    given(MinesState("fFo"), "press new", .hides("⚑"), .hides("·"))
    given(MinesState("fFo", flagMode: true), "press new", .hides("⚑"), .hides("·"))
    given(MinesState("XfF", flagMode: true), "press new", .hides("⚑"), .hides("💣"))
    given(MinesState("ooF", flagMode: true), "press new", .hides("⚑"), .hides("win"))
    given(MinesState("X.o"), "press new", .shows("Squares to clear: 2"))
    given(MinesState("*oo"), "press new", .value(\.game.nonMineSquaresRemaining, 2))
    "15. Flag mode stays as it is when a new field is dealt."
    given(fiveByThree, "press flag\npress square 0,0\npress new", .shows("[x] Flag mode"))
    given(MinesState("X.*", flagMode: true), "press new", .shows("[x] Flag mode"), .value(\.flagMode, true))
    given(MinesState("oo*", flagMode: true), "press new", .shows("[x] Flag mode"))
    "16. The first field is dealt at the start; equal seeds deal equal fields."
    given(fiveByThree, .state(MinesState("*....\n*..*.\n...*.", generator: 0x78dd_e6e5_fd29_f05b)))
    given(.settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 0))
      .expect(.state(MinesState("*....\n.*...\n...**", generator: 0x78dd_e6e5_fd29_f054)))
    given(.settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: 0x1_0000_0007))
      .expect(.state(MinesState(".**..\n....*\n...*.", generator: 0x78dd_e6e6_fd29_f05b)))
    given(.settings(MinesSettings(width: 5, height: 3, mineCount: 4), seed: .max))
      .expect(.state(MinesState("...*.\n.*...\n*..*.", generator: 0x1715_609f_7c74_6c68)))
    "17. Where a square drawn has a mine already, another is drawn, until all mines are placed."
    given(.settings(MinesSettings(width: 4, height: 2, mineCount: 7), seed: 1))
      .expect(.state(MinesState(".***\n****", generator: 0xe377_9b97_f4a7_c151)), .shows("Squares to clear: 1"))
    given(.settings(MinesSettings(width: 10, height: 10, mineCount: 99), seed: 3), "press square 0,9")
      .expect(.shows("None... you win!"), .value(\.game.generator, SplitMix64(seed: 0x3eb3_d899_f50f_f9b4)))
    "18. There are 10 × 10 squares and 15 mines unless others are asked for."
    given(
      tenByTen, .shows("Squares to clear: 85"), .enabled(.square(column: 9, row: 9)),
      .absent(.square(column: 10, row: 0)), .absent(.square(column: 0, row: 10)))
  }

  @SentenceBuilder<Mines> private static var limits: [Sentence<Mines>] {
    "19. A field has 1 to 60 columns and 1 to 40 rows."
    given(tenByTen, .option("width", 1...60), .option("height", 1...40))
    given(
      .settings(MinesSettings(width: 60, height: 40, mineCount: 1)), .enabled(.square(column: 59, row: 39)),
      .absent(.square(column: 60, row: 39)), .shows("Squares to clear: 2399"))
    given(.settings(MinesSettings(width: 1, height: 2, mineCount: 1)))
      .expect(.enabled(.square(column: 0, row: 1)), .absent(.square(column: 1, row: 1)), .shows("Squares to clear: 1"))
    "20. It has at least one mine and one square without."
    given(.settings(MinesSettings(width: 6, height: 2, mineCount: 1)), .option("mines", 1...11))
    given(.settings(MinesSettings(width: 2, height: 1, mineCount: 1)), .option("mines", 1...1))
    given(.settings(MinesSettings(width: 1, height: 2, mineCount: 1)), .option("height", 2...40))
    given(.settings(MinesSettings(width: 6, height: 1, mineCount: 1)), .shows("Squares to clear: 5"))
    given(.settings(MinesSettings(width: 6, height: 1, mineCount: 5)), .shows("Squares to clear: 1"))
  }

  /// A field before and after a script.
  private static func given(
    _ field: String, _ script: String, leaves result: String, flagMode: Bool = false
  ) -> Example<Mines> {
    given(MinesState(field), script, .state(MinesState(result, flagMode: flagMode)))
  }
}
