/// A button: `[ New ] n`, `[>New<] n` with the focus, without brackets and key while it is disabled.
public struct Button: ControlView {
  /// Set by the window.
  public var handle = ViewHandle()
  /// In the window's cells.
  public var frame: Rect { didSet { if frame != oldValue { setNeedsDisplay() } } }
  /// What it says, between the brackets.
  public let title: String
  /// The key that presses it, shown behind it.
  public let key: Character?
  /// Whether it can be pressed.
  public var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// A button that is enabled unless something else is asked for.
  public init(_ title: String, key: Character? = nil, frame: Rect, isEnabled: Bool = true) {
    self.title = title
    self.key = key
    self.frame = frame
    self.isEnabled = isEnabled
  }

  /// Draws the title, and the key while keys press controls.
  public func draw(in canvas: Canvas) {
    guard isEnabled else { return canvas.line("  \(title)", style: .dim) }
    let face = canvas.isFocused ? "[>\(title)<]" : "[ \(title) ]"
    let end = canvas.write(face, x: 0, y: 0, style: canvas.focusStyle)
    canvas.endLine(from: end, key: key)
  }
}

extension Canvas {
  /// How the focused control stands out: reversed, and never by colour alone.
  public var focusStyle: Style { isFocused ? Style(attributes: .reverse) : .plain }

  /// Writes the key of a control behind its face, while keys press controls, and blanks what is left of the row.
  public func endLine(from column: Int, key: Character?) {
    let hint = showsKeys ? key.map { " \($0)" } ?? "" : ""
    blank(from: write(hint, x: column, y: 0, style: .dim), row: 0)
  }
}
