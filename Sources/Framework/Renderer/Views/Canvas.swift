/// Where a view draws: its own columns and rows, from zero, clipped to its frame and to the window.
public struct Canvas {
  private let surface: Surface
  private let origin: Point
  private let clip: Rect
  /// The size of the view's frame, even where a part of it is clipped.
  public let size: Size
  /// Whether the view that draws is the focused control.
  public let isFocused: Bool
  /// Whether keys press controls, so that they are worth showing: not while a text field has the focus.
  public let showsKeys: Bool

  /// A canvas for one view.
  /// - Parameter frame: The view's; a part of it may lie outside of the surface.
  public init(on surface: Surface, frame: Rect, isFocused: Bool = false, showsKeys: Bool = true) {
    self.surface = surface
    self.isFocused = isFocused
    self.showsKeys = showsKeys
    origin = Point(x: frame.x, y: frame.y)
    clip = frame.intersection(Rect(surface.size))
    size = frame.size
  }

  /// Writes a line of text from the left edge and blanks what is left of the row. Text that does not fit ends in `…`.
  public func line(_ text: String, row: Int = 0, style: Style = .plain) {
    let end = write(text, x: 0, y: row, width: size.width, style: style)
    blank(from: end, row: row, style: style)
  }

  /// Writes text into at most `width` columns, or up to the right edge, and returns the column behind it.
  /// Text that does not fit ends in `…`. O(columns), however long the text is.
  @discardableResult
  public func write(_ text: String, x: Int, y: Int, width: Int? = nil, style: Style = .plain) -> Int {
    let columns = x..<max(width.map { min(x + $0, size.width) } ?? size.width, x)
    if let end = writeASCII(text, columns, row: y, style) { return end }
    let shifted = origin.x + columns.lowerBound..<origin.x + columns.upperBound
    let visible = visible(columns, row: y)
    return surface.write(text, in: shifted, visible: visible, y: origin.y + y, style: style) - origin.x
  }

  /// Blanks what is right of a column, that column too.
  public func blank(from column: Int, row: Int, style: Style = .plain) {
    guard column < size.width else { return }
    let columns = visible(column..<size.width, row: row)
    if !columns.isEmpty { surface.fill(columns, row: origin.y + row, with: Cell(.blank, style)) }
  }

  /// The common case, without a look at scalars: printable ASCII that fits.
  private func writeASCII(_ text: String, _ columns: Range<Int>, row: Int, _ style: Style) -> Int? {
    var text = text
    return text.withUTF8 { bytes -> Int? in
      let x = columns.lowerBound
      let end = x + bytes.count
      guard end <= columns.upperBound, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      let visible = visible(x..<end, row: row)
      if visible.isEmpty { return end }
      let first = visible.lowerBound - origin.x - x
      let visibleBytes = UnsafeBufferPointer(rebasing: bytes[first..<first + visible.count])
      surface.write(ascii: visibleBytes, x: visible.lowerBound, y: origin.y + row, style: style)
      return end
    }
  }

  /// The columns of the surface in which these columns of the view can be seen.
  private func visible(_ columns: Range<Int>, row: Int) -> Range<Int> {
    guard origin.y + row >= clip.y, origin.y + row < clip.maxY else { return 0..<0 }
    let first = max(origin.x + columns.lowerBound, clip.x)
    return first..<max(min(origin.x + columns.upperBound, clip.maxX), first)
  }
}
