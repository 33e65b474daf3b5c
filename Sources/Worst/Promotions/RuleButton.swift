import Renderer

/// One of four radio buttons: ` (*) Rate  1`, `>(*) Rate< 1` with the focus.
struct RuleButton: ControlView {
  var handle = ViewHandle()
  let frame: Rect
  let title: String
  let key: Character?
  var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

  init(_ title: String, key: Character, frame: Rect) {
    self.title = title
    self.key = key
    self.frame = frame
  }

  func draw(in canvas: Canvas) {
    guard isEnabled else { return canvas.line(" \(circle) \(title)", style: .dim) }
    let face = canvas.isFocused ? ">\(circle) \(title)<" : " \(circle) \(title) "
    let end = canvas.write(face, x: 0, y: 0, style: canvas.focusStyle)
    canvas.endLine(from: end, key: key)
  }

  private var circle: String { isSelected ? "(*)" : "( )" }
}
