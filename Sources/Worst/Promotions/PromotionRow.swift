import Lessons
import Renderer

/// A row of the list: what a promotion does, and how things stand with it.
struct PromotionRow: ControlView {
  /// How things stand with a promotion on a day.
  private enum Status: String {
    case working, scheduled, ended, off
  }

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

  private var status: Status {
    if !promotion.isActive { return .off }
    if today.isBetween(promotion.start, and: promotion.end) { return .working }
    return today < promotion.start ? .scheduled : .ended
  }

  private var style: Style {
    if isSelected { return .bold }
    return status == .working ? .plain : .dim
  }
}
