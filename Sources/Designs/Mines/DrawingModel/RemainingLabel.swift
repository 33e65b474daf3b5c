import Renderer

/// Shows the picture of how many squares are left to clear.
struct RemainingLabel: View {
  var handle = ViewHandle()
  let frame: Rect

  var picture: Picture = { _ in } { didSet { setNeedsDisplay() } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { picture(canvas) }
}
