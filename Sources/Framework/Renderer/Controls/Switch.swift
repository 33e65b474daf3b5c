/// A switch: ` [x] Flag mode f`, `>[x] Flag mode< f` with the focus.
public struct Switch: ControlView {
  /// Set by the window.
  public var handle = ViewHandle()
  /// In the window's cells.
  public let frame: Rect
  /// What it says, behind the box.
  public let title: String
  /// The key that presses it, shown behind it.
  public let key: Character?
  /// Whether it can be pressed.
  public var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  /// Whether the box is ticked.
  @ViewState public var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  /// A switch that is off.
  public init(_ title: String, key: Character? = nil, frame: Rect) {
    self.title = title
    self.key = key
    self.frame = frame
  }

  /// Off becomes on, on becomes off.
  public mutating func toggle() { isOn.toggle() }

  /// Draws the box and the title, and the key while keys press controls.
  public func draw(in canvas: Canvas) {
    guard isEnabled else { return canvas.line(" \(box) \(title)", style: .dim) }
    let face = canvas.isFocused ? ">\(box) \(title)<" : " \(box) \(title) "
    let end = canvas.write(face, x: 0, y: 0, style: canvas.focusStyle)
    canvas.endLine(from: end, key: key)
  }

  private var box: String { isOn ? "[x]" : "[ ]" }
}
