import ChatObservableModel
import Renderer

/// Tells who writes to whom.
struct TitleView: ContextView {
  var handle = ViewHandle()
  let frame: Rect

  /// To you, then to the other.
  private var users: [User] = []

  init(frame: Rect) { self.frame = frame }

  mutating func didMove(toContext context: ChatContext?) {
    users = context?.dataHandler.users ?? []
  }

  func draw(in canvas: Canvas) {
    canvas.line(users.map(\.name).joined(separator: " and "), style: .bold)
  }
}
