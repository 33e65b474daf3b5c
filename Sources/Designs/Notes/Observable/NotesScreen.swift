import Lessons
import NotesObservableModel
import Renderer

/// Notes, tracked: the notes are the notebook's. Each row and the count read a note as they draw; this screen makes
/// them, puts them where they belong, and has the controller follow what is written elsewhere.
package final class NotesScreen: TrackedScreen, Shareable {
  package let window: Window<NotesControl>

  private var titleLabel: Label
  private var rows: [NoteRow]
  private let controller: NoteController
  private var count: CharacterCount
  private var doneButton: Button
  private var cancelButton: Button
  private var hintLabel: Label

  private let notebook: Notebook

  /// Starts with the notes that the lesson starts with.
  package convenience init(settings: NoSettings, seed: UInt64) {
    self.init(notebook: Notebook())
  }

  /// Goes on with saved notes.
  package convenience init(state: NotesState) {
    self.init(notebook: Notebook(savedState: state.notes))
    resumeEditing(state)
  }

  /// Opens a second screen on the same notebook.
  package convenience init(beside other: NotesScreen) {
    self.init(notebook: other.notebook)
  }

  /// Shows the notes of a notebook, which other screens may show as well.
  package init(notebook: Notebook) {
    self.notebook = notebook
    window = Window(size: NotesLayout.size)
    titleLabel = Label("Notes", frame: NotesLayout.title, style: .bold)
    rows = notebook.notes.enumerated().map { index, note in
      NoteRow(note: note, key: "\(index)".first, frame: NotesLayout.row(index))
    }
    controller = NoteController(frame: NotesLayout.field)
    count = CharacterCount(frame: NotesLayout.count)
    doneButton = Button("Done", frame: NotesLayout.done)
    cancelButton = Button("Cancel", frame: NotesLayout.cancel)
    hintLabel = Label("(Return / Escape)", frame: NotesLayout.hint, style: .dim)
    addViews()
  }

  private func addViews() {
    window.add(&titleLabel, named: "title")
    for index in rows.indices { window.add(&rows[index], as: .note(index)) }
  }

  private func addEditor() {
    window.addField(&controller.field, as: .text, return: .done, escape: .cancel)
    window.add(&count, named: "count")
    window.add(&doneButton, as: .done)
    window.add(&cancelButton, as: .cancel)
    window.add(&hintLabel, named: "hint")
  }

  private func removeEditor() {
    window.remove(&controller.field)
    window.remove(&count)
    window.remove(&doneButton)
    window.remove(&cancelButton)
    window.remove(&hintLabel)
  }

  package func display() {
    window.display(titleLabel)
    window.display(rows)
    window.display(controller.field)
    window.display(count)
    window.display(doneButton)
    window.display(cancelButton)
    window.display(hintLabel)
  }

  package func activate(_ control: NotesControl) {
    switch control {
    case .note(let index): open(index)
    case .text: break
    case .done: finishEditing()
    case .cancel: stopEditing()
    }
  }

  package func edit(_ field: NotesControl, _ edit: TextEdit) {
    controller.edit(edit)
  }

  // MARK: Updating

  /// Reads nothing but the note being edited: the draft is replaced whenever something that was read here is written.
  package func update() { controller.followNote() }

  // MARK: Editing

  private func open(_ index: Int) {
    controller.edit(.moveToEnd)
    controller.commitDraft()
    if index != editing {
      stopEditing()
      startEditing(index)
    }
    window.focus(.text)
  }

  private func finishEditing() {
    controller.commitDraft()
    stopEditing()
  }

  private func startEditing(_ index: Int) {
    edit(notebook.notes[index])
    addEditor()
  }

  private func stopEditing() {
    removeEditor()
    edit(nil)
  }

  private func edit(_ note: Note?) {
    controller.edit(note)
    count.note = note
    setNeedsUpdate()
  }

  private var editing: Int? { notebook.notes.firstIndex { $0 === controller.note } }

  // MARK: Saved state

  /// Which note is being edited, and the draft, with its cursor.
  package var viewState: (editing: Int?, draft: TextField) {
    get { (editing, controller.field) }
    set {
      updateIfNeeded()  // or the draft would give way to what was written before
      if newValue.editing != editing {
        stopEditing()
        if let index = newValue.editing { startEditing(index) }
      }
      controller.field.takeText(from: newValue.draft)
    }
  }

  package var savedState: NotesState {
    NotesState(draft: controller.field.text, editing: editing, notes: notebook.savedState)
  }

  /// - Precondition: There are as many notes.
  package func restore(_ state: NotesState) {
    stopEditing()
    notebook.restore(state.notes)
    resumeEditing(state)
  }

  private func resumeEditing(_ state: NotesState) {
    guard let index = state.editing else { return }
    startEditing(index)
    controller.field.text = state.draft
    window.focus(.text)
  }
}
