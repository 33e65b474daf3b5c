import Observing
import Renderer
import SeparatedModel

/// Binds a view to a user: it takes over the name whenever the user announces one. The view draws nothing else.
final class NameBinding: ViewSubscription<String> {
  let user: User
  private var subscription: Subscription?

  /// Has a view redrawn from now on whenever the user is renamed.
  init(to user: User, for view: ViewHandle) {
    self.user = user
    super.init(user.name, for: view)
    // A user keeps its observers, so they must not keep the user.
    subscription = user.observe { [weak self, unowned user] _ in self?.value = user.name }
  }
}
