/// Where a model announces its changes without knowing who listens.
///
///     final class Game {
///       private let observers = Observers<Change>()
///
///       func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }
///     }
///
/// Observers are told at once, in the order in which they subscribed. They are held weakly: whoever drops the
/// subscription is told no more, and needs no goodbye.
public final class Observers<Change> {
  private final class Observer {
    weak var subscription: Subscription?
    let handler: (Change) -> Void

    init(_ subscription: Subscription, _ handler: @escaping (Change) -> Void) {
      self.subscription = subscription
      self.handler = handler
    }
  }

  private var observers: [Observer] = []
  private let monitor = AnnouncementMonitor.current

  /// No observers; watched over by the current `AnnouncementMonitor`, if there is one.
  public init() {}

  /// - Returns: What the observer keeps for as long as it wants to be told.
  public func add(_ handler: @escaping (Change) -> Void) -> Subscription {
    let subscription = Subscription()
    observers.removeAll { $0.subscription == nil }
    observers.append(Observer(subscription, handler))
    return subscription
  }

  /// Tells every observer. One that subscribes meanwhile is told from the next change on.
  public func announce(_ change: Change) {
    if monitor?.hears(change) == false { return }
    for observer in observers where observer.subscription != nil { observer.handler(change) }
  }
}
