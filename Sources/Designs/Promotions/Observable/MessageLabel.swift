import Lessons
import PromotionsObservableModel
import Renderer

/// Tells what the server has yet to answer, or how the last request failed.
struct MessageLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  let request: PromotionRequest

  init(frame: Rect, request: PromotionRequest) {
    self.frame = frame
    self.request = request
  }

  func draw(in canvas: Canvas) { canvas.line(text, style: request.pending == nil ? MessageLabel.failureStyle : .dim) }

  private var text: String {
    switch request.pending {
    case .load: "Loading…"
    case .save: "Saving…"
    case nil: request.failure?.rawValue ?? ""
    }
  }

  private static let failureStyle = Style(foreground: .red, attributes: .bold)
}
