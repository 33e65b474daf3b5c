import Lessons
import Observation

/// The merchant's server: it holds a list of promotions, and answers when it can.
package protocol PromotionServer: AnyObject {
  typealias Answer<Value> = (Result<Value, NoConnection>) -> Void

  /// Asks for the list.
  func load(_ answer: @escaping Answer<[PromotionRecord]>)

  /// Replaces the list.
  func save(_ promotions: [PromotionRecord], _ answer: @escaping Answer<Void>)
}

/// Why a server does not do as it is asked.
package struct NoConnection: Error, Equatable {
  package init() {}
}

/// A server in process, which answers when time passes.
@Observable
package final class LocalPromotionServer: PromotionServer {
  package private(set) var promotions: [PromotionRecord]
  /// Whether requests fail, including those on their way.
  package private(set) var isOffline: Bool
  @ObservationIgnored private var pending: (() -> Void)?

  init(promotions: [PromotionRecord], isOffline: Bool) {
    self.promotions = promotions
    self.isOffline = isOffline
  }

  package func load(_ answer: @escaping Answer<[PromotionRecord]>) {
    pending = { [unowned self] in answer(isOffline ? .failure(NoConnection()) : .success(promotions)) }
  }

  package func save(_ promotions: [PromotionRecord], _ answer: @escaping Answer<Void>) {
    pending = { [unowned self] in
      if isOffline { return answer(.failure(NoConnection())) }
      self.promotions = promotions
      answer(.success(()))
    }
  }

  /// Loses the connection, or finds it again.
  package func toggleOffline() { isOffline.toggle() }

  /// Time passes: answers the request that is pending.
  package func tick() {
    let answer = pending
    pending = nil
    answer?()
  }

  /// Takes over what a saved server held, and forgets the request that is pending.
  func restore(promotions: [PromotionRecord], isOffline: Bool) {
    self.promotions = promotions
    self.isOffline = isOffline
    pending = nil
  }
}
