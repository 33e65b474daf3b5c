import Renderer

/// Tells how many characters the note has that is being edited. A character is what a reader takes for one: 🐶, é.
struct CharacterCount: View {
  var handle = ViewHandle() { didSet { text.view = handle } }
  let frame: Rect

  /// What the note last told.
  let text = NoteSubscription("")

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { canvas.line(text.value.count == 1 ? "1 character" : "\(text.value.count) characters") }
}
