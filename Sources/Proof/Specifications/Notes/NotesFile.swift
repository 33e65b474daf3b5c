import Lessons

extension Notes {
  static let keeping: [Sentence<Notes>] = saving + longTexts + crossing

  @SentenceBuilder<Notes> private static var saving: [Sentence<Notes>] {
    "32. A saved file holds the three notes, which one is being edited, and its draft."
    file(#"{"draft":"","editing":null,"notes":["🐶","🐱","🐷"]}"#, holds: State())
    file(
      #"{"draft":"é/ ","editing":2,"notes":[" ","","\"👩‍👧"]}"#,
      holds: State(draft: "é/ ", editing: 2, notes: [" ", "", "\"👩‍👧"]))
    "33. A saved draft is in the field, its note as it was in the row."
    given(State(draft: "new", editing: 1, notes: ["", "old", ""]))
      .expect(.shows(">new "), .line(3, " old"), .line(7, " 3 characters"))
    given(State(draft: "newer", editing: 1, notes: ["", "o", ""]), "press done", .value(\.notes, ["", "newer", ""]))
    given(State(draft: "newer", editing: 1, notes: ["", "o", ""]), .line(7, " 1 character"))
    given(State(draft: "newer", editing: 1, notes: ["", "o", ""]), "press cancel", .value(\.notes, ["", "o", ""]))
    "34. A file is refused that does not have three notes."
    file(#"{"draft":"","editing":null,"notes":["",""]}"#, isRefused: "'number of notes' is 2, allowed is 3")
    file(#"{"draft":"","editing":null,"notes":["","","",""]}"#, isRefused: "'number of notes' is 4, allowed is 3")
    "35. A file is refused that edits a note that is not there."
    file(#"{"draft":"","editing":-1,"notes":["","",""]}"#, isRefused: "'editing' is -1, allowed is 0…2")
    file(#"{"draft":"","editing":3,"notes":["","",""]}"#, isRefused: "'editing' is 3, allowed is 0…2")
    mayBeSaved(State(editing: 0))
    mayBeSaved(State(editing: 2))
    "36. A file is refused that has a draft while no note is being edited."
    file(
      #"{"draft":"ab","editing":null,"notes":["","",""]}"#,
      isRefused: "'draft' is 'ab', allowed is '' while 'editing' is null")
    "37. A file is refused that is not JSON, or that lacks something, has too much, or something of another kind."
    file("🐶", isRefused: "it is not JSON")
    file(#"{"draft":"","notes":["","",""]}"#, isRefused: "'editing' is missing")
    file(#"{"draft":"","editing":"1","notes":["","",""]}"#, isRefused: "'editing' is '1', allowed is a whole number")
    file(#"{"draft":"","editing":0.5,"notes":["","",""]}"#, isRefused: "'editing' is 0.5, allowed is a whole number")
    file(
      #"{"cursor":1,"draft":"","editing":null,"notes":["","",""]}"#,
      isRefused: "'cursor' is unknown, allowed are draft, editing, notes")
    "38. A screen that goes back to saved notes shows them."
    given(editing("ab"), .afterRestoring(State(), .absent(.text), .line(6, ""), .line(3, " 🐱  1")))
    given(fresh, "press note 0")
      .expect(.afterRestoring(State(draft: "x", editing: 2), .shows(">x "), .focused(.text), .line(7, " 1 character")))
    given(fresh, .afterRestoring(State(draft: "xy", editing: 0), .value(\.draft, "xy"), .enabled(.done)))
    given(fresh, "press note 1\ntype ab", .afterRestoring(State(), .value(\.draft, ""), .value(\.editing, nil)))
    "39. Which note is being edited, and its draft, belong to the view; another window takes them over."
    given(
      fresh, "press note 1\ntype !", .inAnotherWindow(.shows("[🐱! "), .value(\.editing, 1), .line(7, " 1 character")))
    given(editing("ab"), "press cancel", .inAnotherWindow(.absent(.text), .value(\.draft, "")))
    given(editing("ab"), "press note 1\ntype x")
      .expect(.inAnotherWindow(.value(\.editing, 1), .value(\.draft, "x"), .line(7, " 0 characters")))
    given(editing("ab"), "key home\ntype x", .inAnotherWindow(.value(\.draft, "xab")))
    given(editing("ab"), "key left", .inAnotherWindow(.cell(column: 2, row: 6, "'b' underlined reversed")))
  }
}
