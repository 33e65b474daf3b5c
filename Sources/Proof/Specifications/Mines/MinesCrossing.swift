import Lessons

extension Mines {
  @SentenceBuilder<Mines> static var crossing: [Sentence<Mines>] {
    "52. Events one after another do what each of them does alone, in the game, at its end and after it."
    given(
      State("*...\n....\n...*"),
      .after(
        "press flag\npress square 0,0\npress square 3,1\npress flag\npress square 1,1\npress square 1,1\npress square 0,0",
        .state(State("F...\n.o.f\n...*"))), .after("press square 3,0", .state(State("Fooo\n.oof\n...*"))),
      .after(
        "press flag\npress square 1,1\npress square 0,0\npress square 2,0",
        .state(State("*ooo\n.oof\n...*", flagMode: true))),
      .after("press flag\npress square 0,0", .state(State("Xooo\n.oof\n...*"))),
      .after(
        "press square 2,2\npress flag\npress square 3,1\npress square 2,2\npress square 3,2\nkey left",
        .frame(
          """
          Mines
          Squares to clear: Boom... you lose!

                        💣 1  ·  ·
                        ■  1  1  ⚑
                        ■  ■ >■< ■

              [x] Flag mode  f     [ New ] n
          """), .state(State("Xooo\n.oof\n...*", flagMode: true))),
      .after("press new", .state(State("....\n.*..\n..*.", flagMode: true, generator: 0x3c6e_f372_fe94_f82a))),
      .after(
        "press square 0,0\npress square 1,0\nkey f\npress square 2,0",
        .state(State("ffo.\n.*..\n..*.", generator: 0x3c6e_f372_fe94_f82a))),
      .after("key n\nkey n\npress square 3,2", .state(State(".*.*\noooo\noooo", generator: 0xb54c_da58_fbbe_e87e)))
    )
    given(
      State("Fo.\n*of"),
      .after("press square 0,0\npress square 2,1\npress square 2,0", .state(State("Foo\n*of"))),
      .after("press flag\npress square 2,1\npress flag\npress square 2,1", .state(State("Foo\n*oo"))),
      .after(
        "press square 0,1\npress flag\npress square 0,0\npress square 0,1\nkey f\nkey space",
        .frame(
          """
          Mines
          Squares to clear: None... you win!

                         ⚑  2  ·
                        >■< 2  ·

              [ ] Flag mode  f     [ New ] n
          """), .state(State("Foo\n*oo"))),
      .after("press new", .state(State("..*\n..*", generator: 0x3c6e_f372_fe94_f82a))))
    given(
      State("****\n***.\n***F", flagMode: true, generator: 0x0000_0000_0000_1234),
      .after("press new", .state(State("****\n****\n*.**", flagMode: true, generator: 0xa195_a45c_672f_0913))),
      .after("press new", .state(State("****\n****\n.***", flagMode: true, generator: 0xd891_9406_d6e0_2ef6))),
      .after(
        "press flag\npress square 0,0\npress square 1,1\npress new",
        .state(State("****\n****\n.***", generator: 0x185e_b21c_bd59_a1ea))),
      .after("press new\npress new", .state(State("****\n****\n***.", generator: 0xe81f_17b8_1d71_719b))))
    "53. A game that a screen went back to, or that another window shows, is played on by the same rules."
    given(
      State("*.o"), "press square 2,0",
      .afterRestoring(
        State("X.f", flagMode: true, generator: 0x0000_0000_0000_0007),
        .after(
          "press square 1,0\npress flag\npress square 2,0\npress square 1,0",
          .frame(
            """
            Mines
            Squares to clear: Boom... you lose!

                           💣>■< ⚑

                [ ] Flag mode  f     [ New ] n
            """), .state(State("X.f", generator: 0x0000_0000_0000_0007))),
        .after("press new", .state(State(".*.", generator: 0x9e37_79b9_7f4a_7c1c))),
        .after("press square 0,0", .state(State("o*.", generator: 0x9e37_79b9_7f4a_7c1c))),
        .after("press new\npress new", .state(State("..*", generator: 0xdaa6_6d2c_7ddf_7446)))))
    given(
      State("*.o"), "press flag",
      .inAnotherWindow(
        .after("press square 0,0\npress square 1,0\npress square 2,0", .state(State("Ffo", flagMode: true))),
        .after("key n", .state(State("..*", flagMode: true, generator: 0x9e37_79b9_7f4a_7c15)))))
  }
}
