import Lessons
import Renderer

/// A row of the list: what a promotion does, and how things stand with it.
struct PromotionRow: ControlView {
  var id = ViewID.none
  let frame: Rect

  var promotion: PromotionRecord
  var today: Int
  @ViewState var isSelected = false

  init(_ promotion: PromotionRecord, today: Int, frame: Rect) {
    self.promotion = promotion
    self.today = today
    self.frame = frame
  }

  func draw(in canvas: Canvas) {
    let marks = (canvas.isFocused ? ">" : " ") + (isSelected ? "*" : " ")
    let text = (marks + promotion.name).justified(with: statusText, columns: canvas.size.width)
    canvas.line(text, style: style.adding(canvas.focusStyle.attributes))
  }

  private var statusText: String {
    if !promotion.isActive { return "off" }
    if today < promotion.start { return "scheduled" }
    return today > promotion.end ? "ended" : "working"
  }

  private var style: Style {
    if isSelected { return .bold }
    let isWorking = promotion.isActive && promotion.start <= today && today <= promotion.end
    return isWorking ? .plain : .dim
  }
}
