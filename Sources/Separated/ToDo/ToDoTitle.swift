import Renderer

/// Tells how many items there are, and how many there can be.
struct ToDoTitle: View {
  var handle = ViewHandle()
  let frame: Rect
  let capacity: Int

  var count = 0 { didSet { setNeedsDisplay() } }

  init(capacity: Int, frame: Rect) {
    self.capacity = capacity
    self.frame = frame
  }

  func draw(in canvas: Canvas) { canvas.line("To Do (\(count)/\(capacity))", style: .bold) }
}
