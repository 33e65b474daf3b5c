import Lessons

/// Finds the best offers for an amount, and what it costs with them.
package struct PromotionCalculator {
  private let store: PromotionStore
  private let today: Int

  package init(store: PromotionStore, today: Int) {
    self.store = store
    self.today = today
  }

  /// The working promotion of a type with the lowest price below the amount; of equal ones, the first.
  package func best(_ promotionType: PromotionType, for amount: Int) -> PromotionRecord? {
    var lowest = amount
    var best: PromotionRecord?
    for promotion in store.workingPromotions(promotionType, on: today) {
      let price = promotion.price(of: amount, on: today)
      if price < lowest {
        lowest = price
        best = promotion
      }
    }
    return best
  }

  /// What an order of this amount costs: with the best promotion of one type, or with both when they stack.
  package func price(of amount: Int) -> Int {
    let discount = best(.discount, for: amount)
    let full = best(.full, for: amount)
    let discounted = discount?.price(of: amount, on: today) ?? amount
    var lowest = min(discounted, full?.price(of: amount, on: today) ?? amount)
    if let discount, let full, discount.isStackable, full.isStackable {
      lowest = min(lowest, full.price(of: discounted, on: today))
    }
    return lowest
  }
}
