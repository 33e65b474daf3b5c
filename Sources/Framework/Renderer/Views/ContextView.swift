/// A view that reaches something through its window: what the window's owner offers to all of its views.
///
/// It names what it needs as `Context`: a protocol to which the owner's context conforms, or the context's class.
///
///     protocol UserDirectory: AnyObject {
///       func name(of user: Int) -> String
///     }
///
///     struct AvatarView: ContextView {
///       private var users: (any UserDirectory)?
///
///       mutating func didMove(toContext context: (any UserDirectory)?) { users = context }
///     }
public protocol ContextView: View {
  /// What the view needs of the window's context.
  associatedtype Context

  /// Called as the view is added, when it can have itself redrawn already, and as it is removed, with `nil`: what it
  /// keeps of the context, such as a subscription, ends there.
  mutating func didMove(toContext context: Context?)
}

extension ContextView {
  /// Hands the window's context on as what the view needs.
  /// - Precondition: The window's context conforms to it.
  public mutating func didMove(to context: AnyObject?) {
    if !isInWindow { return didMove(toContext: nil) }
    let needed = context as? Context
    precondition(
      needed != nil, "The context of a window with a \(Self.self) is \(Context.self) (was \(context as Any))")
    didMove(toContext: needed)
  }
}
