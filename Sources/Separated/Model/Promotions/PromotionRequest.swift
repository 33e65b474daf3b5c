import Lessons
import Observing

/// Loads from and saves to the server, one request at a time, and keeps how the last one ended.
package final class PromotionRequest {
  /// What the server has yet to answer.
  package private(set) var pending: PendingRequest?
  /// How the last request failed.
  package private(set) var failure: RequestFailure?
  private let server: any PromotionServer
  private let observers: Observers<Shop.Change>

  package init(server: any PromotionServer, observers: Observers<Shop.Change>) {
    self.server = server
    self.observers = observers
  }

  /// Does nothing while another request is pending.
  /// - Parameter completion: Called with the server's list, if it answers with one.
  package func load(_ completion: @escaping ([PromotionRecord]) -> Void) {
    if pending != nil { return }
    observers.perform {
      begin(.load)
      resumeLoading(completion)
    }
  }

  /// Does nothing while another request is pending.
  package func save(_ promotions: [PromotionRecord]) {
    if pending != nil { return }
    observers.perform {
      begin(.save)
      resumeSaving(promotions)
    }
  }

  func resumeLoading(_ completion: @escaping ([PromotionRecord]) -> Void) {
    server.load { [weak self] result in self?.end(result, .load, completion) }
  }

  func resumeSaving(_ promotions: [PromotionRecord]) {
    server.save(promotions) { [weak self] result in self?.end(result, .save) { _ in } }
  }

  private func begin(_ request: PendingRequest) {
    pending = request
    failure = nil
    observers.note(.request)
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
      observers.note(.request)
    }
  }

  /// Takes over a saved request. One that is pending has to be resumed.
  func restore(pending: PendingRequest?, failure: RequestFailure?) {
    self.pending = pending
    self.failure = failure
  }
}
