import Lessons
import Renderer

/// Advertises the best promotion of type `discount` for the order.
struct BannerLabel: View {
  var id = ViewID.none
  let frame: Rect

  var promotions: [PromotionRecord] = []
  var today = 0
  /// In cents.
  var amount = 0

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) {
    if let bestDiscount {
      canvas.line("Best discount: \(bestDiscount.name)", style: Style(foreground: .magenta, attributes: .bold))
    } else {
      canvas.line("No discount for this order", style: .dim)
    }
  }

  private var bestDiscount: PromotionRecord? {
    var lowest = amount
    var best: PromotionRecord?
    for promotion in promotions where promotion.promotionType == .discount && promotion.isActive {
      if today < promotion.start || today > promotion.end { continue }
      let price =
        promotion.discountType == .rate
        ? (amount * promotion.discount + 50) / 100 : max(amount - promotion.discount, 0)
      if price < lowest {
        lowest = price
        best = promotion
      }
    }
    return best
  }
}
