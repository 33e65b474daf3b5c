import Lessons

extension Notes {
  @SentenceBuilder<Notes> static var looking: [Sentence<Notes>] {
    "23. The title is in the first line, the notes in the third to the fifth, with their keys."
    given(fresh, .line(0, "Notes"), .line(1, ""), .cell(column: 0, row: 0, "'N' bold"))
    given(fresh, .line(2, ">🐶< 0"), .line(3, " 🐱  1"), .line(4, " 🐷  2"), .line(5, ""))
    given(fresh, .place(.note(0), column: 0, row: 2, columns: 38), .cell(column: 1, row: 2, "'🐶' reversed"))
    given(fresh, .place(.note(2), column: 0, row: 4, columns: 38), .cell(column: 5, row: 3, "'1' dim"))
    "24. While a note is being edited, its field is in the seventh line, the count below it, the buttons in the last."
    given(
      editing("ab"), .line(6, ">ab" + String(repeating: " ", count: 34) + "<"), .line(7, " 2 characters"), .line(8, ""),
      .line(9, "[ Done ] [ Cancel ] (Return / Escape)"))
    given(editing("ab"), .place(.text, column: 0, row: 6, columns: 38))
    given(editing("ab"), .place(.done, column: 0, row: 9, columns: 8), .place(.cancel, column: 9, row: 9, columns: 10))
    given(editing("ab"), .cell(column: 20, row: 9, "'(' dim"))
    given(editing("ab"), "press cancel", .line(6, ""), .line(7, ""), .line(9, ""))
    "25. The window has 38 columns and 10 rows."
    given(fresh, .size(columns: 38, rows: 10))
    "26. A row shows 34 columns of its note; wide characters take two."
    given(holding(digits(34)), "key down", .line(2, " \(digits(34))  0"))
    given(holding(digits(35)), "key down", .line(2, " \(digits(33))…  0"))
    given(holding(digits(34)), .line(2, ">\(digits(34))< 0"))
    [35, 40].map { given(holding(digits($0)), .line(2, ">\(digits(33))…< 0")) }
    given(State(notes: ["", digits(34), digits(34)]), .line(3, " \(digits(34))  1"), .line(4, " \(digits(34))  2"))
    given(holding(dogs(17)), "key down", .line(2, " \(dogs(17))  0"))
    given(holding(dogs(18)), "key down", .line(2, " \(dogs(16))…  0"))
    "27. A composed character is one: it is deleted at once, and the cursor moves over it at once."
    given(editing("a👩‍👧"), "key backspace", .value(\.draft, "a"))
    given(editing("ae\u{301}"), "key backspace", .value(\.draft, "a"))
    given(editing("👩‍👧b"), "key home\nkey delete", .value(\.draft, "b"))
    given(editing("a👩‍👧"), "key left\ntype x", .value(\.draft, "ax👩‍👧"))
    "28. A note may be of spaces, or of nothing."
    given(editing("a"), "key backspace\ntype    \npress done", .value(\.notes, ["   ", "", ""]))
    given(editing("  "), "press done", .value(\.notes, ["  ", "", ""]))
    given(holding(""), .line(2, ">< 0"))
    "29. A text that the field cannot show as a whole is scrolled, so that the cursor is in sight."
    given(
      editing(digits(40)), .line(6, ">" + digits(40).suffix(35) + " <"),
      .after(lines("key left", 4), .line(6, ">" + digits(37).suffix(36) + "<")))
    given(editing(digits(40)), "key home", .line(6, ">" + digits(35) + "…<"))
    "30. After `done` and `cancel` no note is being edited, and the focus is on the next control from the top."
    ["press done", "press cancel", "key return", "key escape"].map { given(editing("a"), $0, .focused(.note(0))) }
    given(editing("a"), "press done", .value(\.editing, nil), .value(\.draft, ""))
    "31. Opening another note leaves one editor open, with that note's text and count."
    given(fresh, "press note 0\ntype xy\npress note 1", .line(7, " 1 character"), .value(\.editing, 1))
    given(fresh, "press note 0\ntype xy\npress note 1\ntype !", .value(\.draft, "🐱!"))
    given(fresh, "press note 0\npress note 1\npress cancel", .value(\.editing, nil), .absent(.text))
    given(fresh, "press note 0\npress note 1\npress done", .value(\.editing, nil), .absent(.text))
    given(fresh, "press note 0\ntype xy\npress note 1\npress cancel", .value(\.notes[0], "🐶xy"))
  }

  // MARK: Building

  static func holding(_ text: String) -> Example<Notes>.Start { .state(State(notes: [text, "", ""])) }

  private static func digits(_ count: Int) -> String { String(String(repeating: "1234567890", count: 4).prefix(count)) }

  private static func dogs(_ count: Int) -> String { String(repeating: "🐶", count: count) }
}
