import Renderer

/// A number as it is shown.
enum Quantity: Equatable {
  /// In cents.
  case money(Int)
  case percent(Int)
  case day(Int)
}

/// A quantity and what it is: `Discount      80 %`.
struct QuantityLabel: View {
  var handle = ViewHandle()
  let frame: Rect
  let title: String

  /// `nil` when no promotion is selected.
  var quantity: Quantity? { didSet { if quantity != oldValue { setNeedsDisplay() } } }

  init(_ title: String, frame: Rect) {
    self.title = title
    self.frame = frame
  }

  func draw(in canvas: Canvas) { canvas.line(title.justified(with: text, columns: canvas.size.width)) }

  private var text: String {
    switch quantity {
    case .money(let cents): cents.money
    case .percent(let percentage): "\(percentage) %"
    case .day(let day): "\(day)"
    case nil: ""
    }
  }
}
