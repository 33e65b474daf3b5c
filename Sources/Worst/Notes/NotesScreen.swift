import Lessons
import Renderer

/// Notes, the worst way: there is no model. The notes live in their rows, and this screen keeps the draft and the
/// count in step with them.
package final class NotesScreen: Screen, Shareable {
  package let window: Window<NotesControl>

  private var titleLabel: Label
  private var rows: [NoteRow]
  private let controller: NoteController
  private var count: CharacterCount
  private var doneButton: Button
  private var cancelButton: Button
  private var hintLabel: Label

  /// Starts with the notes that the lesson starts with.
  package convenience init(settings: NoSettings, seed: UInt64) {
    self.init(notes: Notes.texts)
  }

  /// Goes on with saved notes.
  package convenience init(state: NotesState) {
    self.init(notes: state.notes)
    resumeEditing(state)
  }

  /// Opens a second screen. The notes belong to the other one, so this one has its own.
  package convenience init(beside other: NotesScreen) {
    self.init(notes: Notes.texts)
  }

  private init(notes: [String]) {
    window = Window(size: NotesLayout.size)
    titleLabel = Label("Notes", frame: NotesLayout.title, style: .bold)
    rows = notes.enumerated().map { index, text in
      NoteRow(text, key: "\(index)".first, frame: NotesLayout.row(index))
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

  // MARK: Editing

  private func open(_ index: Int) {
    controller.edit(.moveToEnd)
    commitDraft()
    if index != controller.editing {
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
    controller.editing = index
    controller.field.text = rows[index].text
    count.text = rows[index].text
    addEditor()
  }

  private func stopEditing() {
    removeEditor()
    controller.editing = nil
    controller.field.text = ""
  }

  private func commitDraft() {
    guard let index = controller.editing else { return }
    rows[index].text = controller.field.text
    count.text = rows[index].text
  }

  // MARK: Saved state

  /// Which note is being edited, and the draft, with its cursor.
  package var viewState: (editing: Int?, draft: TextField) {
    get { (controller.editing, controller.field) }
    set {
      if newValue.editing != controller.editing {
        stopEditing()
        if let index = newValue.editing { startEditing(index) }
      }
      controller.field.takeText(from: newValue.draft)
    }
  }

  package var savedState: NotesState {
    NotesState(draft: controller.field.text, editing: controller.editing, notes: rows.map(\.text))
  }

  /// - Precondition: There are as many notes.
  package func restore(_ state: NotesState) {
    stopEditing()
    for (index, text) in state.notes.enumerated() { rows[index].text = text }
    resumeEditing(state)
  }

  private func resumeEditing(_ state: NotesState) {
    guard let index = state.editing else { return }
    startEditing(index)
    controller.field.text = state.draft
    window.focus(.text)
  }
}
