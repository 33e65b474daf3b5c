import Renderer

/// The field in which a note is edited. Its text is a draft until editing is done.
struct NoteEditor: ControlView {
  @ViewState var draft: TextField
  /// The index of the note that is being edited.
  @ViewState var editing: Int? = nil
  let subscription = NoteSubscription(.editor)

  init(frame: Rect) { draft = TextField(frame: frame) }

  var id: ViewID {
    get { draft.id }
    set { draft.id = newValue }
  }

  var frame: Rect { draft.frame }

  func draw(in canvas: Canvas) { draft.draw(in: canvas) }
}
