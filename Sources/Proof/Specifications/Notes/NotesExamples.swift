import Lessons

extension Notes: SpecifiedLesson {
  package static let sentences: [Sentence<Notes>] =
    opening + typing + ending + switching + counting + focusing + looking + keeping

  @SentenceBuilder<Notes> private static var opening: [Sentence<Notes>] {
    "1. It starts with 🐶, 🐱, 🐷."
    given(fresh, .state(State()), .shows("🐶"), .shows("🐱"), .shows("🐷"), .enabled(.note(2)), .absent(.note(3)))
    "2. `text`, `done`, `cancel` and the count are on the screen only while a note is being edited."
    given(fresh, .absent(.text), .absent(.done), .absent(.cancel), .hides("character"))
    given(fresh, "press note 1", .enabled(.text), .enabled(.done), .enabled(.cancel), .shows("1 character"))
    "3. `note N` opens note N: its text is the draft."
    given(fresh, "press note 1", .state(State(draft: "🐱", editing: 1)), .shows(">🐱"))
    given(alike, "press note 2", .value(\.editing, 2), .shows(">a "))
  }

  @SentenceBuilder<Notes> private static var typing: [Sentence<Notes>] {
    "4. Typing changes the draft only."
    given(fresh, "press note 0\ntype  barks")
      .expect(.state(State(draft: "🐶 barks", editing: 0)), .shows(">🐶 barks"), .hides(" 🐶 barks"))
    "5. The count is that of the committed text, not of the draft."
    given(fresh, "press note 0\ntype  barks", .shows("1 character"), .hides("7 characters"))
    "6. Backspace removes the character before the cursor, Delete the one after it."
    given(editing("abc"), "key backspace\nkey home\nkey delete")
      .expect(.state(State(draft: "b", editing: 0, notes: ["abc", "", ""])))
    given(editing("ab"), "key delete\nkey home\nkey backspace\nkey right\ntype -", .value(\.draft, "a-b"))
    "7. Left, Right, Home and End move the cursor."
    given(editing("bc"), "key home\ntype a\nkey right\ntype .\nkey end\ntype !\nkey left\ntype ?")
      .expect(.state(State(draft: "ab.c?!", editing: 0, notes: ["bc", "", ""])))
    given(editing("bc"), "key home\nkey left\ntype a\nkey end\nkey right\ntype d", .value(\.draft, "abcd"))
    "8. A field takes any length; what does not fit ends in `…`."
    given(fresh, "press note 0\ntype " + long + "\npress done")
      .expect(.state(State(notes: ["🐶" + long, "🐱", "🐷"])), .shows("…"))
  }

  @SentenceBuilder<Notes> private static var ending: [Sentence<Notes>] {
    "9. `done` ends editing and the row follows."
    given(fresh, "press note 0\ntype  barks\npress done")
      .expect(.state(State(notes: ["🐶 barks", "🐱", "🐷"])), .shows("🐶 barks"), .absent(.text))
    given(editing("a"), "key backspace\npress done", .state(State(notes: ["", "", ""])))
    given(editing("ab"), "key backspace\ntype c\npress done", .value(\.notes[0], "ac"), .line(2, ">ac< 0"))
    given(alike, "press note 1\ntype b\npress done", .value(\.notes, ["a", "ab", "a"]), .line(3, " ab  1"))
    "10. `cancel` drops the draft."
    given(fresh, "press note 0\ntype  barks\npress cancel", .state(State()), .hides("barks"), .absent(.text))
    given(fresh, "press note 0\ntype !\npress note 0\ntype ?\npress cancel")
      .expect(.state(State(notes: ["🐶!", "🐱", "🐷"])), .absent(.text))
    given(fresh, "press note 0\ntype \(long)\npress cancel", .state(State()), .absent(.text))
    "11. In the field, Return presses `done`."
    given(fresh, "press note 2\ntype !\nkey return", .state(State(notes: ["🐶", "🐱", "🐷!"])))
    "12. In the field, Escape presses `cancel`."
    given(fresh, "press note 2\ntype !\nkey escape", .state(State()))
  }

