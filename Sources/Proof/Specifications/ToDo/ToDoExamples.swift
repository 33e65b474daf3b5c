import Lessons

extension ToDo: SpecifiedLesson {
  package static let sentences: [Sentence<ToDo>] =
    adding + filling + seeing + scrolling + deleting + focusing + looking + keeping

  @SentenceBuilder<ToDo> private static var adding: [Sentence<ToDo>] {
    "1. It starts empty."
    given(fresh, .state(holding()), .enabled(.add), .absent(.delete(row: 0)), .hides("To Do Item"))
    "2. `add` appends `To Do Item K`, K = number of items + 1."
    given(fresh, "press add\npress add", .state(items(2)), .shows("To Do Item 2"))
    given(fresh, "press add\npress add\npress add\npress delete 0\npress add")
      .expect(.state(holding("To Do Item 2", "To Do Item 3", "To Do Item 3")))
    "3. The title line tells the number of items and the capacity."
    given(fresh, .shows("To Do (0/10)"), .cell(column: 0, row: 0, "'T' bold"))
    given(items(10), .line(0, "To Do (10/10)"), .cell(column: 0, row: 0, "'T' bold"))
    given(items(2), "press add", .shows("To Do (3/10)"))
    given(items(3, of: 7), "press delete 0", .shows("To Do (2/7)"))
  }

  @SentenceBuilder<ToDo> private static var filling: [Sentence<ToDo>] {
    "4. The capacity is 10 unless another is asked for; at the capacity `add` is disabled."
    given(fresh, .option("capacity", 1...50))
    given(items(8), "press add", .enabled(.add), .shows("To Do (9/10)"))
    given(fresh, presses("add", 10), .disabled(.add), .state(items(10)))
    "5. A press of `add` does nothing while it is disabled."
    given(items(10), "press add\nkey a", .state(items(10)))
    "6. A deletion makes room: `add` is enabled again."
    given(items(10), presses("delete 0", 10))
      .expect(.enabled(.add), .shows("To Do (0/10)"), .hides("To Do Item"), .absent(.delete(row: 0)))
    given(items(10), presses("delete 0", 10), .value(\.items, []))
    given(items(10), presses("delete 0", 10) + "\npress add", .shows("To Do Item 1"))
    given(items(1, of: 1), "press delete 0", .enabled(.add))
    given(items(10), "press delete 9", .enabled(.add), .state(items(9)))
    "7. The capacity is 1 at least."
    given(.settings(ToDoSettings(capacity: 1)), .enabled(.add), .shows("To Do (0/1)"))
    given(.settings(ToDoSettings(capacity: 1)), "press add", .disabled(.add), .shows("To Do (1/1)"))
    "8. The capacity is 50 at most."
    given(items(48, of: 50), "press add", .enabled(.add), .shows("To Do (49/50)"))
    given(items(49, of: 50), "press add", .disabled(.add), .enabled(.delete(row: 49)), .shows("To Do (50/50)"))
  }

  @SentenceBuilder<ToDo> private static var seeing: [Sentence<ToDo>] {
    "9. Ten rows are in sight."
    given(items(11, of: 11), .line(12, " 1 more below"), .cell(column: 1, row: 12, "'1' dim"))
    given(items(10), .enabled(.delete(row: 0)), .enabled(.delete(row: 9)), .shows("To Do Item 10"), .hides("more"))
    given(items(11, of: 11))
      .expect(.enabled(.delete(row: 9)), .absent(.delete(row: 10)), .hides("To Do Item 11"), .shows("1 more below"))
    "10. `delete N` is on the screen while row N is in sight."
    given(
      items(24, of: 26), "press add\n" + keys("up", 14), .absent(.delete(row: 10)), .enabled(.delete(row: 11)),
      .enabled(.delete(row: 20)), .absent(.delete(row: 21)), .shows("11 more above, 4 below"))
  }

