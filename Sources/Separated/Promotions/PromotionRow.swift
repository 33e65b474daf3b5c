import Lessons
import Renderer
import SeparatedModel

/// A row of the list: what a promotion does, and how things stand with it.
struct PromotionRow: ControlView {
  var handle = ViewHandle()
  let frame: Rect

  var promotion: PromotionRecord { didSet { if promotion != oldValue { setNeedsDisplay() } } }
  var today: Int { didSet { if today != oldValue { setNeedsDisplay() } } }
  @ViewState var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  init(_ promotion: PromotionRecord, today: Int, frame: Rect) {
    self.promotion = promotion
    self.today = today
    self.frame = frame
  }

  func draw(in canvas: Canvas) {
    let marks = (canvas.isFocused ? ">" : " ") + (isSelected ? "*" : " ")
    let text = (marks + promotion.name).justified(with: status.rawValue, columns: canvas.size.width)
    canvas.line(text, style: style.adding(canvas.focusStyle.attributes))
  }

  private var status: PromotionRecord.Status { promotion.status(on: today) }

  private var style: Style {
    if isSelected { return .bold }
    return status == .working ? .plain : .dim
  }
}
