import Lessons
import Renderer
import SeparatedModel
import Testing

@testable import Separated

@Suite struct `A note` {
  @Test func `keeps no screen, view or subscription alive`() {
    let notebook = Notebook()
    weak var remembered: NotesScreen?
    do {
      let screen = NotesScreen(notebook: notebook)
      screen.handle(.press(.note(0)))
      remembered = screen
      #expect(notebook.notes.map(\.dependents.count) == [3, 1, 1])
    }
    #expect(remembered == nil)
    #expect(notebook.notes.map(\.dependents.count) == [0, 0, 0])
    notebook.notes[0].replaceText(with: "b")
  }
}
