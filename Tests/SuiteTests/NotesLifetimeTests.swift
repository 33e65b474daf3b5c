import Lessons
import Renderer
import SeparatedModel
import Testing

@testable import Separated

@Suite struct `A note` {
  @Test func `has its row, the editor and the count as dependents while it is edited, and keeps none of them alive`() {
    let notebook = Notebook()
    weak var remembered: NotesScreen?
    do {
      let screen = NotesScreen(notebook: notebook)
      remembered = screen
      #expect(notebook.notes.map(\.dependents.count) == [1, 1, 1])
      screen.handle(.press(.note(2)))
      #expect(notebook.notes.map(\.dependents.count) == [1, 1, 3])
      screen.handle(.press(.cancel))
      #expect(notebook.notes.map(\.dependents.count) == [1, 1, 1])
      screen.handle(.press(.note(0)))
      #expect(notebook.notes.map(\.dependents.count) == [3, 1, 1])
    }
    #expect(remembered == nil)
    #expect(notebook.notes.map(\.dependents.count) == [0, 0, 0])
    notebook.notes[0].replaceText(with: "b")
  }
}
