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
    let hint = key.map { " \($0)" } ?? ""
    canvas.blank(from: canvas.write(hint, x: end, y: 0, style: .dim), row: 0)
  }
}

extension Canvas {
  /// How the focused control stands out: reversed, and never by colour alone.
  package var focusStyle: Style { isFocused ? Style(attributes: .reverse) : .plain }
}
