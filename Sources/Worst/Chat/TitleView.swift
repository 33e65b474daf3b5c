import Renderer

/// Tells who writes to whom.
struct TitleView: View {
  var handle = ViewHandle()
  let frame: Rect

  /// Yours, then the other's.
  var names: [String] = ["", ""] { didSet { setNeedsDisplay() } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) {
    canvas.line(names.joined(separator: " and "), style: .bold)
  }
}
