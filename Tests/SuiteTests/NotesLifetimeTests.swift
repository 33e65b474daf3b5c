import Lessons
import Renderer
import SeparatedModel
import Testing

@testable import Separated

@Suite struct `A note` {
  @Test func `has a view redrawn that comes to it from another note, and one that leaves it`() {
    let window = Window<NotesControl>(size: NotesLayout.size)
    var count = CharacterCount(frame: NotesLayout.count)
    var row = NoteRow(key: nil, frame: NotesLayout.row(0))
    window.add(&count, named: "count")
    window.add(&row, as: .note(0))
    func redrawn() -> [String] {
      defer { window.discardInvalidations() }
      window.display(count)
      window.display(row)
      return window.names(of: window.invalidated)
    }
    _ = redrawn()
    let (one, other) = (Note(text: "a"), Note(text: "abc"))
    one.addDependent(count.text)
    one.addDependent(row.text)
    #expect(redrawn() == ["count", "note 0"])
    one.removeDependent(count.text)
    other.addDependent(count.text)
    #expect(redrawn() == ["count"])
    #expect(window.surface.lines[7] == " 3 characters")
    one.removeDependent(row.text)
    #expect(redrawn() == ["note 0"])
    #expect(window.surface.lines[2] == "")
    one.replaceText(with: "b")
    #expect(redrawn() == [])
  }

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

  @Test func `has its row, the editor and the count as dependents for as long as it is being edited`() {
    let notebook = Notebook()
    let screen = NotesScreen(notebook: notebook)
    #expect(notebook.notes.map(\.dependents.count) == [1, 1, 1])
    screen.handle(.press(.note(0)))
    #expect(notebook.notes.map(\.dependents.count) == [3, 1, 1])
    screen.handle(.press(.note(2)))
    #expect(notebook.notes.map(\.dependents.count) == [1, 1, 3])
    screen.handle(.press(.cancel))
    #expect(notebook.notes.map(\.dependents.count) == [1, 1, 1])
  }
}