  @SentenceBuilder<Notes> private static var switching: [Sentence<Notes>] {
    "13. `note M` while editing ends editing of the current note as `done` does and opens M."
    given(fresh, "press note 0\ntype !\npress note 2")
      .expect(.state(State(draft: "🐷", editing: 2, notes: ["🐶!", "🐱", "🐷"])), .shows("🐶!"), .focused(.text))
    "14. The same happens when M is the current one."
    given(
      fresh, "press note 0\ntype !\npress note 0",
      .state(State(draft: "🐶!", editing: 0, notes: ["🐶!", "🐱", "🐷"])), .shows("2 characters"), .shows(" 🐶!"),
      .focused(.text))
    given(fresh, "press note 0\npress note 0", .value(\.editing, 0), .enabled(.done), .focused(.text))
    given(fresh, "press note 0\ntype !\nkey home\npress note 0\ntype ?")
      .expect(.state(State(draft: "🐶!?", editing: 0, notes: ["🐶!", "🐱", "🐷"])))
  }

  @SentenceBuilder<Notes> private static var counting: [Sentence<Notes>] {
    "15. A character is one that a reader perceives as one."
    count(of: "", "0 characters")
    count(of: "🐶", "1 character")
    count(of: "e\u{301}", "1 character")
    count(of: "é", "1 character")
    count(of: "👩‍👧", "1 character")
    count(of: "🐶é", "2 characters")
    count(of: "a ", "2 characters")
    count(of: " ", "1 character")
    count(of: "a\nb", "3 characters")
  }

  @SentenceBuilder<Notes> private static var focusing: [Sentence<Notes>] {
    "16. Opening a note focuses its field, with the cursor at the end."
    given(fresh, "press note 1\ntype !", .focused(.text), .state(State(draft: "🐱!", editing: 1)))
    given(editing("ab"), "key home\npress done\npress note 0\ntype !", .focused(.text), .value(\.draft, "ab!"))
    given(holding(long), "press note 0\ntype !", .focused(.text), .value(\.draft, long + "!"))
    "17. Loading a state with a note open focuses its field, with the cursor at the end."
    given(editing("ab"), "type c", .focused(.text), .state(State(draft: "abc", editing: 0, notes: ["ab", "", ""])))
    "18. `press text` focuses the field and moves the cursor to the end."
    given(editing("ab"), "key home\nkey tab\npress text\ntype c")
      .expect(.focused(.text), .state(State(draft: "abc", editing: 0, notes: ["ab", "", ""])))
    "19. Typed characters and editing keys without a focused field do nothing."
    given(fresh, "type x\nkey backspace\nkey home", .state(State()))
    given(editing("ab"), "key tab\ntype x\nkey backspace")
      .expect(.focused(.done), .state(State(draft: "ab", editing: 0, notes: ["ab", "", ""])))
    "20. In the field, Up and Down move the focus."
    given(editing("ab"), "key up", .focused(.note(2)))
    given(editing("ab"), "key down", .focused(.done))
    "21. A key beside a note opens it; while a text field has the focus keys are text, and are not shown."
    given(fresh, "key 1\nkey 0", .state(State(draft: "🐱0", editing: 1)), .hides(" 🐶  0"))
    given(editing("ab"), "key tab", .line(2, " ab  0"), .line(4, "   2"))
    given(editing("ab"), "key tab\nkey 2", .value(\.editing, 2), .focused(.text))
    "22. When the focused control goes, the focus moves to the next enabled one."
    given(fresh, "press note 2\npress done", .focused(.note(0)), .shows(" 🐷  2"))
  }

  // MARK: Building

  private static let alike = State(notes: ["a", "a", "a"])

  private static let long = String(repeating: "0123456789", count: 10)

  static func editing(_ text: String) -> NotesState { State(draft: text, editing: 0, notes: [text, "", ""]) }

  private static func count(of text: String, _ line: String) -> Example<Notes> {
    given(State(notes: [text, "", ""]), "press note 0", .shows(" " + line))
  }
}
