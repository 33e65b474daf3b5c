import Renderer

/// Tells how many squares are left to clear, or how the game ended.
struct RemainingLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  /// −1: lost; 0: won.
  var remaining = 0 { didSet { if remaining != oldValue { setNeedsDisplay() } } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { canvas.line("Squares to clear: \(text)") }

  private var text: String {
    switch remaining {
    case ..<0: "Boom... you lose!"
    case 0: "None... you win!"
    default: "\(remaining)"
    }
  }
}
