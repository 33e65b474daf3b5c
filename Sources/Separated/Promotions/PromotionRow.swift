import Lessons
import Renderer
import SeparatedModel

/// A row of the list: what a promotion does, and how things stand with it.
struct PromotionRow: ControlView {
  var id = ViewID.none
  let frame: Rect

  /// What the model last announced.
  var promotion: Promotion
  var status: Promotion.Status
  @ViewState var isSelected = false

  init(_ promotion: Promotion, status: Promotion.Status, frame: Rect) {
    self.promotion = promotion
    self.status = status
    self.frame = frame
  }

  func draw(in canvas: Canvas) {
    let marks = (canvas.isFocused ? ">" : " ") + (isSelected ? "*" : " ")
    let text = (marks + promotion.name).justified(with: statusText, columns: canvas.size.width)
    canvas.line(text, style: style.adding(canvas.focusStyle.attributes))
  }

  private var statusText: String {
    switch status {
    case .working: "working"
    case .scheduled: "scheduled"
    case .ended: "ended"
    case .off: "off"
    }
  }

  private var style: Style {
    if isSelected { return .bold }
    return status == .working ? .plain : .dim
  }
}
