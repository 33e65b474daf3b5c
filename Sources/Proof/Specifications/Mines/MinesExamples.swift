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
    given(State(String(repeating: ".", count: 59) + "*"))
      .expect(
        .after(
          "press flag" + (0..<60).map { "\npress square \($0),0" }.joined(),
          .state(State(String(repeating: "f", count: 59) + "F", flagMode: true))))
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
    given(State(".f...*"), "press square 0,0", .state(State("of...*")), .shows("Squares to clear: 4"))
  }

  @SentenceBuilder<Mines> private static var telling: [Sentence<Mines>] {
    "11. A line tells how many squares are left to clear."
    given(State("*..\n..*"), "press square 1,0", .shows("Squares to clear: 3"))
    given(State("*..\n..*"), "press flag\npress square 0,0\npress square 1,0", .shows("Squares to clear: 4"))
    given(State("F.f\n..*", flagMode: true), "press square 2,0", .shows("Squares to clear: 4"))
    "12. When none is left, the line says `None... you win!`."
    given(State("*."), "press square 1,0", .shows("Squares to clear: None... you win!"), .state(State("*o")))
    "13. When the game is lost, the line says `Boom... you lose!`."
    given(State("*."), "press square 0,0", .shows("Squares to clear: Boom... you lose!"), .shows("💣"))
  }

  @SentenceBuilder<Mines> private static var dealing: [Sentence<Mines>] {
    "14. `new` deals a new field, from the same generator."
    given(fiveByThree, "press new", .state(State("...**\n.**..\n.....", generator: 0xf1bb_cdcb_fa53_e0af)))
    given(fiveByThree, "press square 0,0\npress new")
      .expect(.state(State("...**\n.**..\n.....", generator: 0xf1bb_cdcb_fa53_e0af)))
    given(State("fFo"), "press new", .hides("⚑"), .hides("·"))
    given(State("fFo", flagMode: true), "press new", .hides("⚑"), .hides("·"))
    given(State("XfF", flagMode: true), "press new", .hides("⚑"), .hides("💣"))
    given(State("ooF", flagMode: true), "press new", .hides("⚑"), .hides("win"))
    given(State("X.o"), "press new", .shows("Squares to clear: 2"))
    given(State("*oo"), "press new", .value(\.game.nonMineSquaresRemaining, 2))
    "15. Flag mode stays as it is when a new field is dealt."
    given(fiveByThree, "press flag\npress square 0,0\npress new", .shows("[x] Flag mode"))
    given(State("X.*", flagMode: true), "press new", .shows("[x] Flag mode"), .value(\.flagMode, true))
    given(State("oo*", flagMode: true), "press new", .shows("[x] Flag mode"))
    "16. The first field is dealt at the start; equal seeds deal equal fields."
    given(fiveByThree, .state(State("*....\n*..*.\n...*.", generator: 0x78dd_e6e5_fd29_f05b)))
    given(field(5, 3, mines: 4, seed: 0), .state(State("*....\n.*...\n...**", generator: 0x78dd_e6e5_fd29_f054)))
    given(field(5, 3, mines: 4, seed: 0x1_0000_0007))
      .expect(.state(State(".**..\n....*\n...*.", generator: 0x78dd_e6e6_fd29_f05b)))
    given(field(5, 3, mines: 4, seed: .max), .state(State("...*.\n.*...\n*..*.", generator: 0x1715_609f_7c74_6c68)))
    "17. Where a square drawn has a mine already, another is drawn, until all mines are placed."
    given(field(4, 2, mines: 7, seed: 1))
      .expect(.state(State(".***\n****", generator: 0xe377_9b97_f4a7_c151)), .shows("Squares to clear: 1"))
    given(field(10, 10, mines: 99, seed: 3), "press square 0,9")
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
      field(60, 40, mines: 1), .enabled(.square(column: 59, row: 39)),
      .absent(.square(column: 60, row: 39)), .shows("Squares to clear: 2399"))
    given(field(1, 2, mines: 1))
      .expect(.enabled(.square(column: 0, row: 1)), .absent(.square(column: 1, row: 1)), .shows("Squares to clear: 1"))
    "20. It has at least one mine and one square without."
    given(field(6, 2, mines: 1), .option("mines", 1...11))
    given(field(2, 1, mines: 1), .option("mines", 1...1))
    given(field(1, 2, mines: 1), .option("height", 2...40))
    given(field(6, 1, mines: 1), .shows("Squares to clear: 5"))
    given(field(6, 1, mines: 5), .shows("Squares to clear: 1"))
  }

  /// A field before and after a script.
  private static func given(
    _ field: String, _ script: String, leaves result: String, flagMode: Bool = false
  ) -> Example<Mines> {
    given(State(field), script, .state(State(result, flagMode: flagMode)))
  }
}
