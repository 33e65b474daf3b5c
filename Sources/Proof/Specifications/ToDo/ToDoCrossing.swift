import Lessons

extension ToDo {
  @SentenceBuilder<ToDo> static var crossing: [Sentence<ToDo>] {
    "45. Events one after another do what each of them does alone, wherever the list and the focus are."
    given(
      twelve, .after(lines("key down", 10)), .after("press delete 3\nkey 4", .state(thirteen("a|b|a||\(five)|a"))),
      .after(
        "key a\nkey a\npress add\nkey up\nkey up\nkey return",
        .frame(
          """
          To Do (12/13)

           a                       [>Delete<] 1
                                   [ Delete ] 2
           犬犬犬犬犬犬犬犬犬犬犬… [ Delete ] 3
           abcdefghijklmnopqrstuv… [ Delete ] 4
           a                       [ Delete ] 5
           e                       [ Delete ] 6
           f                       [ Delete ] 7
           a                       [ Delete ] 8
           To Do Item 11           [ Delete ] 9
           To Do Item 12           [ Delete ] 0
           1 more above, 1 below

                                   [ Add ] a
          """), .state(thirteen("a|a||\(five)|a|To Do Item 11|To Do Item 12|To Do Item 13"))),
      .after(
        "key home\nkey backspace\ntype 1\ntick",
        .state(thirteen("a|a||\(five)|a|To Do Item 11|To Do Item 12|To Do Item 13"))),
      .after(
        lines("key up", 9) + "\nkey return", .state(thirteen("a||\(five)|a|To Do Item 11|To Do Item 12|To Do Item 13")))
    )
    "46. A list that a screen went back to, or that another window shows, goes on by the same rules."
    given(
      twelve, "press add",
      .afterRestoring(
        thirteen("x|x|y|x"), .after("press delete 1\npress add\nkey 0", .state(thirteen("y|x|To Do Item 4"))),
        .after(
          lines("press add", 9),
          .state(
            thirteen(
              "y|x|To Do Item 4|To Do Item 4|To Do Item 5|To Do Item 6|To Do Item 7|To Do Item 8|To Do Item 9|To Do Item 10|To Do Item 11|To Do Item 12"
            ))), .after(lines("press delete 3", 9) + "\npress add", .state(thirteen("y|x|To Do Item 4|To Do Item 4")))))
    given(
      twelve, lines("key down", 11),
      .inAnotherWindow(
        .after("press delete 3\nkey 2", .state(thirteen("a|b|| c|\(five)|a"))),
        .after(
          "key a\nkey a\nkey a",
          .frame(
            """
            To Do (13/13)

              c                      [>Delete<] 3
             犬犬犬犬犬犬犬犬犬犬犬… [ Delete ] 4
             abcdefghijklmnopqrstuv… [ Delete ] 5
             a                       [ Delete ] 6
             e                       [ Delete ] 7
             f                       [ Delete ] 8
             a                       [ Delete ] 9
             To Do Item 11           [ Delete ] 0
             To Do Item 12           [ Delete ] 1
             To Do Item 13           [ Delete ] 2
             3 more above

                                       Add
            """), .state(thirteen("a|b|| c|\(five)|a|To Do Item 11|To Do Item 12|To Do Item 13")))))
  }

  // MARK: Building

  /// Twelve items where thirteen are allowed.
  private static let twelve = thirteen("a|b|a|b|| c|\(five)|a")

  private static let five = "犬犬犬犬犬犬犬犬犬犬犬犬|abcdefghijklmnopqrstuvwxyz|a|e|f"

  private static func thirteen(_ titles: String) -> ToDoState {
    State(capacity: 13, items: titles.split(separator: "|", omittingEmptySubsequences: false).map { String($0) })
  }
}
