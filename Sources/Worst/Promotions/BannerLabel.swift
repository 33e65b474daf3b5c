import Lessons
import Renderer

/// Advertises the best promotion of type `discount` for the order.
struct BannerLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  var promotions: [PromotionRecord] = []
  var today = 0
  /// In cents.
  var amount = 0
  private var bestDiscount: PromotionRecord? { didSet { if bestDiscount != oldValue { setNeedsDisplay() } } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) {
    if let bestDiscount {
      canvas.line("Best discount: \(bestDiscount.name)", style: Style(foreground: .magenta, attributes: .bold))
    } else {
      canvas.line("No discount for this order", style: .dim)
    }
  }

  /// Finds the best promotion again.
  mutating func calculate() {
    var lowest = amount
    var best: PromotionRecord?
    for promotion in promotions where promotion.promotionType == .discount {
      if !promotion.isActive || !today.isBetween(promotion.start, and: promotion.end) { continue }
      let price =
        switch promotion.discountType {
        case .rate: (amount * promotion.discount + 50) / 100  // rounded half up
        case .coupon: max(amount - promotion.discount, 0)
        }
      if price < lowest {
        lowest = price
        best = promotion
      }
    }
    bestDiscount = best
  }
}
