import Lessons

extension ToDo {
  static let farEnds: [Sentence<ToDo>] = [
    Sentence(
      41, "A list of any length that is scrolled to its end stays there after a deletion.",
      Example(
        from: filled(24, of: 26), script: keys("down", 23) + "\npress delete 23", .line(12, " 13 more above"),
        .line(11, " To Do Item 23           [>Delete<] 2"), .focused(.delete(row: 22)),
        .cell(column: 0, row: 0, "'T' bold")),
      Example(
        from: filled(50, of: 50), script: keys("down", 49) + "\npress delete 45", .line(12, " 39 more above"),
        .enabled(.delete(row: 48)), .absent(.delete(row: 38))),
      Example(
        from: filled(31, of: 50), script: keys("down", 30) + "\n" + presses("delete 25", 3),
        .line(12, " 18 more above"), .line(11, " To Do Item 31           [ Delete ] 7"))),
    Sentence(
      42, "Blanks at the ends of a title are kept, and shown before it.",
      Example(
        from: holding("  a  "), script: "press add", .line(2, "   a                     [ Delete ] 0"),
        .value(\.items[0], "  a  ")),
      Example(
        from: holding("a"),
        .afterRestoring(ToDoState(capacity: 10, items: [" b "]), [.value(\.items, [" b "]), .shows("  b ")]))),
    Sentence(
      43, "An event redraws what shows its change, and where the focus was and is, and nothing else.",
      Example(from: filled(3), script: "press add\npress add", .redrawsAtMost(3)),
      Example(from: filled(5), script: "press delete 1\npress delete 1", .redrawsAtMost(2)),
      Example(from: filled(10), script: "press delete 9", .redrawsAtMost(4)),
      Example(from: filled(3), script: "key down", .redrawsAtMost(2)),
      Example(from: filled(3), script: "tick", .redrawsAtMost(0))),
    Sentence(
      44, "Where there is nothing further in a direction, the focus stays.",
      Example(from: filled(3), script: "key up\nkey left\nkey right", .focused(.delete(row: 0))),
      Example(from: filled(3), script: keys("down", 5), .focused(.add)),
      Example(from: filled(12, of: 12), script: keys("down", 14) + "\nkey left\nkey right", .focused(.delete(row: 11)))),
  ]
}
