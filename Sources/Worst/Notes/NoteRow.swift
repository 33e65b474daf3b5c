import Renderer

/// Shows one note of the list, and is where its text is kept.
struct NoteRow: ControlView {
  var handle = ViewHandle()
  let frame: Rect
  let key: Character?

  var text: String { didSet { setNeedsDisplay() } }

  init(_ text: String, key: Character?, frame: Rect) {
    self.text = text
    self.key = key
    self.frame = frame
  }

  func draw(in canvas: Canvas) {
    var end = canvas.write(canvas.isFocused ? ">" : " ", x: 0, y: 0, style: canvas.focusStyle)
    end = canvas.write(text, x: end, y: 0, width: canvas.size.width - 4, style: canvas.focusStyle)
    end = canvas.write(canvas.isFocused ? "<" : " ", x: end, y: 0, style: canvas.focusStyle)
    canvas.endLine(from: end, key: key)
  }
}
