import Lessons
import Observation

/// Loads from and saves to the server, one request at a time, and keeps how the last one ended.
@Observable
package final class PromotionRequest {
  /// What the server has yet to answer.
  package private(set) var pending: PendingRequest?
  /// How the last request failed.
  package private(set) var failure: RequestFailure?
  private let server: any PromotionServer

  /// - Parameter pending: A request that is pending has to be resumed.
  package init(server: any PromotionServer, pending: PendingRequest? = nil, failure: RequestFailure? = nil) {
    self.server = server
    self.pending = pending
    self.failure = failure
  }

  /// Asks for the server's list, which replaces the store's; does nothing while a request is pending.
  package func load(into store: PromotionStore) { begin(.load, with: store) }

  /// Sends the store's list to the server; does nothing while a request is pending.
  package func save(_ store: PromotionStore) { begin(.save, with: store) }

  private func begin(_ request: PendingRequest, with store: PromotionStore) {
    if pending != nil { return }
    pending = request
    failure = nil
    resume(with: store)
  }

  /// Sends what is pending to the server.
  func resume(with store: PromotionStore) {
    switch pending {
    case .load: server.load { [weak self, weak store] result in self?.end(result, .load) { store?.replace(with: $0) } }
    case .save: server.save(store.records) { [weak self] result in self?.end(result, .save) {} }
    case nil: break
    }
  }

  private func end<Value>(
    _ result: Result<Value, NoConnection>, _ failure: RequestFailure, _ completion: (Value) -> Void
  ) {
    pending = nil
    switch result {
    case .success(let value): completion(value)
    case .failure: self.failure = failure
    }
  }

  /// Takes over a saved request. One that is pending has to be resumed.
  func restore(pending: PendingRequest?, failure: RequestFailure?) {
    self.pending = pending
    self.failure = failure
  }
}
