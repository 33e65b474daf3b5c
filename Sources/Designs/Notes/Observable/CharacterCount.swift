import NotesObservableModel
import Renderer

/// Tells how many characters the note being edited has. A character is what a reader takes for one: 🐶, é.
struct CharacterCount: View {
  var handle = ViewHandle()
  let frame: Rect

  @ViewState var note: Note? { didSet { setNeedsDisplay() } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { canvas.line(count == 1 ? "1 character" : "\(count) characters") }

  private var count: Int { note?.text.count ?? 0 }
}
