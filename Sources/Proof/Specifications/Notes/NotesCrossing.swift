import Lessons

extension Notes {
  @SentenceBuilder<Notes> static var crossing: [Sentence<Notes>] {
    "59. Events one after another do what each of them does alone, whether the notes are alike or not."
    alike + [
      given(
        State(notes: ["ab", "ab", "ab"]),
        .after(
          "press note 1\nkey left\ntype x\nkey home\nkey up",
          .state(State(draft: "axb", editing: 1, notes: ["ab", "ab", "ab"]))),
        .after(
          "key down\ntype y\npress note 2", .state(State(draft: "ab", editing: 2, notes: ["ab", "axby", "ab"]))),
        .after(
          "key home\nkey delete\ntype b\npress note 2\nkey left\ntype -",
          .frame(
            """
            Notes

             ab
             axby
             bb

            >b-b                                 <
             2 characters

            [ Done ] [ Cancel ] (Return / Escape)
            """), .state(State(draft: "b-b", editing: 2, notes: ["ab", "axby", "bb"]))),
        .after("key escape", .state(State(notes: ["ab", "axby", "bb"]))),
        .after(
          "press note 0\ntype !\npress done\nkey return\nkey backspace\nkey backspace\npress text\ntype ?",
          .state(State(draft: "a?", editing: 0, notes: ["ab!", "axby", "bb"]))),
        .after(
          "key tab\nkey tab\nkey return\nkey 1\nkey down\nkey down",
          .state(State(draft: "axby", editing: 1, notes: ["ab!", "axby", "bb"]))),
        .after(
          "key h\nkey l\nkey k\ntype z", .state(State(draft: "axbyz", editing: 1, notes: ["ab!", "axby", "bb"]))),
        .after("key down\nkey right\nkey space\nkey down", .state(State(notes: ["ab!", "axby", "bb"]))))
    ]
    "60. Notes that a screen went back to, or that another window shows, are edited by the same rules."
    given(
      State(draft: "x", editing: 0, notes: ["1", "2", "3"]), "key left\ntype y",
      .afterRestoring(
        State(draft: "thr", editing: 2, notes: ["one", "", "three "]),
        .after(
          "type e\nkey home\ntype _\nkey return\npress note 1\nkey return",
          .state(State(notes: ["one", "", "_thre"]))),
        .after(
          "key 2\nkey backspace\npress note 1\npress note 0\nkey escape",
          .frame(
            """
            Notes

            >one< 0
               1
             _thr  2





            """), .state(State(notes: ["one", "", "_thr"])))))
    given(
      State(notes: ["ab", "ab", "🐶🐱"]), "press note 2\nkey left\ntype x",
      .inAnotherWindow(
        .after("press text\ntype y\nkey return", .state(State(notes: ["ab", "ab", "🐶x🐱y"]))),
        .after(
          "press note 0\nkey backspace\npress note 1\npress cancel", .state(State(notes: ["a", "ab", "🐶x🐱y"])))))
  }

  // MARK: Building

  private static let alike: [Example<Notes>] = (0..<36).map { number in
    let (first, second) = (number % 3, number / 3 % 3)
    var notes = ["ab", "ab", "ab"]
    notes[first] = "ab!"
    if number < 18 { notes[second] += "?" }
    let end = ["press done", "key return", "press cancel", "key escape"][number / 9]
    return given(
      State(notes: ["ab", "ab", "ab"]), "press note \(first)\ntype !\npress note \(second)\ntype ?\n" + end,
      .state(State(notes: notes)), .absent(.text), .focused(.note(0)), .line(7, ""))
  }
}
