import Renderer

/// Tells how many characters the note has that is being edited. A character is what a reader takes for one: 🐶, é.
struct CharacterCount: View {
  var id = ViewID.none
  let frame: Rect

  /// What the note last told.
  var text = ""
  let subscription = NoteSubscription(.count)

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { canvas.line(text.count == 1 ? "1 character" : "\(text.count) characters") }
}
