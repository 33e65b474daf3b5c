import Lessons
import Observing

/// Loads from and saves to the server, one request at a time, and keeps how the last one ended.
package final class PromotionRequest {
  /// What changed.
  package enum Change: Equatable, Sendable {
    /// What is pending, or how the last request failed.
    case status
  }

  /// What the server has yet to answer.
  package private(set) var pending: PendingRequest?
  /// How the last request failed.
  package private(set) var failure: RequestFailure?
  private let server: any PromotionServer
  private let observers: Observers<Change>

  /// - Parameter pending: A request that is pending has to be resumed.
  package init(
    server: any PromotionServer, pending: PendingRequest? = nil, failure: RequestFailure? = nil,
    _ transaction: Transaction
  ) {
    self.server = server
    self.pending = pending
    self.failure = failure
    observers = Observers(transaction)
  }

  /// Calls the handler with each change until the subscription is dropped.
  package func observe(_ handler: @escaping (Change) -> Void) -> Subscription { observers.add(handler) }

  /// Asks for the server's list, which replaces the store's; does nothing while a request is pending.
  package func load(into store: PromotionStore) { begin(.load, with: store) }

  /// Sends the store's list to the server; does nothing while a request is pending.
  package func save(_ store: PromotionStore) { begin(.save, with: store) }

  private func begin(_ request: PendingRequest, with store: PromotionStore) {
    if pending != nil { return }
    observers.perform {
      pending = request
      failure = nil
      observers.note(.status)
      resume(with: store)
    }
  }

  /// Sends what is pending to the server.
  func resume(with store: PromotionStore) {
    switch pending {
    case .load: server.load { [weak self, weak store] result in self?.end(result, .load) { store?.replace(with: $0) } }
    case .save: server.save(store.promotions) { [weak self] result in self?.end(result, .save) {} }
    case nil: break
    }
  }

  private func end<Value>(
    _ result: Result<Value, NoConnection>, _ failure: RequestFailure, _ completion: (Value) -> Void
  ) {
    observers.perform {
      pending = nil
      switch result {
      case .success(let value): completion(value)
      case .failure: self.failure = failure
      }
      observers.note(.status)
    }
  }

  /// Takes over a saved request. One that is pending has to be resumed.
  func restore(pending: PendingRequest?, failure: RequestFailure?) {
    self.pending = pending
    self.failure = failure
    observers.note(.status)
  }
}
