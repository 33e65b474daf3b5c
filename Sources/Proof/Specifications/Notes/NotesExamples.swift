import Lessons

extension Notes: SpecifiedLesson {
  package static let sentences: [Sentence<Notes>] =
    opening + typing + ending + switching + counting + focusing + looking + keeping

  private static let opening: [Sentence<Notes>] = [
    Sentence(
      1, "It starts with 🐶, 🐱, 🐷.",
      Example(
        from: fresh, script: "", .state(NotesState()), .shows("🐶"), .shows("🐱"),
        .shows("🐷"), .enabled(.note(2)), .absent(.note(3)))),
    Sentence(
      2, "`text`, `done`, `cancel` and the count are on the screen only while a note is being edited.",
      Example(
        from: fresh,
        script: "", .absent(.text), .absent(.done), .absent(.cancel), .hides("character")),
      Example(
        from: fresh,
        script: "press note 1", .enabled(.text), .enabled(.done), .enabled(.cancel), .shows("1 character"))),
    Sentence(
      3, "`note N` opens note N: its text is the draft.",
      Example(
        from: fresh, script: "press note 1",
        .state(NotesState(draft: "🐱", editing: 1)), .shows(">🐱")),
      Example(from: alike, script: "press note 2", .value(\.editing, 2), .shows(">a "))),
  ]

  private static let typing: [Sentence<Notes>] = [
    Sentence(
      4, "Typing changes the draft only.",
      Example(
        from: fresh, script: "press note 0\ntype  barks",
        .state(NotesState(draft: "🐶 barks", editing: 0)), .shows(">🐶 barks"), .hides(" 🐶 barks"))),
    Sentence(
      5, "The count is that of the committed text, not of the draft.",
      Example(
        from: fresh,
        script: "press note 0\ntype  barks", .shows("1 character"), .hides("7 characters"))),
    Sentence(
      6, "Backspace and Delete take a character away, before and behind the cursor.",
      Example(
        from: editing("abc"),
        script: "key backspace\nkey home\nkey delete",
        .state(NotesState(draft: "b", editing: 0, notes: ["abc", "", ""]))),
      Example(
        from: editing("ab"), script: "key delete\nkey home\nkey backspace\nkey right\ntype -", .value(\.draft, "a-b"))),
    Sentence(
      7, "Left, Right, Home and End move the cursor.",
      Example(
        from: editing("bc"),
        script: "key home\ntype a\nkey right\ntype .\nkey end\ntype !\nkey left\ntype ?",
        .state(NotesState(draft: "ab.c?!", editing: 0, notes: ["bc", "", ""]))),
      Example(
        from: editing("bc"), script: "key home\nkey left\ntype a\nkey end\nkey right\ntype d",
        .value(\.draft, "abcd"))),
    Sentence(
      8, "A field takes any length; what does not fit ends in `…`.",
      Example(
        from: fresh,
        script: "press note 0\ntype " + long + "\npress done",
        .state(NotesState(notes: ["🐶" + long, "🐱", "🐷"])), .shows("…"))),
  ]

  private static let ending: [Sentence<Notes>] = [
    Sentence(
      9, "`done` ends editing and the row follows.",
      Example(
        from: fresh, script: "press note 0\ntype  barks\npress done",
        .state(NotesState(notes: ["🐶 barks", "🐱", "🐷"])), .shows("🐶 barks"), .absent(.text)),
      Example(
        from: editing("a"), script: "key backspace\npress done",
        .state(NotesState(notes: ["", "", ""]))),
      Example(
        from: editing("ab"), script: "key backspace\ntype c\npress done", .value(\.notes[0], "ac"),
        .line(2, ">ac< 0")),
      Example(
        from: alike, script: "press note 1\ntype b\npress done", .value(\.notes, ["a", "ab", "a"]),
        .line(3, " ab  1"))),
    Sentence(
      10, "`cancel` drops the draft.",
      Example(
        from: fresh, script: "press note 0\ntype  barks\npress cancel",
        .state(NotesState()), .hides("barks"), .absent(.text)),
      Example(
        from: fresh, script: "press note 0\ntype !\npress note 0\ntype ?\npress cancel",
        .state(NotesState(notes: ["🐶!", "🐱", "🐷"])), .absent(.text)),
      Example(from: fresh, script: "press note 0\ntype \(long)\npress cancel", .state(NotesState()), .absent(.text))),
    Sentence(
      11, "In the field, Return presses `done`.",
      Example(
        from: fresh, script: "press note 2\ntype !\nkey return",
        .state(NotesState(notes: ["🐶", "🐱", "🐷!"])))),
    Sentence(
      12, "In the field, Escape presses `cancel`.",
      Example(
        from: fresh, script: "press note 2\ntype !\nkey escape",
        .state(NotesState()))),
  ]

