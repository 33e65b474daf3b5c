import Lessons

extension ToDo {
  @SentenceBuilder<ToDo> static var longLists: [Sentence<ToDo>] {
    "34. The key beside a row is the last digit of its number, and deletes it."
    given(items(10), "press add\nkey 9\nkey 8\nkey 7\nkey 6\nkey 4\nkey 3\nkey 1\nkey 2")
      .expect(.value(\.items, [1, 3].map { "To Do Item \($0)" }))
    given(items(11, of: 12), keys("down", 10), .line(11, " To Do Item 11           [>Delete<] 0"))
    given(items(11, of: 12), keys("down", 10) + "\nkey 0", .state(items(10, of: 12)))
    "35. The focus stays on `add` when the list scrolls to what was added."
    [(9, 12), (10, 12), (30, 50)].map { given(items($0, of: $1), "press add", .focused(.add)) }
    "36. The focus reaches the last row of any list, and the first again."
    given(items(14, of: 14), keys("down", 13), .focused(.delete(row: 13)), .line(12, " 4 more above"))
    given(items(14, of: 14), keys("down", 13) + "\n" + keys("up", 13))
      .expect(.focused(.delete(row: 0)), .line(12, " 4 more below"))
    (0...40).flatMap { above in
      let others = [(above, "above"), (40 - above, "below")].filter { $0.0 > 0 }
      let remainder = others.count == 1 ? "40 more \(others[0].1)" : "\(above) more above, \(40 - above) below"
      let last = above + 10
      return [
        given(items(50, of: 50), keys("down", last - 1), .focused(.delete(row: last - 1)), .line(12, " \(remainder)"))
          .expect(.line(11, " To Do Item \(last)           [>Delete<] \((last - 1) % 10)")),
        given(items(50, of: 50), keys("down", 49) + "\n" + keys("up", 49 - above), .focused(.delete(row: above)))
          .expect(.line(12, " \(remainder)"), .cell(column: 1, row: 12, "'\(remainder.prefix(1))' dim")),
      ]
    }
    "37. A full list can be emptied, and filled again, whatever its capacity."
    given(items(12, of: 12), presses("delete 0", 12), .enabled(.add), .focused(.add), .shows("To Do (0/12)"))
    given(items(12, of: 12), presses("delete 0", 12) + "\n" + presses("add", 12))
      .expect(.state(items(12, of: 12)), .disabled(.add))
    given(items(50, of: 50), "press delete 0\npress add", .value(\.items[49], "To Do Item 50"))
    given(fresh, lines("press add\npress add\npress delete 0\npress delete 0", 30) + "\npress add")
      .expect(.state(items(1)), .enabled(.add), .line(0, "To Do (1/10)"))
    "38. A title is kept as somebody wrote it, however long, with its ends of lines, which are not shown."
    given(holding("a\nb\n"), "press add", .line(2, " ab                      [ Delete ] 0"))
    given(holding(letters(300)), "press add", .value(\.items, [letters(300), "To Do Item 2"]))
    given(holding(letters(300)), "press add", .line(2, " \(letters(22))… [ Delete ] 0"))
    given(holding("a\nb\n"), "press add", .value(\.items, ["a\nb\n", "To Do Item 2"]))
    given(holding("a"), .afterRestoring(holding(letters(300)), .value(\.items, [letters(300)])))
    mayBeSaved(holding(letters(300) + "\n", capacity: 1))
    "39. A title keeps its characters as they were composed."
    given(holding("e\u{301}"), "press add", .value(\.items[0].unicodeScalars.count, 2), .shows("e\u{301}"))
    given(holding("\u{E9}"), "press add", .value(\.items[0].unicodeScalars.count, 1), .shows("\u{E9}"))
    given(holding("a"), .afterRestoring(holding("e\u{301}"), .value(\.items[0].unicodeScalars.count, 2)))
    given(holding("e\u{301}"), .afterRestoring(holding("\u{E9}"), .value(\.items[0].unicodeScalars.count, 1)))
    "40. An action changes nothing but what it is for."
    action("press add", leaves: [" b", "", "e\u{301} ", "", "To Do Item 5"])
    action("press delete 0", leaves: ["", "e\u{301} ", ""])
    action("press delete 1", leaves: [" b", "e\u{301} ", ""])
    action("press delete 3", leaves: [" b", "", "e\u{301} "])
    action("press delete 2\npress add\npress add", leaves: [" b", "", "", "To Do Item 4", "To Do Item 5"])
    action("key up\nkey down\ntick", leaves: [" b", "", "e\u{301} ", ""])
    "41. A list of any length that is scrolled to its end stays there after a deletion."
    given(
      items(24, of: 26), keys("down", 23) + "\npress delete 23", .line(12, " 13 more above"),
      .line(11, " To Do Item 23           [>Delete<] 2"), .focused(.delete(row: 22)),
      .cell(column: 0, row: 0, "'T' bold"))
    given(items(50, of: 50), keys("down", 49) + "\npress delete 45")
      .expect(.line(12, " 39 more above"), .enabled(.delete(row: 48)), .absent(.delete(row: 38)))
    given(items(31, of: 50), keys("down", 30) + "\n" + presses("delete 25", 3))
      .expect(.line(12, " 18 more above"), .line(11, " To Do Item 31           [ Delete ] 7"))
    "42. Blanks at the ends of a title are kept, and shown before it."
    given(holding("  a  "), "press add", .line(2, "   a                     [ Delete ] 0"), .value(\.items[0], "  a  "))
    given(holding("a"), .afterRestoring(holding(" b "), .value(\.items, [" b "]), .shows("  b ")))
    "43. An event redraws what shows its change, and where the focus was and is, and nothing else."
    given(items(3), "press add\npress add", .redrawsAtMost(3))
    given(items(5), "press delete 1\npress delete 1", .redrawsAtMost(2))
    given(items(10), "press delete 9", .redrawsAtMost(4))
    given(items(3), "key down", .redrawsAtMost(2))
    given(items(3), "tick", .redrawsAtMost(0))
    "44. Where there is nothing further in a direction, the focus stays."
    given(items(3), "key up\nkey left\nkey right", .focused(.delete(row: 0)))
    given(items(3), keys("down", 5), .focused(.add))
    given(items(12, of: 12), keys("down", 14) + "\nkey left\nkey right", .focused(.delete(row: 11)))
  }

  // MARK: Building

  private static func action(_ script: String, leaves items: [String]) -> Example<ToDo> {
    given(
      holding(" b", "", "e\u{301} ", "", capacity: 7), script, .state(State(capacity: 7, items: items)))
  }
}
