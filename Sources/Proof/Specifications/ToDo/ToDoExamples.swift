import Lessons

extension ToDo: SpecifiedLesson {
  package static let sentences: [Sentence<ToDo>] =
    adding + filling + seeing + scrolling + deleting + focusing + looking + keeping

  private static let adding: [Sentence<ToDo>] = [
    Sentence(
      1, "It starts empty.",
      Example(
        from: .settings(ToDoSettings()), script: "", .state(ToDoState(capacity: 10, items: [])),
        .enabled(.add), .absent(.delete(row: 0)), .hides("To Do Item"))),
    Sentence(
      2, "`add` appends `To Do Item K`, K = number of items + 1.",
      Example(
        from: .settings(ToDoSettings()),
        script: "press add\npress add",
        .state(ToDoState(capacity: 10, items: ["To Do Item 1", "To Do Item 2"])), .shows("To Do Item 2")),
      Example(
        from: .settings(ToDoSettings()),
        script: "press add\npress add\npress add\npress delete 0\npress add",
        .state(ToDoState(capacity: 10, items: ["To Do Item 2", "To Do Item 3", "To Do Item 3"])))),
    Sentence(
      3, "The title line tells the number of items and the capacity.",
      Example(from: .settings(ToDoSettings()), .shows("To Do (0/10)"), .cell(column: 0, row: 0, "'T' bold")),
      Example(from: filled(10), .line(0, "To Do (10/10)"), .cell(column: 0, row: 0, "'T' bold")),
      Example(
        from: filled(2), script: "press add",
        .shows("To Do (3/10)")),
      Example(
        from: filled(3, of: 7), script: "press delete 0",
        .shows("To Do (2/7)"))),
  ]

  private static let filling: [Sentence<ToDo>] = [
    Sentence(
      4, "The capacity is 10 unless another is asked for; at the capacity `add` is disabled.",
      Example(from: .settings(ToDoSettings()), .option("capacity", 1...50)),
      Example(
        from: filled(8),
        script: "press add", .enabled(.add), .shows("To Do (9/10)")),
      Example(from: .settings(ToDoSettings()), script: presses("add", 10), .disabled(.add), .state(items(10)))),
    Sentence(
      5, "A press of `add` does nothing while it is disabled.",
      Example(
        from: filled(10), script: "press add\nkey a",
        .state(items(10)))),
    Sentence(
      6, "A deletion makes room: `add` is enabled again.",
      Example(
        from: filled(10), script: presses("delete 0", 10), .enabled(.add), .shows("To Do (0/10)"), .hides("To Do Item"),
        .absent(.delete(row: 0))),
      Example(from: filled(10), script: presses("delete 0", 10), .value(\.items, [])),
      Example(from: filled(10), script: presses("delete 0", 10) + "\npress add", .shows("To Do Item 1")),
      Example(from: filled(1, of: 1), script: "press delete 0", .enabled(.add)),
      Example(
        from: filled(10), script: "press delete 9", .enabled(.add),
        .state(items(9)))),
    Sentence(
      7, "The capacity is 1 at least.",
      Example(
        from: .settings(ToDoSettings(capacity: 1)), script: "", .enabled(.add),
        .shows("To Do (0/1)")),
      Example(
        from: .settings(ToDoSettings(capacity: 1)), script: "press add",
        .disabled(.add), .shows("To Do (1/1)"))),
    Sentence(
      8, "The capacity is 50 at most.",
      Example(
        from: filled(48, of: 50), script: "press add", .enabled(.add),
        .shows("To Do (49/50)")),
      Example(
        from: filled(49, of: 50), script: "press add", .disabled(.add),
        .enabled(.delete(row: 49)), .shows("To Do (50/50)"))),
  ]

  private static let seeing: [Sentence<ToDo>] = [
    Sentence(
      9, "Ten rows are in sight.",
      Example(from: filled(11, of: 11), .line(12, " 1 more below"), .cell(column: 1, row: 12, "'1' dim")),
      Example(
        from: filled(10), script: "", .enabled(.delete(row: 0)), .enabled(.delete(row: 9)),
        .shows("To Do Item 10"), .hides("more")),
      Example(
        from: filled(11, of: 11), script: "", .enabled(.delete(row: 9)),
        .absent(.delete(row: 10)), .hides("To Do Item 11"), .shows("1 more below"))),
    Sentence(
      10, "`delete N` is on the screen while row N is in sight.",
      Example(
        from: filled(24, of: 26),
        script: "press add\n" + keys("up", 14), .absent(.delete(row: 10)), .enabled(.delete(row: 11)),
        .enabled(.delete(row: 20)), .absent(.delete(row: 21)), .shows("11 more above, 4 below"))),
  ]

