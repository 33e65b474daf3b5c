import Renderer

/// Tells who writes to whom, and is where the names are kept.
struct TitleView: View {
  var id = ViewID.none
  let frame: Rect

  /// Yours, then the other's.
  var names: [String] = ["", ""]

  init(frame: Rect) { self.frame = frame }

  func draw(in canvas: Canvas) {
    canvas.line(names.joined(separator: " and "), style: .bold)
  }
}
