import Lessons

extension Notes {
  static let longTexts: [Sentence<Notes>] = [
    Sentence(
      40, "A note of any length is kept, and counted, as a whole.",
      Example(
        from: editing(""), script: "type \(letters(300))\npress done",
        .value(\.notes[0], letters(300))),
      Example(from: holding(letters(99)), script: "press note 0", .line(7, " 99 characters")),
      Example(from: holding(letters(300)), script: "press note 0", .line(7, " 300 characters")),
      Example(from: holding(letters(1000)), script: "press note 0", .line(7, " 1000 characters"))),
    Sentence(
      41, "Whichever note was being edited, the focus is then on the first.",
      Example(from: fresh, script: "press note 1\nkey escape", .focused(.note(0))),
      Example(from: fresh, script: "press note 2\npress cancel", .focused(.note(0))),
      Example(from: fresh, script: "press note 2\nkey return", .focused(.note(0)))),
    Sentence(
      42,
      "A draft of spaces, or of nothing, is taken over as any other when another note is opened.",
      Example(from: editing("a"), script: "key backspace\npress note 1", .value(\.notes[0], ""), .focused(.text)),
      Example(
        from: editing("a"), script: "key backspace\ntype   \npress note 1", .value(\.notes[0], "  ")
      ),
      Example(
        from: editing("a"), script: "key backspace\ntype   \npress note 0", .value(\.notes[0], "  ")
      )),
    Sentence(
      43, "A screen that goes back has each note, and the draft, as they were saved.",
      Example(
        from: fresh,
        .afterRestoring(NotesState(notes: ["1", "2", "3"]), [.value(\.notes, ["1", "2", "3"])])),
      Example(
        from: fresh, .afterRestoring(NotesState(notes: ["1", "2", "3"]), [.line(4, " 3  2")])),
      Example(
        from: editing("ab"),
        .afterRestoring(
          NotesState(draft: "x", editing: 0, notes: ["c", "", ""]), [.value(\.draft, "x")])),
      Example(
        from: editing("ab"), script: "type c",
        .afterRestoring(NotesState(draft: "x", editing: 0, notes: ["ab", "", ""]), [.shows(">x ")])),
      Example(
        from: holding("a"), script: "press note 0\npress done",
        .afterRestoring(NotesState(draft: "x", editing: 0, notes: ["abc", "", ""]), [.line(7, " 3 characters")])),
      Example(
        from: editing("ab"),
        .afterRestoring(
          NotesState(draft: "x y ", editing: 1, notes: ["a\nb", "é", "  "]),
          [.state(NotesState(draft: "x y ", editing: 1, notes: ["a\nb", "é", "  "])), .focused(.text)]))
    ),
    Sentence(
      44, "A note keeps its characters as they were composed.",
      Example(
        from: editing("e\u{301}"), script: "press done", .value(\.notes[0].unicodeScalars.count, 2), .absent(.text)),
      Example(
        from: editing("\u{E9}"), script: "press done", .value(\.notes[0].unicodeScalars.count, 1), .absent(.text)),
      Example(from: holding("e\u{301}"), .value(\.notes[0].unicodeScalars.count, 2)),
      Example(from: holding("e\u{301}"), script: "press note 0", .value(\.draft.unicodeScalars.count, 2)),
      Example(
        from: fresh,
        .afterRestoring(NotesState(notes: ["e\u{301}", "", ""]), [.value(\.notes[0].unicodeScalars.count, 2)])),
      Example(
        from: .state(NotesState(draft: "\u{E9}", editing: 0, notes: ["e\u{301}", "", ""])), script: "press done",
        .value(\.notes[0].unicodeScalars.count, 1))),
    Sentence(
      45, "A saved draft of nothing is an empty field, whatever its note says.",
      Example(from: emptied, .value(\.draft, ""), .line(3, " old")),
      Example(from: emptied, script: "press done", .value(\.notes[1], ""), .absent(.text)),
      Example(
        from: fresh, .afterRestoring(NotesState(draft: "", editing: 1), [.value(\.draft, ""), .focused(.text)]))),
    Sentence(
      46, "An end of a line in a note is kept and counted, and not shown.",
      Example(from: holding("a\nb"), .line(2, ">ab< 0"), .value(\.notes[0], "a\nb")),
      Example(from: holding("a\n"), script: "press note 0", .line(7, " 2 characters")),
      Example(from: holding("a\nb"), script: "press note 0\npress done", .value(\.notes[0], "a\nb"), .absent(.text)),
      Example(
        from: holding("\na\n"), script: "press note 0\npress note 1", .value(\.notes[0], "\na\n"), .focused(.text))),
    Sentence(
      47, "An action changes nothing but what it is for.",
      action("type !") { $0.draft = "x y !" },
      action("key home\ntype !") { $0.draft = "!x y " },
      action("press text\nkey up\nkey down\ntick") { _ in },
      action("press cancel") { ($0.editing, $0.draft) = (nil, "") },
      action("press done") { ($0.editing, $0.draft, $0.notes[1]) = (nil, "", "x y ") },
      action("press note 0") { ($0.editing, $0.draft, $0.notes[1]) = (0, "a\nb", "x y ") },
      action("press note 1") { $0.notes[1] = "x y " },
      action("press note 2") { ($0.editing, $0.draft, $0.notes[1]) = (2, "  ", "x y ") }),
  ]

  /// A note is being edited, and what an action changes.
  private static func action(_ script: String, _ change: (inout NotesState) -> Void) -> Example<Notes> {
    let before = NotesState(draft: "x y ", editing: 1, notes: ["a\nb", "é", "  "])
    var after = before
    change(&after)
    return Example(from: .state(before), script: script, .state(after))
  }

  /// The second note is being edited, and everything in the field was deleted.
  private static let emptied = Example<Notes>.Start.state(
    NotesState(draft: "", editing: 1, notes: ["", "old", ""]))

  private static func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
}
