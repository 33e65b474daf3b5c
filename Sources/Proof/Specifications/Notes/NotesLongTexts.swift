import Lessons

extension Notes {
  @SentenceBuilder<Notes> static var longTexts: [Sentence<Notes>] {
    "40. A note of any length is kept, and counted, as a whole."
    given(editing(""), "type \(letters(300))\npress done", .value(\.notes[0], letters(300)))
    [99, 300, 1000].map { given(holding(letters($0)), "press note 0", .line(7, " \($0) characters")) }
    "41. Whichever note was being edited, the focus is then on the first."
    ["press note 1\nkey escape", "press note 2\npress cancel", "press note 2\nkey return"]
      .map { given(fresh, $0, .focused(.note(0))) }
    "42. A draft of spaces, or of nothing, is taken over as any other when another note is opened."
    given(editing("a"), "key backspace\npress note 1", .value(\.notes[0], ""), .focused(.text))
    given(editing("a"), "key backspace\ntype   \npress note 1", .value(\.notes[0], "  "))
    given(editing("a"), "key backspace\ntype   \npress note 0", .value(\.notes[0], "  "))
    "43. A screen that goes back has each note, and the draft, as they were saved."
    given(fresh, .afterRestoring(NotesState(notes: ["1", "2", "3"]), .value(\.notes, ["1", "2", "3"])))
    given(fresh, .afterRestoring(NotesState(notes: ["1", "2", "3"]), .line(4, " 3  2")))
    given(
      editing("ab"), .afterRestoring(NotesState(draft: "x", editing: 0, notes: ["c", "", ""]), .value(\.draft, "x")))
    given(
      editing("ab"), "type c",
      .afterRestoring(NotesState(draft: "x", editing: 0, notes: ["ab", "", ""]), .shows(">x ")))
    given(
      holding("a"), "press note 0\npress done",
      .afterRestoring(NotesState(draft: "x", editing: 0, notes: ["abc", "", ""]), .line(7, " 3 characters")))
    given(
      editing("ab"),
      .afterRestoring(
        NotesState(draft: "x y ", editing: 1, notes: ["a\nb", "é", "  "]),
        .state(NotesState(draft: "x y ", editing: 1, notes: ["a\nb", "é", "  "])), .focused(.text)))
    "44. A note keeps its characters as they were composed."
    given(editing("e\u{301}"), "press done", .value(\.notes[0].unicodeScalars.count, 2), .absent(.text))
    given(editing("\u{E9}"), "press done", .value(\.notes[0].unicodeScalars.count, 1), .absent(.text))
    given(holding("e\u{301}"), .value(\.notes[0].unicodeScalars.count, 2))
    given(holding("e\u{301}"), "press note 0", .value(\.draft.unicodeScalars.count, 2))
    given(fresh, .afterRestoring(NotesState(notes: ["e\u{301}", "", ""]), .value(\.notes[0].unicodeScalars.count, 2)))
    given(
      NotesState(draft: "\u{E9}", editing: 0, notes: ["e\u{301}", "", ""]), "press done",
      .value(\.notes[0].unicodeScalars.count, 1))
    "45. A saved draft of nothing is an empty field, whatever its note says."
    given(emptied, .value(\.draft, ""), .line(3, " old"))
    given(emptied, "press done", .value(\.notes[1], ""), .absent(.text))
    given(fresh, .afterRestoring(NotesState(draft: "", editing: 1), .value(\.draft, ""), .focused(.text)))
    "46. An end of a line in a note is kept and counted, and not shown."
    given(holding("a\nb"), .line(2, ">ab< 0"), .value(\.notes[0], "a\nb"))
    given(holding("a\n"), "press note 0", .line(7, " 2 characters"))
    given(holding("a\nb"), "press note 0\npress done", .value(\.notes[0], "a\nb"), .absent(.text))
    given(holding("\na\n"), "press note 0\npress note 1", .value(\.notes[0], "\na\n"), .focused(.text))
    "47. An action changes nothing but what it is for."
    action("type !") { $0.draft = "x y !" }
    action("key home\ntype !") { $0.draft = "!x y " }
    action("press text\nkey up\nkey down\ntick") { _ in }
    action("press cancel") { ($0.editing, $0.draft) = (nil, "") }
    action("press done") { ($0.editing, $0.draft, $0.notes[1]) = (nil, "", "x y ") }
    action("press note 0") { ($0.editing, $0.draft, $0.notes[1]) = (0, "a\nb", "x y ") }
    action("press note 1") { $0.notes[1] = "x y " }
    action("press note 2") { ($0.editing, $0.draft, $0.notes[1]) = (2, "  ", "x y ") }
  }

  /// A note is being edited, and what an action changes.
  private static func action(_ script: String, _ change: (inout NotesState) -> Void) -> Example<Notes> {
    given(NotesState(draft: "x y ", editing: 1, notes: ["a\nb", "é", "  "]), script, changes: change)
  }

  /// The second note is being edited, and everything in the field was deleted.
  private static let emptied = NotesState(draft: "", editing: 1, notes: ["", "old", ""])

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
}
