import Renderer

/// The field in which a note is edited. Its text is a draft until editing is done.
struct NoteEditor: ControlView {
  var field: TextField
  /// The index of the note that is being edited.
  @ViewState var editing: Int? = nil
  var subscription: NoteSubscription?

  init(frame: Rect) { field = TextField(frame: frame) }

  var id: ViewID {
    get { field.id }
    set { field.id = newValue }
  }

  var frame: Rect { field.frame }

  /// Setting it moves the cursor to the end.
  var draft: String {
    get { field.text }
    set { field.text = newValue }
  }

  mutating func apply(_ edit: TextEdit) { field.apply(edit) }

  func draw(in canvas: Canvas) { field.draw(in: canvas) }
}
