import Lessons
import Renderer

/// Shows the order: its amount, what it costs, and what is saved.
struct OrderLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  var promotions: [PromotionRecord] = [] { didSet { setNeedsDisplay() } }
  var today = 0 { didSet { setNeedsDisplay() } }
  /// In cents.
  var amount = 0 { didSet { setNeedsDisplay() } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) {
    canvas.line("\(amount.money): pay \(price.money), save \((amount - price).money)", style: .bold)
  }

  /// What the order costs: with the best promotion of one type, or with both when they stack.
  private var price: Int {
    let discount = best(.discount)
    let full = best(.full)
    let discounted = discount?.price(of: amount, on: today) ?? amount
    var lowest = min(discounted, full?.price(of: amount, on: today) ?? amount)
    if let discount, let full, discount.isStackable, full.isStackable {
      lowest = min(lowest, full.price(of: discounted, on: today))
    }
    return lowest
  }

  private func best(_ promotionType: PromotionType) -> PromotionRecord? {
    var lowest = amount
    var best: PromotionRecord?
    for promotion in promotions where promotion.promotionType == promotionType {
      let price = promotion.price(of: amount, on: today)
      if price < lowest {
        lowest = price
        best = promotion
      }
    }
    return best
  }
}
