import Observing
import Renderer
import SeparatedModel

/// Tells who writes to whom.
struct TitleView: View {
  var id = ViewID.none
  let frame: Rect

  /// You, then the other.
  private var users: [User] = []
  private var subscriptions: [Subscription] = []

  init(frame: Rect) { self.frame = frame }

  mutating func didMove(to context: AnyObject?) {
    users = (context as? ChatContext)?.dataHandler.users ?? []
  }

  /// Calls the handler whenever a user was renamed.
  mutating func observe(_ handler: @escaping (User.Change) -> Void) {
    subscriptions = users.map { $0.observe(handler) }
  }

  func draw(in canvas: Canvas) {
    canvas.line(users.map(\.name).joined(separator: " and "), style: .bold)
  }
}
