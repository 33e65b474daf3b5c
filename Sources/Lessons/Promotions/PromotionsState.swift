/// What Promotions saves: the shop, and which promotion is selected, which belongs to the view.
package struct PromotionsState: SavedState {
  /// `nil` only when there is no promotion.
  package var selected: Int?
  package var shop: ShopState

  package init(selected: Int?, shop: ShopState) {
    self.selected = selected
    self.shop = shop
  }

  package func validate() throws(InvalidState) {
    try shop.validate()
    let indices = shop.promotions.indices
    if let selected {
      if indices.contains(selected) { return }
      let allowed = indices.isEmpty ? "null" : "0…\(indices.upperBound - 1)"
      throw InvalidState("'selected' is \(selected), allowed is \(allowed)")
    } else if !indices.isEmpty {
      throw InvalidState("'selected' is null, allowed is 0…\(indices.upperBound - 1)")
    }
  }

  private enum CodingKeys: CodingKey {
    case selected
  }

  package init(from decoder: any Decoder) throws {
    selected = try decoder.container(keyedBy: CodingKeys.self).decode(Int?.self, forKey: .selected)
    shop = try ShopState(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(selected, forKey: .selected)
    try shop.encode(to: encoder)
  }
}

/// A request that the server has not answered.
package enum PendingRequest: String, SavedWord, Sendable {
  case load, save
}

/// How the last request failed, as it is shown and saved.
package enum RequestFailure: String, SavedWord, Sendable {
  case load = "Could not load promotions"
  case save = "Could not save promotions"
}

/// A merchant's promotions, here and on the server, and one order.
package struct ShopState: SavedState {
  package var promotions: [PromotionRecord]
  /// The list that the server holds.
  package var server: [PromotionRecord]
  /// The order's amount, in cents.
  package var amount: Int
  /// The day, from zero.
  package var today: Int
  package var pending: PendingRequest?
  package var message: RequestFailure?
  /// Whether requests fail.
  package var isOffline: Bool

  package init(
    promotions: [PromotionRecord], server: [PromotionRecord], amount: Int, today: Int, pending: PendingRequest?,
    message: RequestFailure?, isOffline: Bool
  ) {
    self.promotions = promotions
    self.server = server
    self.amount = amount
    self.today = today
    self.pending = pending
    self.message = message
    self.isOffline = isOffline
  }
}

// MARK: - The start

extension PromotionsState {
  /// The first promotion of the server's list is selected.
  package static let start = PromotionsState(selected: 0, shop: .start)
}

extension ShopState {
  /// The server's list, and an order of 120.00 on day 0.
  package static let start = ShopState(
    promotions: firstPromotions, server: firstPromotions, amount: 120_00, today: 0, pending: nil, message: nil,
    isOffline: false)

  private static let firstPromotions = [
    PromotionRecord(promotionType: .discount, discountType: .rate, discount: 80, start: 0, end: 30, isStackable: false),
    PromotionRecord(
      promotionType: .full, discountType: .coupon, discount: 5_00, threshold: 100_00, start: 0, end: 30,
      isStackable: true),
    PromotionRecord(promotionType: .discount, discountType: .rate, discount: 90, start: 7, end: 13, isStackable: true),
  ]
}

// MARK: - The file

extension ShopState {
  private enum CodingKeys: CodingKey {
    case amount, isOffline, message, pending, promotions, server, today
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      promotions: try container.decode([PromotionRecord].self, forKey: .promotions),
      server: try container.decode([PromotionRecord].self, forKey: .server),
      amount: try container.decode(Int.self, forKey: .amount),
      today: try container.decode(Int.self, forKey: .today),
      pending: try container.decode(PendingRequest?.self, forKey: .pending),
      message: try container.decode(RequestFailure?.self, forKey: .message),
      isOffline: try container.decode(Bool.self, forKey: .isOffline))
  }

  /// Writes `null` for what is missing.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(amount, forKey: .amount)
    try container.encode(isOffline, forKey: .isOffline)
    try container.encode(message, forKey: .message)
    try container.encode(pending, forKey: .pending)
    try container.encode(promotions, forKey: .promotions)
    try container.encode(server, forKey: .server)
    try container.encode(today, forKey: .today)
  }
}

// MARK: - Checking

extension ShopState {
  package func validate() throws(InvalidState) {
    try validate("promotions", promotions, counted: "number of promotions")
    try validate("server", server, counted: "number of server promotions")
    try InvalidState.check("amount", amount, in: Promotions.money)
    try InvalidState.check("today", today, in: Promotions.days)
    if let pending, let message {
      throw InvalidState("'message' is '\(message.rawValue)' while a \(pending.rawValue) is pending, allowed is null")
    }
  }

  private func validate(_ name: String, _ list: [PromotionRecord], counted count: String) throws(InvalidState) {
    try InvalidState.check(count, list.count, in: 0...Promotions.capacity)
    for (index, record) in list.enumerated() { try record.validate("\(name).\(index)") }
  }
}
