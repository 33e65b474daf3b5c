import Renderer

/// Shows one note of the list.
struct NoteRow: ControlView {
  var id = ViewID.none
  let frame: Rect
  let key: Character?

  /// What the note last told.
  var text = ""
  let subscription: NoteSubscription

  init(index: Int, key: Character?, frame: Rect) {
    subscription = NoteSubscription(.row(index))
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
