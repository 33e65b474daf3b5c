import Renderer

/// Shows the picture of one square.
struct SquareView: ControlView {
  /// Columns that a square takes.
  static let width = 3

  var handle = ViewHandle()
  let frame: Rect

  var picture: Picture = { _ in } { didSet { setNeedsDisplay() } }

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) { picture(canvas) }
}
