/// Where a model announces its changes without knowing who listens.
///
///     final class Game {
///       private let observers = Observers<Change>()
///
///       func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }
///     }
///
/// Observers are told at once, in the order in which they subscribed. Whoever drops the subscription is told no more,
/// and needs no goodbye.
public final class Observers<Change> {
  private struct Observer {
    let interest: Subscription.Interest
    let handler: (Change) -> Void
  }

  private var observers: [Observer] = []
  private let monitor = AnnouncementMonitor.current

  /// No observers; watched over by the current `AnnouncementMonitor`, if there is one.
  public init() {}

  /// - Returns: What the observer keeps for as long as it wants to be told.
  public func add(_ handler: @escaping (Change) -> Void) -> Subscription {
    let subscription = Subscription()
    observers.removeAll { !$0.interest.lasts }
    observers.append(Observer(interest: subscription.interest, handler: handler))
    return subscription
  }

  /// Tells every observer. One that subscribes meanwhile is told from the next change on.
  public func announce(_ change: Change) {
    if monitor?.hears(change) == false { return }
    for observer in observers where observer.interest.lasts { observer.handler(change) }
  }
}
