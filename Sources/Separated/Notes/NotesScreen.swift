import Lessons
import Renderer
import SeparatedModel

/// Notes, separated: the notes are the notebook's. The row, the editor and the count depend on a note, which tells them
/// what it says; this screen joins them.
package final class NotesScreen: ShareableScreen {
  package let window: Window<NotesControl>

  private var titleLabel: Label
  private var rows: [NoteRow]
  private var editor: NoteEditor
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
    rows = notebook.notes.indices.map { index in
      NoteRow(index: index, key: "\(index)".first, frame: NotesLayout.row(index))
    }
    editor = NoteEditor(frame: NotesLayout.editor)
    count = CharacterCount(frame: NotesLayout.count)
    doneButton = Button("Done", frame: NotesLayout.done)
    cancelButton = Button("Cancel", frame: NotesLayout.cancel)
    hintLabel = Label("(Return / Escape)", frame: NotesLayout.hint, style: .dim)
    addViews()
  }

  private func addViews() {
    window.add(&titleLabel, named: "title")
    for index in rows.indices {
      window.add(&rows[index], as: .note(index))
      rows[index].subscription.subscribe(to: notebook.notes[index], on: self)
    }
  }

  private func addEditor() {
    window.addField(&editor, as: .text, return: .done, escape: .cancel)
    window.add(&count, named: "count")
    window.add(&doneButton, as: .done)
    window.add(&cancelButton, as: .cancel)
    window.add(&hintLabel, named: "hint")
  }

  private func removeEditor() {
    window.remove(&editor)
    window.remove(&count)
    window.remove(&doneButton)
    window.remove(&cancelButton)
    window.remove(&hintLabel)
  }

  package func display() {
    window.display(titleLabel)
    window.display(rows)
    window.display(editor)
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
    editor.draft.apply(edit)
    window.setNeedsDisplay(editor)
  }

  // MARK: Editing

  private func open(_ index: Int) {
    editor.draft.apply(.moveToEnd)
    commitDraft()
    if index != editor.editing {
      stopEditing()
      startEditing(index)
    }
    window.focus(.text)
  }

  private func finishEditing() {
    commitDraft()
    stopEditing()
  }

  private func startEditing(_ index: Int) {
    addEditor()
    editor.editing = index
    editor.subscription.subscribe(to: notebook.notes[index], on: self)
    count.subscription.subscribe(to: notebook.notes[index], on: self)
  }

  private func stopEditing() {
    editor.subscription.cancel()
    count.subscription.cancel()
    removeEditor()
    editor.editing = nil
  }

  private func commitDraft() {
    guard let index = editor.editing else { return }
    notebook.notes[index].replaceText(with: editor.draft.text)
  }

  // MARK: Refreshing

  /// Shows what a note tells the view that depends on it.
  func show(_ text: String, in part: NoteSubscription.Part) {
    switch part {
    case .row(let index): refreshRow(index, text)
    case .editor: refreshEditor(text)
    case .count: refreshCount(text)
    }
  }

  private func refreshRow(_ index: Int, _ text: String) {
    rows[index].text = text
    window.setNeedsDisplay(rows[index])
  }

  private func refreshEditor(_ text: String) {
    editor.draft.text = text
    window.setNeedsDisplay(editor)
  }

  private func refreshCount(_ text: String) {
    count.text = text
    window.setNeedsDisplay(count)
  }

  // MARK: Saved state

  /// Which note is being edited, and the draft, with its cursor.
  package var viewState: (editing: Int?, draft: TextField) {
    get { (editor.editing, editor.draft) }
    set {
      if newValue.editing != editor.editing {
        stopEditing()
        if let index = newValue.editing { startEditing(index) }
      } else if editor.editing != nil {
        window.setNeedsDisplay(editor)
      }
      editor.draft.takeText(from: newValue.draft)
    }
  }

  package var savedState: NotesState {
    NotesState(draft: editor.draft.text, editing: editor.editing, notes: notebook.savedState)
  }

  package func restore(_ state: NotesState) {
    stopEditing()
    notebook.restore(state.notes)
    resumeEditing(state)
  }

  private func resumeEditing(_ state: NotesState) {
    guard let index = state.editing else { return }
    startEditing(index)
    editor.draft.text = state.draft
    window.focus(.text)
  }
}
