import Lessons

extension Notes: SpecifiedLesson {
  package static let examples: [Example<Notes>] = opening + typing + ending + switching + counting + focusing

  private static let opening: [Example<Notes>] = [
    Example(
      1, "It starts with 🐶, 🐱, 🐷.", from: fresh, script: "", .state(NotesState()), .shows("🐶"), .shows("🐱"),
      .shows("🐷"), .enabled(.note(2)), .absent(.note(3))),
    Example(
      2, "`text`, `done`, `cancel` and the count are on the screen only while a note is being edited.", from: fresh,
      script: "", .absent(.text), .absent(.done), .absent(.cancel), .hides("character")),
    Example(
      2, "`text`, `done`, `cancel` and the count are on the screen only while a note is being edited.", from: fresh,
      script: "press note 1", .enabled(.text), .enabled(.done), .enabled(.cancel), .shows("1 character")),
    Example(
      3, "`note N` opens note N: its text is the draft.", from: fresh, script: "press note 1",
      .state(NotesState(draft: "🐱", editing: 1)), .shows(">🐱")),
  ]

  private static let typing: [Example<Notes>] = [
    Example(
      4, "Typing changes the draft only.", from: fresh, script: "press note 0\ntype  barks",
      .state(NotesState(draft: "🐶 barks", editing: 0)), .shows(">🐶 barks"), .hides(" 🐶 barks")),
    Example(
      5, "The count is that of the committed text, not of the draft.", from: fresh,
      script: "press note 0\ntype  barks", .shows("1 character"), .hides("7 characters")),
    Example(
      6, "Backspace and Delete take a character away, before and behind the cursor.", from: editing("abc"),
      script: "key backspace\nkey home\nkey delete", .state(NotesState(draft: "b", editing: 0, notes: ["abc", "", ""]))),
    Example(
      7, "Left, Right, Home and End move the cursor.", from: editing("bc"),
      script: "key home\ntype a\nkey right\ntype .\nkey end\ntype !\nkey left\ntype ?",
      .state(NotesState(draft: "ab.c?!", editing: 0, notes: ["bc", "", ""]))),
    Example(
      8, "A field takes any length; what does not fit ends in `…`.", from: fresh,
      script: "press note 0\ntype " + long + "\npress done",
      .state(NotesState(notes: ["🐶" + long, "🐱", "🐷"])), .shows("…")),
  ]

  private static let ending: [Example<Notes>] = [
    Example(
      9, "`done` ends editing and the row follows.", from: fresh, script: "press note 0\ntype  barks\npress done",
      .state(NotesState(notes: ["🐶 barks", "🐱", "🐷"])), .shows("🐶 barks"), .absent(.text)),
    Example(
      9, "`done` ends editing and the row follows.", from: editing("a"), script: "key backspace\npress done",
      .state(NotesState(notes: ["", "", ""]))),
    Example(
      10, "`cancel` drops the draft.", from: fresh, script: "press note 0\ntype  barks\npress cancel",
      .state(NotesState()), .hides("barks"), .absent(.text)),
    Example(
      11, "In the field, Return presses `done`.", from: fresh, script: "press note 2\ntype !\nkey return",
      .state(NotesState(notes: ["🐶", "🐱", "🐷!"]))),
    Example(
      12, "In the field, Escape presses `cancel`.", from: fresh, script: "press note 2\ntype !\nkey escape",
      .state(NotesState())),
  ]

  private static let switching: [Example<Notes>] = [
    Example(
      13, "`note M` while editing ends editing of the current note as `done` does and opens M.", from: fresh,
      script: "press note 0\ntype !\npress note 2",
      .state(NotesState(draft: "🐷", editing: 2, notes: ["🐶!", "🐱", "🐷"])), .shows("🐶!"), .focused(.text)),
    Example(
      14, "So it does when M is the current one.", from: fresh, script: "press note 0\ntype !\npress note 0",
      .state(NotesState(draft: "🐶!", editing: 0, notes: ["🐶!", "🐱", "🐷"])), .shows("2 characters"),
      .shows(" 🐶!"), .focused(.text)),
    Example(
      14, "So it does when M is the current one.", from: fresh,
      script: "press note 0\ntype !\nkey home\npress note 0\ntype ?",
      .state(NotesState(draft: "🐶!?", editing: 0, notes: ["🐶!", "🐱", "🐷"]))),
  ]

  private static let counting: [Example<Notes>] = [
    count(of: "", "0 characters"), count(of: "🐶", "1 character"), count(of: "e\u{301}", "1 character"),
    count(of: "é", "1 character"), count(of: "👩‍👧", "1 character"), count(of: "🐶é", "2 characters"),
  ]

  private static let focusing: [Example<Notes>] = [
    Example(
      16, "Opening a note focuses its field, with the cursor at the end.", from: fresh,
      script: "press note 1\ntype !", .focused(.text), .state(NotesState(draft: "🐱!", editing: 1))),
    Example(
      17, "Loading a state with a note open focuses its field, with the cursor at the end.", from: editing("ab"),
      script: "type c", .focused(.text), .state(NotesState(draft: "abc", editing: 0, notes: ["ab", "", ""]))),
    Example(
      18, "`press text` focuses the field and moves the cursor to the end.", from: editing("ab"),
      script: "key home\nkey tab\npress text\ntype c", .focused(.text),
      .state(NotesState(draft: "abc", editing: 0, notes: ["ab", "", ""]))),
    Example(
      19, "Typed characters and editing keys without a focused field do nothing.", from: fresh,
      script: "type x\nkey backspace\nkey home", .state(NotesState())),
    Example(
      19, "Typed characters and editing keys without a focused field do nothing.", from: editing("ab"),
      script: "key tab\ntype x\nkey backspace", .focused(.done),
      .state(NotesState(draft: "ab", editing: 0, notes: ["ab", "", ""]))),
    Example(
      20, "In the field, Up and Down move the focus.", from: editing("ab"), script: "key up", .focused(.note(2))),
    Example(
      20, "In the field, Up and Down move the focus.", from: editing("ab"), script: "key down", .focused(.done)),
    Example(
      21, "A key beside a note opens it; while a text field has the focus keys are text, and are not shown.",
      from: fresh, script: "key 1\nkey 0", .state(NotesState(draft: "🐱0", editing: 1)), .hides(" 🐶  0")),
    Example(
      22, "When the focused control goes, the focus moves to the next enabled one.", from: fresh,
      script: "press note 2\npress done", .focused(.note(0)), .shows(" 🐷  2")),
  ]

  // MARK: Building

  private static let fresh = Example<Notes>.Start.settings(NoSettings())

  private static let long = String(repeating: "0123456789", count: 10)

  private static func editing(_ text: String) -> Example<Notes>.Start {
    .state(NotesState(draft: text, editing: 0, notes: [text, "", ""]))
  }

  private static func count(of text: String, _ line: String) -> Example<Notes> {
    Example(
      15, "A character is one that a reader perceives as one.", from: .state(NotesState(notes: [text, "", ""])),
      script: "press note 0", .shows(" " + line))
  }
}
