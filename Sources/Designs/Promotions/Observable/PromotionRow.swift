import Lessons
import PromotionsObservableModel
import Renderer

/// A row of the list: what a promotion does, and how things stand with it.
struct PromotionRow: ControlView {
  var handle = ViewHandle()
  let frame: Rect

  let promotion: Promotion
  let order: Order
  @ViewState var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  init(_ promotion: Promotion, order: Order, frame: Rect) {
    self.promotion = promotion
    self.order = order
    self.frame = frame
  }

  func draw(in canvas: Canvas) {
    let marks = (canvas.isFocused ? ">" : " ") + (isSelected ? "*" : " ")
    let text = (marks + promotion.record.name).justified(with: status.rawValue, columns: canvas.size.width)
    canvas.line(text, style: style.adding(canvas.focusStyle.attributes))
  }

  private var status: PromotionRecord.Status { promotion.record.status(on: order.today) }

  private var style: Style {
    if isSelected { return .bold }
    return status == .working ? .plain : .dim
  }
}
