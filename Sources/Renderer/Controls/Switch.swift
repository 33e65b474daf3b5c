/// A switch: ` [x] Flag mode f`, `>[x] Flag mode< f` with the focus.
package struct Switch: ControlView {
  package var id = ViewID.none
  package let frame: Rect
  package let title: String
  package let key: Character?
  package var isEnabled = true
  @ViewState package var isOn = false

  package init(_ title: String, key: Character? = nil, frame: Rect) {
    self.title = title
    self.key = key
    self.frame = frame
  }

  package mutating func toggle() { isOn.toggle() }

  package func draw(in canvas: Canvas) {
    guard isEnabled else { return canvas.line(" \(box) \(title)", style: .dim) }
    let face = canvas.isFocused ? ">\(box) \(title)<" : " \(box) \(title) "
    let end = canvas.write(face, x: 0, y: 0, style: canvas.focusStyle)
    canvas.endLine(from: end, key: key)
  }

  private var box: String { isOn ? "[x]" : "[ ]" }
}
