import Lessons
import Renderer
import SeparatedModel
import Testing

@testable import Separated

@Suite struct `A note` {
  /// Writes down what it is told.
  private final class Recorder: NoteDependent {
    private(set) var told: [String] = []

    func didAdd(to note: Note) { told.append("added: \(note.text)") }
    func textDidChange(of note: Note) { told.append("changed: \(note.text)") }
    func willRemove(from note: Note) { told.append("removed: \(note.text)") }
  }

  @Test func `tells its dependents on adding, change and removal`() {
    let note = Note(text: "a")
    let (one, other) = (Recorder(), Recorder())
    note.addDependent(one)
    note.replaceText(with: "b")
    note.addDependent(other)
    note.replaceText(with: "c")
    note.removeDependent(one)
    note.replaceText(with: "d")
    #expect(one.told == ["added: a", "changed: b", "changed: c", "removed: c"])
    #expect(other.told == ["added: b", "changed: c", "changed: d"])
  }

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

  @Test func `tells when the notes that were restored with it are whole`() {
    final class Reader: NoteDependent {
      let notebook: Notebook
      private(set) var read: [[String]] = []

      init(_ notebook: Notebook) { self.notebook = notebook }

      func didAdd(to note: Note) {}
      func textDidChange(of note: Note) { read.append(notebook.savedState) }
      func willRemove(from note: Note) {}
    }
    let notebook = Notebook()
    let reader = Reader(notebook)
    for note in notebook.notes { note.addDependent(reader) }
    NotesScreen(notebook: notebook).restore(NotesState(notes: ["a", "b", "c"]))
    #expect(reader.read == Array(repeating: ["a", "b", "c"], count: 3))
  }

  @Test func `keeps no dependent alive, and needs no goodbye`() {
    let note = Note(text: "a")
    var recorder: Recorder? = Recorder()
    weak let remembered = recorder
    recorder.map { note.addDependent($0) }
    #expect(note.dependents.count == 1)
    recorder = nil
    #expect(remembered == nil)
    #expect(note.dependents.isEmpty)
    note.replaceText(with: "b")
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

  @Test func `is followed by every screen that shows it`() {
    let notebook = Notebook()
    let (one, other) = (NotesScreen(notebook: notebook), NotesScreen(notebook: notebook))
    for screen in [one, other] { screen.handle(.press(.note(0))) }
    for event in [.type("a"), .type("b"), .press(.done)] as [Event<NotesControl>] { one.handle(event) }
    other.redraw()
    #expect(other.window.surface.lines[2].hasPrefix(" 🐶ab"))
    #expect(other.window.surface.lines[6].hasPrefix(">🐶ab"))
    #expect(other.window.surface.lines[7] == " 3 characters")
  }
}