  private static let scrolling: [Sentence<ToDo>] = [
    Sentence(
      11, "The list scrolls to the row last added.",
      Example(
        from: filled(10, of: 12), script: "press add",
        .shows("To Do Item 11"), .enabled(.delete(row: 10)), .enabled(.delete(row: 1)), .absent(.delete(row: 0)),
        .shows("1 more above")),
      Example(
        from: filled(30, of: 50), script: "press add",
        .enabled(.delete(row: 30)), .enabled(.delete(row: 21)), .absent(.delete(row: 20))),
      Example(
        from: filled(24, of: 26), script: keys("down", 12) + "\nkey a", .line(12, " 15 more above"),
        .line(11, " To Do Item 25           [>Delete<] 4"), .absent(.delete(row: 14)))),
    Sentence(
      12, "The focus scrolls the list, down to its last row.",
      Example(from: filled(11, of: 12), script: keys("down", 10), .line(12, " 1 more above"), .line(13, "")),
      Example(
        from: filled(14, of: 14), script: keys("down", 10), .focused(.delete(row: 10)), .enabled(.delete(row: 1)),
        .absent(.delete(row: 11)), .line(12, " 1 more above, 3 below")),
      Example(
        from: filled(11, of: 11), script: keys("down", 9),
        .focused(.delete(row: 9)), .enabled(.delete(row: 0))),
      Example(
        from: filled(11, of: 12), script: keys("down", 10),
        .focused(.delete(row: 10)), .absent(.delete(row: 0)), .shows("To Do Item 11")),
      Example(
        from: filled(11, of: 12), script: keys("down", 11),
        .focused(.add), .enabled(.delete(row: 10)))),
    Sentence(
      13, "The focus scrolls the list, up to its first row.",
      Example(
        from: filled(11, of: 12), script: keys("down", 10) + "\n" + keys("up", 9), .focused(.delete(row: 1)),
        .absent(.delete(row: 0))),
      Example(from: filled(11, of: 12), script: "key up", .focused(.delete(row: 0)), .shows("To Do Item 1 ")),
      Example(
        from: filled(14, of: 14), script: keys("down", 13) + "\n" + keys("up", 10), .focused(.delete(row: 3)),
        .line(12, " 3 more above, 1 below")),
      Example(
        from: filled(14, of: 14), script: keys("down", 13) + "\n" + keys("up", 11), .absent(.delete(row: 1)),
        .enabled(.delete(row: 11))),
      Example(
        from: filled(11, of: 12),
        script: keys("down", 10) + "\n" + keys("up", 10), .focused(.delete(row: 0)), .absent(.delete(row: 10)))),
  ]

  private static let deleting: [Sentence<ToDo>] = [
    Sentence(
      14, "`delete N` deletes the item in row N.",
      Example(from: filled(3), script: "press delete 0", .value(\.items, ["To Do Item 2", "To Do Item 3"])),
      Example(from: filled(3), script: "press delete 2", .value(\.items, ["To Do Item 1", "To Do Item 2"])),
      Example(
        from: filled(3), script: "press delete 1",
        .state(ToDoState(capacity: 10, items: ["To Do Item 1", "To Do Item 3"])), .hides("To Do Item 2"),
        .absent(.delete(row: 2)))),
    Sentence(
      15, "After a deletion the list stays full where it can.",
      Example(from: filled(11, of: 11), script: keys("down", 10) + "\npress delete 5", .enabled(.delete(row: 0))),
      Example(
        from: filled(12, of: 12),
        script: keys("down", 11) + "\npress delete 5", .absent(.delete(row: 0)), .enabled(.delete(row: 1)),
        .enabled(.delete(row: 10)), .absent(.delete(row: 11)), .hides("below")),
      Example(
        from: filled(10), script: "press delete 5",
        .enabled(.delete(row: 0)), .enabled(.delete(row: 8)), .absent(.delete(row: 9)))),
    Sentence(
      16, "A deletion above the last row scrolls only as far as it has to.",
      Example(
        from: filled(14, of: 14),
        script: keys("down", 11) + "\npress delete 5", .enabled(.delete(row: 2)), .enabled(.delete(row: 11)),
        .absent(.delete(row: 1)), .absent(.delete(row: 12))),
      Example(
        from: filled(14, of: 14), script: keys("down", 11) + "\npress delete 2",
        .line(2, " To Do Item 4            [>Delete<] 2"), .absent(.delete(row: 1))),
      Example(
        from: filled(24, of: 26), script: keys("down", 12) + "\nkey 5\nkey 5",
        .line(2, " To Do Item 4            [ Delete ] 3"), .line(4, " To Do Item 8            [ Delete ] 5"),
        .line(12, " 3 more above, 9 below"), .focused(.delete(row: 12)))),
  ]

  private static let focusing: [Sentence<ToDo>] = [
    Sentence(
      17, "The focus stays on the control that has it.",
      Example(from: filled(3), script: "press add", .focused(.add)),
      Example(from: filled(3), script: "press delete 1", .focused(.delete(row: 1))),
      Example(from: filled(3), script: "key a", .focused(.delete(row: 0))),
      Example(from: filled(3), script: "key 1", .focused(.delete(row: 0))),
      Example(from: filled(3), script: "key down\nkey 0", .focused(.delete(row: 1))),
      Example(from: filled(3), script: "press add\nkey 0\nkey 1", .focused(.add)),
      Example(from: filled(9), script: "key down\nkey a", .focused(.delete(row: 1)), .disabled(.add)),
      Example(from: filled(10), script: "key down\nkey 9", .focused(.delete(row: 1)), .enabled(.add)),
      Example(from: filled(14, of: 14), script: keys("down", 10) + "\nkey 5", .focused(.delete(row: 10))),
      Example(
        from: filled(12, of: 12),
        script: keys("down", 11) + "\npress delete 5\nkey return",
        .focused(.delete(row: 5)), .hides("To Do Item 6"), .hides("To Do Item 7"), .shows("To Do (10/12)"))),
    Sentence(
      18, "When the focused control goes, the focus moves to the next enabled one.",
      Example(from: filled(1), script: "press delete 0", .focused(.add)),
      Example(
        from: filled(3),
        script: "press delete 2", .focused(.add)),
      Example(
        from: filled(10, of: 20),
        script: "key a", .focused(.delete(row: 1)), .absent(.delete(row: 0)))),
    Sentence(
      19, "When the focused control is disabled, the focus moves to the next enabled one.",
      Example(
        from: filled(9),
        script: "press add", .focused(.delete(row: 0)))),
    Sentence(
      20, "A key beside a button presses it.",
      Example(
        from: filled(2), script: "key a\nkey 0",
        .state(ToDoState(capacity: 10, items: ["To Do Item 2", "To Do Item 3"])))),
  ]
}
