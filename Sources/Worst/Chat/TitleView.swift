import Renderer

/// Tells who writes to whom, and is where the names are kept.
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
