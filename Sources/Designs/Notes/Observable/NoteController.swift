import NotesObservableModel
import Renderer

/// Takes what is typed: the controller beside the field in which a note is edited. What the field holds is a draft
/// until the note takes it over.
final class NoteController {
  @ViewState var field: TextField

  /// The note that is being edited.
  @ViewState private(set) var note: Note?
  /// Whether an update has read the note since editing began: the next update then means that the note was written.
  @ViewState private var isFollowing = false

  init(frame: Rect) { field = TextField(frame: frame) }

  /// Takes a character or an editing key.
  func edit(_ edit: TextEdit) { field.apply(edit) }

  /// Replaces the note's text with what the field holds.
  func commitDraft() { note?.replaceText(with: field.text) }

  /// Begins a draft of another note, or of none.
  func edit(_ note: Note?) {
    self.note = note
    isFollowing = false
    field.text = note?.text ?? ""
  }

  /// Replaces the draft when the note was written, even with the text that the draft began with.
  func followNote() {
    let text = note?.text ?? ""
    if isFollowing { field.text = text }
    isFollowing = true
  }
}
