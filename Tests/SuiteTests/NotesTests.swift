import Equivalence
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
    try restoreInPlace(states, Lockstep<WorstScreen, SeparatedScreen>(settings: NoSettings(), seed: 1))
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
