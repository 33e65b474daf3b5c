import Renderer

/// Shows one note of the list.
struct NoteRow: ControlView {
  var handle = ViewHandle() { didSet { text.view = handle } }
  let frame: Rect
  let key: Character?

  /// What the note last announced.
  let text = NoteSubscription("")

  init(key: Character?, frame: Rect) {
    self.key = key
    self.frame = frame
  }

  func draw(in canvas: Canvas) {
    var end = canvas.write(canvas.isFocused ? ">" : " ", x: 0, y: 0, style: canvas.focusStyle)
    end = canvas.write(text.value, x: end, y: 0, width: canvas.size.width - 4, style: canvas.focusStyle)
    end = canvas.write(canvas.isFocused ? "<" : " ", x: end, y: 0, style: canvas.focusStyle)
    canvas.endLine(from: end, key: key)
  }
}
