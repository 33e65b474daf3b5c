import Lessons

extension ToDo {
  @SentenceBuilder<ToDo> static var looking: [Sentence<ToDo>] {
    "21. The title is in the first line, the first item in the third, its `delete` beside it."
    given(holding("a"), .line(0, "To Do (1/10)"), .line(1, ""), .line(2, " a                       [>Delete<] 0"))
    given(holding("a", "b"), .line(3, " b                       [ Delete ] 1"), .line(4, ""))
    given(holding(), .line(1, ""), .line(2, ""), .line(3, ""), .line(12, ""), .line(13, ""))
    given(
      holding("a", "b"), .place(.delete(row: 0), column: 25, row: 2, columns: 12),
      .place(.delete(row: 1), column: 25, row: 3, columns: 12))
    "22. Below the list stands `add`, in a window of 38 columns and 15 rows."
    given(holding(), .line(14, "                         [>Add<] a"), .place(.add, column: 25, row: 14, columns: 9))
    given(holding(), .size(columns: 38, rows: 15))
    "23. A title of more than 23 columns ends in `…`."
    given(holding(letters(23)), "press add", .line(2, " \(letters(23)) [ Delete ] 0"))
    given(holding(letters(24)), "press add", .line(2, " \(letters(22))… [ Delete ] 0"))
    given(holding("Write a letter to the king"), "press add", .line(2, " Write a letter to the … [ Delete ] 0"))
    given(holding("Write to the grandfather"), "press add", .line(2, " Write to the grandfath… [ Delete ] 0"))
    "24. Wide and composed characters take the columns that they need."
    given(holding("🐶🐱"), "press add", .line(2, " 🐶🐱                    [ Delete ] 0"))
    given(holding("e\u{301}"), "press add", .line(2, " e\u{301}                       [ Delete ] 0"))
    given(holding("👩‍👧, 👍🏽, 🇩🇪"), "press add", .line(2, " 👩‍👧, 👍🏽, 🇩🇪              [ Delete ] 0"))
    given(holding(String(repeating: "犬", count: 12)), "press add")
      .expect(.line(2, " \(String(repeating: "犬", count: 11))… [ Delete ] 0"))
    "25. A title of spaces, or of nothing, has its row."
    given(holding("", "b"), .enabled(.delete(row: 0)), .line(3, " b                       [ Delete ] 1"))
    given(holding("  ", "b"), "press delete 1", .value(\.items, ["  "]))
    given(holding("", " "), .line(0, "To Do (2/10)"))
    given(State(capacity: 12, items: Array(repeating: "", count: 12)))
      .expect(.line(12, " 2 more below"), .enabled(.delete(row: 9)))
    "26. A button that is disabled has neither brackets nor key."
    given(holding("a", capacity: 1), .line(14, "                           Add"))
  }

  static let keeping: [Sentence<ToDo>] = saving + longLists + crossing

  @SentenceBuilder<ToDo> private static var saving: [Sentence<ToDo>] {
    "27. A saved file holds the capacity and the titles, in their order."
    file(#"{"capacity":3,"items":["b","a/\"é🐶"]}"#, holds: holding("b", "a/\"é🐶", capacity: 3))
    file(#"{"capacity":10,"items":[]}"#, holds: holding())
    given(.settings(ToDoSettings(capacity: 50)), .value(\.capacity, 50))
    given(full, .value(\.capacity, 50), .value(\.items.count, 50), .cell(column: 0, row: 0, "'T' bold"))
    given(holding("a"), "press add", .writes(#"{"capacity":10,"items":["a","To Do Item 2"]}"#))
    "28. A saved list is shown from its first row."
    given(holding("b", "a"), .line(2, " b                       [>Delete<] 0"), .shows(" a "))
    given(holding("a", "b", capacity: 2), .shows("To Do (2/2)"), .disabled(.add))
    given(twelve, .enabled(.delete(row: 0)), .shows(" 2 more below"))
    "29. A file is refused whose capacity is not 1 to 50."
    file(#"{"capacity":0,"items":[]}"#, isRefused: "'capacity' is 0, allowed is 1…50")
    file(#"{"capacity":51,"items":[]}"#, isRefused: "'capacity' is 51, allowed is 1…50")
    mayBeSaved(holding(capacity: 1))
    mayBeSaved(holding(capacity: 50))
    "30. A file is refused with more items than the capacity."
    file(#"{"capacity":1,"items":["a","b"]}"#, isRefused: "'number of items' is 2, allowed is 0…1")
    mayBeSaved(holding("a", "b", capacity: 2))
    "31. A file is refused that is not JSON, or that lacks something, has too much, or something of another kind."
    file("To Do Item 1", isRefused: "it is not JSON")
    file(#"{"items":[]}"#, isRefused: "'capacity' is missing")
    file(#"{"capacity":1}"#, isRefused: "'items' is missing")
    file(#"{"capacity":1,"items":[],"scroll":0}"#, isRefused: "'scroll' is unknown, allowed are capacity, items")
    file(#"{"capacity":"1","items":[]}"#, isRefused: "'capacity' is '1', allowed is a whole number")
    file(#"{"capacity":1,"items":[1]}"#, isRefused: "'items.0' is 1, allowed is text in quotes")
    "32. A screen that goes back to a saved list shows it from its first row."
    given(twelve, "press add")
      .expect(.afterRestoring(holding("x", capacity: 13), .line(2, " x                       [>Delete<] 0")))
    given(twelve, "press add")
      .expect(.afterRestoring(twelve, .enabled(.delete(row: 0)), .absent(.delete(row: 10)), .enabled(.add)))
    given(holding("a"), "press add", .afterRestoring(holding("x"), .focused(.add)))
    given(holding("a", "b"), "key down", .afterRestoring(holding("x", "y"), .focused(.delete(row: 1))))
    given(twelve, keys("down", 11), .afterRestoring(twelve, .enabled(.delete(row: 0)), .shows(" 2 more below")))
    given(twelve, .afterRestoring(holding(capacity: 13), .shows("To Do (0/13)"), .hides("more")))
    given(
      twelve,
      .afterRestoring(
        holding(" b", "", "a ", "", "To Do Item 5", capacity: 13),
        .state(holding(" b", "", "a ", "", "To Do Item 5", capacity: 13)), .shows("To Do (5/13)"),
        .line(7, "")))
    "33. The scroll belongs to the view; another window takes it over as far as its list goes."
    given(twelve, "press add\npress delete 12")
      .expect(.inAnotherWindow(.enabled(.delete(row: 11)), .absent(.delete(row: 1)), .shows("2 more above")))
    given(twelve, "press add", .inAnotherWindow(.enabled(.delete(row: 11)), .enabled(.delete(row: 2)), .hides("below")))
    given(
      items(30, of: 50), presses("add", 20), .inAnotherWindow(.line(12, " 20 more above"), .absent(.delete(row: 19))))
  }

  private static let full = State(capacity: 50, items: Array(repeating: "a", count: 50))

  // MARK: Building

  private static let twelve = State(capacity: 13, items: (1...12).map { "Item \($0)" })
}
