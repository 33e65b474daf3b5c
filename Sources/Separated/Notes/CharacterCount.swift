import Renderer

/// Tells how many characters the note being edited has. A character is what a reader takes for one: 🐶, é.
struct CharacterCount: View {
  var handle = ViewHandle() { didSet { text.view = handle } }
  let frame: Rect

  /// What the note last announced.
  let text = NoteSubscription("")

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { canvas.line(text.value.count == 1 ? "1 character" : "\(text.value.count) characters") }
}
