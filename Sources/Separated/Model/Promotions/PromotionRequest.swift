import Lessons

/// Loads from and saves to the server, one request at a time, and keeps how the last one ended.
package final class PromotionRequest {
  /// What the server has yet to answer.
  package private(set) var pending: PendingRequest?
  /// How the last request failed.
  package private(set) var failure: RequestFailure?
  private let server: any PromotionServer

  package init(server: any PromotionServer) { self.server = server }

  /// - Parameter completion: Called when the server has answered, with its list, or with nothing when it failed.
  package func load(_ completion: @escaping ([PromotionRecord]?) -> Void) {
    begin(.load)
    server.load { [weak self] result in
      self?.end(failure: result.isFailure ? .load : nil)
      completion(try? result.get())
    }
  }

  /// - Parameter completion: Called when the server has answered.
  package func save(_ promotions: [PromotionRecord], _ completion: @escaping () -> Void) {
    begin(.save)
    server.save(promotions) { [weak self] result in
      self?.end(failure: result.isFailure ? .save : nil)
      completion()
    }
  }

  private func begin(_ request: PendingRequest) {
    pending = request
    failure = nil
  }

  private func end(failure: RequestFailure?) {
    pending = nil
    self.failure = failure
  }

  /// Takes over how a saved request ended; one that was pending has to be sent again.
  package func restore(failure: RequestFailure?) { end(failure: failure) }
}

extension Result {
  fileprivate var isFailure: Bool { if case .failure = self { true } else { false } }
}
