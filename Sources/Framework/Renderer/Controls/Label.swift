/// A line of text.
public struct Label: View {
  /// Set by the window.
  public var handle = ViewHandle()
  /// In the window's cells; the text is in its first row.
  public let frame: Rect
  /// What it says; cut where it does not fit.
  public var text: String { didSet { if !text.hasSameScalars(as: oldValue) { setNeedsDisplay() } } }
  /// How the text looks.
  public var style: Style { didSet { if style != oldValue { setNeedsDisplay() } } }

  /// A label that is plain unless something else is asked for.
  public init(_ text: String = "", frame: Rect, style: Style = .plain) {
    self.text = text
    self.frame = frame
    self.style = style
  }

  /// Draws the text, and blanks for the rest of the frame.
  public func draw(in canvas: Canvas) {
    canvas.line(text, style: style)
    for row in 1..<max(canvas.size.height, 1) { canvas.blank(from: 0, row: row) }
  }
}

extension String {
  /// Whether both are drawn alike. Two strings that Unicode takes for equal may differ in their scalars, and cells do
  /// then too.
  func hasSameScalars(as other: String) -> Bool {
    var (text, other) = (self, other)
    return text.withUTF8 { bytes in other.withUTF8 { bytes.elementsEqual($0) } }
  }
}
