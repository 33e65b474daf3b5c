import Lessons
import Renderer

/// Tells what the server has yet to answer, or how the last request failed.
struct MessageLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  var pending: PendingRequest? { didSet { if pending != oldValue { setNeedsDisplay() } } }
  var failure: RequestFailure? { didSet { if failure != oldValue { setNeedsDisplay() } } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { canvas.line(text, style: pending == nil ? MessageLabel.failureStyle : .dim) }

  private var text: String {
    switch pending {
    case .load: "Loading…"
    case .save: "Saving…"
    case nil: failure?.rawValue ?? ""
    }
  }

  private static let failureStyle = Style(foreground: .red, attributes: .bold)
}
