import Renderer

/// Shows the order: its amount, what it costs, and what is saved.
struct OrderLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  /// In cents.
  var amount = 0 { didSet { if amount != oldValue { setNeedsDisplay() } } }
  /// In cents.
  var price = 0 { didSet { if price != oldValue { setNeedsDisplay() } } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) {
    canvas.line("\(amount.money): pay \(price.money), save \((amount - price).money)", style: .bold)
  }
}
