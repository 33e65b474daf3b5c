import Renderer
import SeparatedModel

/// Takes what is typed: the controller beside the field in which a note is edited. What the field holds is a draft
/// until the note takes it over.
final class NoteController: NoteDependent {
  @ViewState var field: TextField

  /// The note that is being edited.
  private(set) weak var note: Note?

  init(frame: Rect) { field = TextField(frame: frame) }

  /// Takes a character or an editing key.
  func edit(_ edit: TextEdit) { field.apply(edit) }

  /// Replaces the note's text with what the field holds.
  func commitDraft() { note?.replaceText(with: field.text) }

  func didAdd(to note: Note) {
    self.note = note
    field.text = note.text
  }

  func textDidChange(of note: Note) { field.text = note.text }

  func willRemove(from note: Note) {
    self.note = nil
    field.text = ""
  }
}
