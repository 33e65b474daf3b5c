import PromotionsObservableModel
import Renderer

/// Shows the order: its amount, what it costs, and what is saved.
struct OrderLabel: View {
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
    let amount = order.amount
    let price = PromotionCalculator(store: store, today: order.today).price(of: amount)
    canvas.line("\(amount.money): pay \(price.money), save \((amount - price).money)", style: .bold)
  }
}