  @SentenceBuilder<ToDo> private static var scrolling: [Sentence<ToDo>] {
    "11. The list scrolls to the row last added."
    given(
      items(10, of: 12), "press add", .shows("To Do Item 11"), .enabled(.delete(row: 10)), .enabled(.delete(row: 1)),
      .absent(.delete(row: 0)), .shows("1 more above"))
    given(items(30, of: 50), "press add")
      .expect(.enabled(.delete(row: 30)), .enabled(.delete(row: 21)), .absent(.delete(row: 20)))
    given(
      items(24, of: 26), keys("down", 12) + "\nkey a", .line(12, " 15 more above"),
      .line(11, " To Do Item 25           [>Delete<] 4"), .absent(.delete(row: 14)))
    "12. The focus scrolls the list, down to its last row."
    given(items(11, of: 12), keys("down", 10), .line(12, " 1 more above"), .line(13, ""))
    given(
      items(14, of: 14), keys("down", 10), .focused(.delete(row: 10)), .enabled(.delete(row: 1)),
      .absent(.delete(row: 11)), .line(12, " 1 more above, 3 below"))
    given(items(11, of: 11), keys("down", 9), .focused(.delete(row: 9)), .enabled(.delete(row: 0)))
    given(items(11, of: 12), keys("down", 10))
      .expect(.focused(.delete(row: 10)), .absent(.delete(row: 0)), .shows("To Do Item 11"))
    given(items(11, of: 12), keys("down", 11), .focused(.add), .enabled(.delete(row: 10)))
    "13. The focus scrolls the list, up to its first row."
    given(items(11, of: 12), keys("down", 10) + "\n" + keys("up", 9))
      .expect(.focused(.delete(row: 1)), .absent(.delete(row: 0)))
    given(items(11, of: 12), "key up", .focused(.delete(row: 0)), .shows("To Do Item 1 "))
    given(items(14, of: 14), keys("down", 13) + "\n" + keys("up", 10))
      .expect(.focused(.delete(row: 3)), .line(12, " 3 more above, 1 below"))
    given(items(14, of: 14), keys("down", 13) + "\n" + keys("up", 11))
      .expect(.absent(.delete(row: 1)), .enabled(.delete(row: 11)))
    given(items(11, of: 12), keys("down", 10) + "\n" + keys("up", 10))
      .expect(.focused(.delete(row: 0)), .absent(.delete(row: 10)))
  }

  @SentenceBuilder<ToDo> private static var deleting: [Sentence<ToDo>] {
    "14. `delete N` deletes the item in row N."
    given(items(3), "press delete 0", .value(\.items, ["To Do Item 2", "To Do Item 3"]))
    given(items(3), "press delete 2", .value(\.items, ["To Do Item 1", "To Do Item 2"]))
    given(items(3), "press delete 1")
      .expect(.state(holding("To Do Item 1", "To Do Item 3")), .hides("To Do Item 2"), .absent(.delete(row: 2)))
    "15. After a deletion the list stays full where it can."
    given(items(11, of: 11), keys("down", 10) + "\npress delete 5", .enabled(.delete(row: 0)))
    given(
      items(12, of: 12), keys("down", 11) + "\npress delete 5", .absent(.delete(row: 0)), .enabled(.delete(row: 1)),
      .enabled(.delete(row: 10)), .absent(.delete(row: 11)), .hides("below"))
    given(items(10), "press delete 5", .enabled(.delete(row: 0)), .enabled(.delete(row: 8)), .absent(.delete(row: 9)))
    "16. A deletion above the last row scrolls only as far as it has to."
    given(
      items(14, of: 14), keys("down", 11) + "\npress delete 5", .enabled(.delete(row: 2)), .enabled(.delete(row: 11)),
      .absent(.delete(row: 1)), .absent(.delete(row: 12)))
    given(items(14, of: 14), keys("down", 11) + "\npress delete 2")
      .expect(.line(2, " To Do Item 4            [>Delete<] 2"), .absent(.delete(row: 1)))
    given(
      items(24, of: 26), keys("down", 12) + "\nkey 5\nkey 5", .line(2, " To Do Item 4            [ Delete ] 3"),
      .line(4, " To Do Item 8            [ Delete ] 5"), .line(12, " 3 more above, 9 below"), .focused(.delete(row: 12))
    )
  }

  @SentenceBuilder<ToDo> private static var focusing: [Sentence<ToDo>] {
    "17. The focus stays on the control that has it."
    given(items(3), "press add", .focused(.add))
    given(items(3), "press delete 1", .focused(.delete(row: 1)))
    given(items(3), "key a", .focused(.delete(row: 0)))
    given(items(3), "key 1", .focused(.delete(row: 0)))
    given(items(3), "key down\nkey 0", .focused(.delete(row: 1)))
    given(items(3), "press add\nkey 0\nkey 1", .focused(.add))
    given(items(9), "key down\nkey a", .focused(.delete(row: 1)), .disabled(.add))
    given(items(10), "key down\nkey 9", .focused(.delete(row: 1)), .enabled(.add))
    given(items(14, of: 14), keys("down", 10) + "\nkey 5", .focused(.delete(row: 10)))
    given(items(12, of: 12), keys("down", 11) + "\npress delete 5\nkey return")
      .expect(.focused(.delete(row: 5)), .hides("To Do Item 6"), .hides("To Do Item 7"), .shows("To Do (10/12)"))
    "18. When the focused control goes, the focus moves to the next enabled one."
    given(items(1), "press delete 0", .focused(.add))
    given(items(3), "press delete 2", .focused(.add))
    given(items(10, of: 20), "key a", .focused(.delete(row: 1)), .absent(.delete(row: 0)))
    "19. When the focused control is disabled, the focus moves to the next enabled one."
    given(items(9), "press add", .focused(.delete(row: 0)))
    "20. A key beside a button presses it."
    given(items(2), "key a\nkey 0", .state(holding("To Do Item 2", "To Do Item 3")))
  }
}
