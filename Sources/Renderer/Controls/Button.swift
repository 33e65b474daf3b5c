/// A button: `[ New ] n`, `[>New<] n` with the focus, without brackets and key while it is disabled.
package struct Button: ControlView {
  package var id = ViewID.none
  package var frame: Rect
  package let title: String
  package let key: Character?
  package var isEnabled: Bool

  package init(_ title: String, key: Character? = nil, frame: Rect, isEnabled: Bool = true) {
    self.title = title
    self.key = key
    self.frame = frame
    self.isEnabled = isEnabled
  }

  package func draw(in canvas: Canvas) {
    guard isEnabled else { return canvas.line("  \(title)", style: .dim) }
    let face = canvas.isFocused ? "[>\(title)<]" : "[ \(title) ]"
    let end = canvas.write(face, x: 0, y: 0, style: canvas.focusStyle)
    canvas.endLine(from: end, key: key)
  }
}

extension Canvas {
  /// How the focused control stands out: reversed, and never by colour alone.
  package var focusStyle: Style { isFocused ? Style(attributes: .reverse) : .plain }

  /// Writes the key of a control behind its face, while keys press controls, and blanks what is left of the row.
  package func endLine(from column: Int, key: Character?) {
    let hint = showsKeys ? key.map { " \($0)" } ?? "" : ""
    blank(from: write(hint, x: column, y: 0, style: .dim), row: 0)
  }
}