  private static let switching: [Sentence<Notes>] = [
    Sentence(
      13, "`note M` while editing ends editing of the current note as `done` does and opens M.",
      Example(
        from: fresh,
        script: "press note 0\ntype !\npress note 2",
        .state(NotesState(draft: "🐷", editing: 2, notes: ["🐶!", "🐱", "🐷"])), .shows("🐶!"), .focused(.text))),
    Sentence(
      14, "So it does when M is the current one.",
      Example(
        from: fresh, script: "press note 0\ntype !\npress note 0",
        .state(NotesState(draft: "🐶!", editing: 0, notes: ["🐶!", "🐱", "🐷"])), .shows("2 characters"),
        .shows(" 🐶!"), .focused(.text)),
      Example(
        from: fresh,
        script: "press note 0\npress note 0", .value(\.editing, 0), .enabled(.done), .focused(.text)),
      Example(
        from: fresh,
        script: "press note 0\ntype !\nkey home\npress note 0\ntype ?",
        .state(NotesState(draft: "🐶!?", editing: 0, notes: ["🐶!", "🐱", "🐷"])))),
  ]

  private static let counting: [Sentence<Notes>] = [
    Sentence(
      15, "A character is one that a reader perceives as one.",
      count(of: "", "0 characters"), count(of: "🐶", "1 character"), count(of: "e\u{301}", "1 character"),
      count(of: "é", "1 character"), count(of: "👩‍👧", "1 character"), count(of: "🐶é", "2 characters"),
      count(of: "a ", "2 characters"), count(of: " ", "1 character"), count(of: "a\nb", "3 characters"))
  ]

  private static let focusing: [Sentence<Notes>] = [
    Sentence(
      16, "Opening a note focuses its field, with the cursor at the end.",
      Example(
        from: fresh,
        script: "press note 1\ntype !", .focused(.text), .state(NotesState(draft: "🐱!", editing: 1))),
      Example(
        from: editing("ab"), script: "key home\npress done\npress note 0\ntype !", .focused(.text),
        .value(\.draft, "ab!")),
      Example(from: holding(long), script: "press note 0\ntype !", .focused(.text), .value(\.draft, long + "!"))),
    Sentence(
      17, "Loading a state with a note open focuses its field, with the cursor at the end.",
      Example(
        from: editing("ab"),
        script: "type c", .focused(.text), .state(NotesState(draft: "abc", editing: 0, notes: ["ab", "", ""])))),
    Sentence(
      18, "`press text` focuses the field and moves the cursor to the end.",
      Example(
        from: editing("ab"),
        script: "key home\nkey tab\npress text\ntype c", .focused(.text),
        .state(NotesState(draft: "abc", editing: 0, notes: ["ab", "", ""])))),
    Sentence(
      19, "Typed characters and editing keys without a focused field do nothing.",
      Example(
        from: fresh,
        script: "type x\nkey backspace\nkey home", .state(NotesState())),
      Example(
        from: editing("ab"),
        script: "key tab\ntype x\nkey backspace", .focused(.done),
        .state(NotesState(draft: "ab", editing: 0, notes: ["ab", "", ""])))),
    Sentence(
      20, "In the field, Up and Down move the focus.",
      Example(from: editing("ab"), script: "key up", .focused(.note(2))),
      Example(from: editing("ab"), script: "key down", .focused(.done))),
    Sentence(
      21, "A key beside a note opens it; while a text field has the focus keys are text, and are not shown.",
      Example(from: fresh, script: "key 1\nkey 0", .state(NotesState(draft: "🐱0", editing: 1)), .hides(" 🐶  0")),
      Example(from: editing("ab"), script: "key tab", .line(2, " ab  0"), .line(4, "   2")),
      Example(from: editing("ab"), script: "key tab\nkey 2", .value(\.editing, 2), .focused(.text))),
    Sentence(
      22, "When the focused control goes, the focus moves to the next enabled one.",
      Example(
        from: fresh,
        script: "press note 2\npress done", .focused(.note(0)), .shows(" 🐷  2"))),
  ]

  // MARK: Building

  static let fresh = Example<Notes>.Start.settings(NoSettings())

  private static let alike = Example<Notes>.Start.state(NotesState(notes: ["a", "a", "a"]))

  private static let long = String(repeating: "0123456789", count: 10)

  static func editing(_ text: String) -> Example<Notes>.Start {
    .state(NotesState(draft: text, editing: 0, notes: [text, "", ""]))
  }

  private static func count(of text: String, _ line: String) -> Example<Notes> {
    Example(
      from: .state(NotesState(notes: [text, "", ""])),
      script: "press note 0", .shows(" " + line))
  }
}
