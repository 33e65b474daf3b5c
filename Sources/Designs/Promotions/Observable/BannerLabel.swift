import Lessons
import PromotionsObservableModel
import Renderer

/// Advertises the best promotion of type `discount` for the order.
struct BannerLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  let store: PromotionStore
  let order: Order

  init(frame: Rect, store: PromotionStore, order: Order) {
    self.frame = frame
    self.store = store
    self.order = order
  }

  func draw(in canvas: Canvas) {
    if let bestDiscount {
      canvas.line("Best discount: \(bestDiscount.name)", style: Style(foreground: .magenta, attributes: .bold))
    } else {
      canvas.line("No discount for this order", style: .dim)
    }
  }

  private var bestDiscount: PromotionRecord? {
    PromotionCalculator(store: store, today: order.today).best(.discount, for: order.amount)
  }
}
