import Renderer

/// Takes what is typed: the controller beside the field in which a note is edited. What the field holds is a draft
/// until editing is done.
final class NoteController {
  @ViewState var field: TextField

  /// The index of the note that is being edited.
  @ViewState var editing: Int?

  init(frame: Rect) { field = TextField(frame: frame) }

  /// Takes a character or an editing key.
  func edit(_ edit: TextEdit) { field.apply(edit) }
}
