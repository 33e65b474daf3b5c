import Lessons

extension ToDo {
  @SentenceBuilder<ToDo> static var farEnds: [Sentence<ToDo>] {
    "41. A list of any length that is scrolled to its end stays there after a deletion."
    given(
      filled(24, of: 26), keys("down", 23) + "\npress delete 23", .line(12, " 13 more above"),
      .line(11, " To Do Item 23           [>Delete<] 2"), .focused(.delete(row: 22)),
      .cell(column: 0, row: 0, "'T' bold"))
    given(
      filled(50, of: 50), keys("down", 49) + "\npress delete 45", .line(12, " 39 more above"),
      .enabled(.delete(row: 48)), .absent(.delete(row: 38)))
    given(
      filled(31, of: 50), keys("down", 30) + "\n" + presses("delete 25", 3), .line(12, " 18 more above"),
      .line(11, " To Do Item 31           [ Delete ] 7"))
    "42. Blanks at the ends of a title are kept, and shown before it."
    given(holding("  a  "), "press add", .line(2, "   a                     [ Delete ] 0"), .value(\.items[0], "  a  "))
    given(
      holding("a"), .afterRestoring(ToDoState(capacity: 10, items: [" b "]), .value(\.items, [" b "]), .shows("  b ")))
    "43. An event redraws what shows its change, and where the focus was and is, and nothing else."
    given(filled(3), "press add\npress add", .redrawsAtMost(3))
    given(filled(5), "press delete 1\npress delete 1", .redrawsAtMost(2))
    given(filled(10), "press delete 9", .redrawsAtMost(4))
    given(filled(3), "key down", .redrawsAtMost(2))
    given(filled(3), "tick", .redrawsAtMost(0))
    "44. Where there is nothing further in a direction, the focus stays."
    given(filled(3), "key up\nkey left\nkey right", .focused(.delete(row: 0)))
    given(filled(3), keys("down", 5), .focused(.add))
    given(filled(12, of: 12), keys("down", 14) + "\nkey left\nkey right", .focused(.delete(row: 11)))
  }
}
