import Renderer
import ToDoObservableModel

/// Tells how many items there are, and how many there can be.
struct ToDoTitle: View {
  var handle = ViewHandle()
  let frame: Rect
  let store: ToDoStore

  init(store: ToDoStore, frame: Rect) {
    self.store = store
    self.frame = frame
  }

  func draw(in canvas: Canvas) { canvas.line("To Do (\(store.items.count)/\(store.capacity))", style: .bold) }
}
