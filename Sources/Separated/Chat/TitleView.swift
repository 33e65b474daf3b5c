import Renderer
import SeparatedModel

/// Tells who writes to whom.
struct TitleView: ContextView {
  var handle = ViewHandle()
  let frame: Rect

  /// To you, then to the other.
  private var bindings: [NameBinding] = []

  init(frame: Rect) { self.frame = frame }

  mutating func didMove(toContext context: ChatContext?) {
    bindings = context?.dataHandler.users.map { [handle] user in NameBinding(to: user, for: handle) } ?? []
  }

  func draw(in canvas: Canvas) {
    canvas.line(bindings.map(\.value).joined(separator: " and "), style: .bold)
  }
}
