import Renderer

/// Tells how many characters the note being edited has. A character is what a reader takes for one: 🐶, é.
struct CharacterCount: View {
  var handle = ViewHandle()
  let frame: Rect

  /// A copy of the note's text.
  var text = "" { didSet { setNeedsDisplay() } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { canvas.line(text.count == 1 ? "1 character" : "\(text.count) characters") }
}
