import Equivalence
import Foundation
import Lessons
import Renderer
import Specifications
import Suites
import Testing

import class Separated.NotesScreen
import class Worst.NotesScreen

private typealias WorstScreen = Worst.NotesScreen
private typealias SeparatedScreen = Separated.NotesScreen

@Suite struct `Both variants of Notes` {
  /// Worked out by hand. Texts of at most one of two characters, in three notes; none is being edited, or one of three
  /// with one of the texts as its draft.
  @Test func `reaches the same states by every way`() throws {
    let check = LessonCheck(NotesSuite.self, subject: SeparatedScreen.self, reference: WorstScreen.self)
    let texts = 3
    #expect(try check.states(.byTests).states == texts * texts * texts * (1 + 3 * texts))
  }

  @Test func `restores any state in place`() throws {
    let states = [
      NotesState(draft: "draft", editing: 2, notes: ["a", "b", "c"]), NotesState(draft: "", editing: 2),
      NotesState(draft: "x", editing: 0), NotesState(notes: ["", "", ""]), NotesState(),
    ]
    try restoreInPlace(states, WorstScreen(settings: NoSettings(), seed: 1))
    try restoreInPlace(states, SeparatedScreen(settings: NoSettings(), seed: 1))
  }

  @Test func `has nothing to keep in step where there is a model`() {
    let events: [Event<NotesControl>] = [
      .press(.note(0)), .type("a"), .type("b"), .key(.left), .press(.note(0)), .type("c"), .press(.note(1)),
      .key(.backspace), .press(.done), .press(.note(2)), .type("x"), .press(.cancel), .press(.note(0)), .key(.home),
    ]
    let experiments = Experiments(SeparatedScreen.self, settings: NoSettings(), seed: 1, events: events)
    #expect(experiments.thrownAway == 0)
    #expect(experiments.changedBehind == 0)
    #expect(experiments.muted == 0)
  }

  @Test func `names its controls as scripts write them`() {
    for name in ["note 0", "note 2", "text", "done", "cancel"] { #expect(NotesControl(name)?.description == name) }
    for name in ["note", "note -1", "note 01", "note 1,2", "text 1", ""] { #expect(NotesControl(name) == nil) }
  }
}

@Suite struct `The saved state of Notes` {
  @Test func `is one line of JSON with sorted keys and null written out`() {
    #expect(NotesState().json == #"{"draft":"","editing":null,"notes":["🐶","🐱","🐷"]}"#)
    #expect(
      NotesState(draft: "a", editing: 1).json == #"{"draft":"a","editing":1,"notes":["🐶","🐱","🐷"]}"#)
  }

  @Test func `is read as it was written`() throws {
    for state in [NotesState(), NotesState(draft: "\"é\\", editing: 2, notes: ["", " ", "/"])] {
      #expect(try NotesState(json: Data(state.json.utf8)) == state)
    }
  }

  @Test(arguments: [
    (#"{"draft":"","editing":3,"notes":["","",""]}"#, "'editing' is 3, allowed is 0…2"),
    (#"{"draft":"","editing":-1,"notes":["","",""]}"#, "'editing' is -1, allowed is 0…2"),
    (#"{"draft":"","editing":null,"notes":["",""]}"#, "'number of notes' is 2, allowed is 3"),
    (#"{"draft":"","editing":null,"notes":["","","",""]}"#, "'number of notes' is 4, allowed is 3"),
    (
      #"{"draft":"a\nb","editing":null,"notes":["","",""]}"#,
      "'draft' has 3 characters, but no note is being edited: none is allowed"
    ),
    (#"{"draft":"","notes":["","",""]}"#, "'editing' is missing"),
    (#"{"draft":"","editing":"0","notes":["","",""]}"#, "'editing' has the wrong type"),
  ])
  func `is refused past its limits`(json: String, reason: String) {
    #expect(throws: InvalidState(reason)) { try NotesState(json: Data(json.utf8)) }
  }
}
