import Lessons
import Renderer

/// Advertises the best promotion of type `discount` for the order.
struct BannerLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  var promotions: [PromotionRecord] = [] { didSet { setNeedsDisplay() } }
  var today = 0 { didSet { setNeedsDisplay() } }
  /// In cents.
  var amount = 0 { didSet { setNeedsDisplay() } }

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
    for promotion in promotions where promotion.promotionType == .discount {
      let price = promotion.price(of: amount, on: today)
      if price < lowest {
        lowest = price
        best = promotion
      }
    }
    return best
  }
}
