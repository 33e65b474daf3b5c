import Lessons
import Renderer

/// Advertises the best promotion of type `discount` for the order.
struct BannerLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  var bestDiscount: PromotionRecord? { didSet { if bestDiscount != oldValue { setNeedsDisplay() } } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) {
    if let bestDiscount {
      canvas.line("Best discount: \(bestDiscount.name)", style: Style(foreground: .magenta, attributes: .bold))
    } else {
      canvas.line("No discount for this order", style: .dim)
    }
  }
}
