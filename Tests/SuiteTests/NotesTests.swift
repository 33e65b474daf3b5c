import Equivalence
import Lessons
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

  @Test func `names its controls as scripts write them`() {
    for name in ["note 0", "note 2", "text", "done", "cancel"] { #expect(NotesControl(name)?.description == name) }
    for name in ["note", "note -1", "note 01", "note 1,2", "text 1", ""] { #expect(NotesControl(name) == nil) }
  }
}
