/// Where a model announces its changes without knowing who listens.
///
///     final class Game {
///       private let observers = Observers<Change>()
///
///       func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }
///
///       func tapSquare(_ index: Int) {
///         observers.perform { … }  // in which every write notes its change
///       }
///     }
///
/// A change is noted where it is written, and announced when the model is whole: see `Transaction`. Observers are told
/// in the order in which they subscribed. Whoever drops the subscription is no longer told, and need not unsubscribe.
public final class Observers<Change> {
  private struct Observer {
    let interest: Subscription.Interest
    /// How many changes were written before it subscribed, so that it has seen them.
    let seen: Int
    let handler: (Change) -> Void
  }

  private var observers: [Observer] = []
  /// How many there may be before those who dropped their subscriptions are looked for.
  private var room = Observers.leastRoom
  private var noted: [Change] = []
  /// How many changes were noted since the beginning.
  private var written = 0
  private let transaction: Transaction
  private let monitor = AnnouncementMonitor.current

  /// No observers; watched over by the current `AnnouncementMonitor`, if there is one.
  /// - Parameter transaction: Shared by the objects of one model; one of its own for a model of one object.
  public init(_ transaction: Transaction = Transaction()) { self.transaction = transaction }

  /// Tells the handler of each change that is written from now on.
  /// - Returns: What the observer keeps for as long as it wants to be told.
  public func add(_ handler: @escaping (Change) -> Void) -> Subscription {
    let subscription = Subscription()
    if observers.count >= room { removeEnded() }
    observers.append(Observer(interest: subscription.interest, seen: written, handler: handler))
    return subscription
  }

  /// Amortised constant time for each observer that is added: it runs when their number has doubled.
  private func removeEnded() {
    observers.removeAll { !$0.interest.lasts }
    room = max(observers.count * 2, Observers.leastRoom)
  }

  private static var leastRoom: Int { 8 }

  /// Carries out a request, and announces what was noted after its last write: see `Transaction.perform`.
  public func perform<Value, Failure>(_ request: () throws(Failure) -> Value) throws(Failure) -> Value {
    try transaction.perform(request)
  }

  /// Carries out one write and takes note of it, so that neither is done without the other.
  public func write(_ change: Change, _ write: () -> Void) {
    write()
    note(change)
  }

  /// Takes note of a change that was just written. It is announced when the outermost request is finished, or at once
  /// outside of any; while others are being announced, after those that were noted here before.
  public func note(_ change: Change) {
    noted.append(change)
    written += 1
    if noted.count == 1 { transaction.add { self.announceNoted() } }
  }

  /// Announces each change noted, in their order.
  private func announceNoted() {
    var next = 0
    while next < noted.count {  // which may grow meanwhile
      let (change, number) = (noted[next], written - noted.count + next)
      next += 1
      if monitor?.hears(change) == false { continue }
      for observer in observers where observer.seen <= number && observer.interest.lasts { observer.handler(change) }
    }
    noted.removeAll(keepingCapacity: true)
  }
}
