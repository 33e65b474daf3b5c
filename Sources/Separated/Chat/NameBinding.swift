import Observing
import Renderer
import SeparatedModel

/// Binds a view to a user. A view is a struct, which no handler can change, so it keeps this object; when the view goes,
/// the binding goes.
final class NameBinding {
  let user: User
  /// What the user last announced; the view draws nothing else.
  private(set) var name: String

  private let view: ViewHandle
  private var subscription: Subscription?

  /// Has a view redrawn from now on whenever the user is renamed.
  init(to user: User, for view: ViewHandle) {
    self.user = user
    self.view = view
    name = user.name
    subscription = user.observe { [weak self] _ in
      guard let self else { return }
      self.name = self.user.name
      self.view.setNeedsDisplay()
    }
  }
}
