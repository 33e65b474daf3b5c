import Lessons
import Renderer

/// Shows the order: its amount, what it costs, and what is saved.
struct OrderLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  var promotions: [PromotionRecord] = []
  var today = 0
  /// In cents.
  var amount = 0 { didSet { if amount != oldValue { setNeedsDisplay() } } }
  /// In cents.
  private var price = 0 { didSet { if price != oldValue { setNeedsDisplay() } } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) {
    canvas.line("\(amount.money): pay \(price.money), save \((amount - price).money)", style: .bold)
  }

  /// Works out anew what the order costs: with the best promotion of one type, or with both when they stack.
  mutating func calculate() {
    let discount = best(.discount)
    let full = best(.full)
    let discounted = discount.map { price(of: amount, with: $0) } ?? amount
    var lowest = min(discounted, full.map { price(of: amount, with: $0) } ?? amount)
    if let discount, let full, discount.isStackable, full.isStackable {
      lowest = min(lowest, price(of: discounted, with: full))
    }
    price = lowest
  }

  private func best(_ promotionType: PromotionType) -> PromotionRecord? {
    var lowest = amount
    var best: PromotionRecord?
    for promotion in promotions where promotion.promotionType == promotionType {
      if !promotion.isActive || !today.isBetween(promotion.start, and: promotion.end) { continue }
      let price = price(of: amount, with: promotion)
      if price < lowest {
        lowest = price
        best = promotion
      }
    }
    return best
  }

  /// What is left to pay, in cents, with a promotion that is working.
  private func price(of amount: Int, with promotion: PromotionRecord) -> Int {
    if promotion.promotionType == .full && amount < promotion.threshold { return amount }
    switch promotion.discountType {
    case .rate: return (amount * promotion.discount + 50) / 100  // rounded half up
    case .coupon: return max(amount - promotion.discount, 0)
    }
  }
}
