import Renderer

/// Tells how many characters the note has that is being edited. A character is what a reader takes for one: 🐶, é.
struct CharacterCount: View {
  var handle = ViewHandle() { didSet { subscription.view = handle } }
  let frame: Rect

  let subscription = NoteSubscription()

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { canvas.line(text.count == 1 ? "1 character" : "\(text.count) characters") }

  private var text: String { subscription.text }
}
