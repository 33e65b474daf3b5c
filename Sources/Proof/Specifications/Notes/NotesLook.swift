import Lessons

extension Notes {
  static let looking: [Sentence<Notes>] = places + texts + staying

  private static let places: [Sentence<Notes>] = [
    Sentence(
      23, "The title is in the first line, the notes in the third to the fifth, with their keys.",
      Example(from: fresh, .line(0, "Notes"), .line(1, ""), .cell(column: 0, row: 0, "'N' bold")),
      Example(from: fresh, .line(2, ">🐶< 0"), .line(3, " 🐱  1"), .line(4, " 🐷  2"), .line(5, "")),
      Example(from: fresh, .place(.note(0), column: 0, row: 2, columns: 38), .cell(column: 1, row: 2, "'🐶' reversed")),
      Example(from: fresh, .place(.note(2), column: 0, row: 4, columns: 38), .cell(column: 5, row: 3, "'1' dim"))),
    Sentence(
      24,
      "While a note is being edited, its field is in the seventh line, the count below it, the buttons in the last.",
      Example(
        from: editing("ab"), .line(6, ">ab" + String(repeating: " ", count: 34) + "<"), .line(7, " 2 characters"),
        .line(8, ""), .line(9, "[ Done ] [ Cancel ] (Return / Escape)")),
      Example(from: editing("ab"), .place(.text, column: 0, row: 6, columns: 38)),
      Example(
        from: editing("ab"), .place(.done, column: 0, row: 9, columns: 8),
        .place(.cancel, column: 9, row: 9, columns: 10)),
      Example(from: editing("ab"), .cell(column: 20, row: 9, "'(' dim")),
      Example(from: editing("ab"), script: "press cancel", .line(6, ""), .line(7, ""), .line(9, ""))),
    Sentence(
      25, "The window has 38 columns and 10 rows.",
      Example(from: fresh, .size(columns: 38, rows: 10))),
  ]

  private static let texts: [Sentence<Notes>] = [
    Sentence(
      26, "A row shows 34 columns of its note; wide characters take two.",
      Example(from: holding(digits(34)), script: "key down", .line(2, " \(digits(34))  0")),
      Example(from: holding(digits(35)), script: "key down", .line(2, " \(digits(33))…  0")),
      Example(from: holding(digits(34)), .line(2, ">\(digits(34))< 0")),
      Example(from: holding(digits(35)), .line(2, ">\(digits(33))…< 0")),
      Example(
        from: .state(NotesState(notes: ["", digits(34), digits(34)])), .line(3, " \(digits(34))  1"),
        .line(4, " \(digits(34))  2")),
      Example(from: holding(dogs(17)), script: "key down", .line(2, " \(dogs(17))  0")),
      Example(from: holding(dogs(18)), script: "key down", .line(2, " \(dogs(16))…  0"))),
    Sentence(
      27, "A composed character is one: it is deleted at once, and the cursor moves over it at once.",
      Example(from: editing("a👩‍👧"), script: "key backspace", .value(\.draft, "a")),
      Example(from: editing("ae\u{301}"), script: "key backspace", .value(\.draft, "a")),
      Example(from: editing("👩‍👧b"), script: "key home\nkey delete", .value(\.draft, "b")),
      Example(from: editing("a👩‍👧"), script: "key left\ntype x", .value(\.draft, "ax👩‍👧"))),
    Sentence(
      28, "A note may be of spaces, or of nothing.",
      Example(from: editing("a"), script: "key backspace\ntype    \npress done", .value(\.notes, ["   ", "", ""])),
      Example(from: editing("  "), script: "press done", .value(\.notes, ["  ", "", ""])),
      Example(from: holding(""), .line(2, ">< 0"))),
    Sentence(
      29, "A text that the field cannot show as a whole is scrolled, so that the cursor is in sight.",
      Example(from: editing(digits(40)), .line(6, ">" + digits(40).suffix(35) + " <")),
      Example(from: editing(digits(40)), script: "key home", .line(6, ">" + digits(35) + "…<"))),
  ]

  private static let staying: [Sentence<Notes>] = [
    Sentence(
      30, "After `done` and `cancel` no note is being edited, and the focus is on the next control from the top.",
      Example(from: editing("a"), script: "press done", .focused(.note(0))),
      Example(from: editing("a"), script: "press cancel", .focused(.note(0))),
      Example(from: editing("a"), script: "key return", .focused(.note(0))),
      Example(from: editing("a"), script: "key escape", .focused(.note(0))),
      Example(from: editing("a"), script: "press done", .value(\.editing, nil), .value(\.draft, ""))),
    Sentence(
      31, "Opening another note leaves one editor open, with that note's text and count.",
      Example(
        from: fresh, script: "press note 0\ntype xy\npress note 1", .line(7, " 1 character"), .value(\.editing, 1)),
      Example(from: fresh, script: "press note 0\ntype xy\npress note 1\ntype !", .value(\.draft, "🐱!")),
      Example(from: fresh, script: "press note 0\npress note 1\npress cancel", .value(\.editing, nil), .absent(.text)),
      Example(from: fresh, script: "press note 0\npress note 1\npress done", .value(\.editing, nil), .absent(.text)),
      Example(from: fresh, script: "press note 0\ntype xy\npress note 1\npress cancel", .value(\.notes[0], "🐶xy"))),
  ]

  // MARK: Building

  static func holding(_ text: String) -> Example<Notes>.Start { .state(NotesState(notes: [text, "", ""])) }

  private static func digits(_ count: Int) -> String {
    String(String(repeating: "1234567890", count: 4).prefix(count))
  }

  private static func dogs(_ count: Int) -> String { String(repeating: "🐶", count: count) }
}
