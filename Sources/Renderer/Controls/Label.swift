/// A line of text.
package struct Label: View {
  package var id = ViewID.none
  package let frame: Rect
  package var text: String
  package var style: Style

  package init(_ text: String = "", frame: Rect, style: Style = .plain) {
    self.text = text
    self.frame = frame
    self.style = style
  }

  package func draw(in canvas: Canvas) {
    canvas.line(text, style: style)
    for row in 1..<max(canvas.size.height, 1) { canvas.blank(from: 0, row: row) }
  }
}
