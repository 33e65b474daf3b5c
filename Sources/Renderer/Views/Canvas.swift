/// Where a view draws: its own columns and rows, from zero, clipped to its frame and to the window.
package struct Canvas {
  private let surface: Surface
  private let origin: Point
  private let clip: Rect
  /// The size of the view's frame, even where a part of it is clipped.
  package let size: Size
  /// Whether the view that draws is the focused control.
  package let isFocused: Bool
  /// Whether keys press controls, so that they are worth showing: not while a text field has the focus.
  package let showsKeys: Bool

  package init(on surface: Surface, frame: Rect, isFocused: Bool = false, showsKeys: Bool = true) {
    self.surface = surface
    self.isFocused = isFocused
    self.showsKeys = showsKeys
    origin = Point(x: frame.x, y: frame.y)
    clip = frame.intersection(Rect(surface.size))
    size = frame.size
  }

  /// Writes a line of text from the left edge and blanks what is left of the row. Text that does not fit ends in `…`.
  package func line(_ text: String, row: Int = 0, style: Style = .plain) {
    let end = write(text, x: 0, y: row, width: size.width, style: style)
    blank(from: end, row: row, style: style)
  }

  /// Writes text into at most `width` columns, or up to the right edge, and returns the column behind it.
  /// Text that does not fit ends in `…`. O(columns), however long the text is.
  @discardableResult
  package func write(_ text: String, x: Int, y: Int, width: Int? = nil, style: Style = .plain) -> Int {
    let limit = min(x + (width ?? size.width), size.width)
    if let end = writeASCII(text, x: x, y: y, limit: limit, style: style) { return end }
    return writeCharacters(text, x: x, y: y, limit: limit, style: style)
  }

  package func blank(from column: Int, row: Int, style: Style = .plain) {
    for x in column..<max(size.width, column) { set(Cell(.blank, style), x: x, y: row) }
  }

  /// The common case, without grapheme breaking: printable ASCII that fits.
  private func writeASCII(_ text: String, x: Int, y: Int, limit: Int, style: Style) -> Int? {
    var text = text
    return text.withUTF8 { bytes -> Int? in
      guard x + bytes.count <= limit, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return nil }
      for (offset, byte) in bytes.enumerated() { set(Cell(Glyph(ascii: byte), style), x: x + offset, y: y) }
      return x + bytes.count
    }
  }

  private func writeCharacters(_ text: String, x: Int, y: Int, limit: Int, style: Style) -> Int {
    let fitting = text.fitting(columns: limit - x)
    var column = x
    for character in fitting.text {
      column = put(character, x: column, y: y, style: style)
    }
    if fitting.isCut { column = put("…", x: column, y: y, style: style) }
    return column
  }

  /// Draws one character and returns the column behind it. One without width leaves no trace.
  private func put(_ character: Character, x: Int, y: Int, style: Style) -> Int {
    let width = character.columnWidth
    let cell = Cell(Glyph(character), style)
    switch width {
    case 0: break
    case 1: set(cell, x: x, y: y)
    default: setWide(cell, x: x, y: y)
    }
    return x + width
  }

  private func set(_ cell: Cell, x: Int, y: Int) {
    let place = Point(x: origin.x + x, y: origin.y + y)
    if clip.contains(place) { surface.set(cell, x: place.x, y: place.y) }
  }

  /// A wide character of which one half is clipped becomes a blank.
  private func setWide(_ cell: Cell, x: Int, y: Int) {
    let left = Point(x: origin.x + x, y: origin.y + y)
    let right = Point(x: left.x + 1, y: left.y)
    switch (clip.contains(left), clip.contains(right)) {
    case (true, true): surface.setWide(cell, x: left.x, y: left.y)
    case (true, false): surface.set(Cell(.blank, cell.style), x: left.x, y: left.y)
    case (false, true): surface.set(Cell(.blank, cell.style), x: right.x, y: right.y)
    case (false, false): break
    }
  }
}

extension String {
  /// The longest beginning that fits, one column kept free for `…` when the text has to be cut. O(columns).
  fileprivate func fitting(columns: Int) -> (text: Substring, isCut: Bool) {
    var width = 0
    var cut = startIndex
    for index in indices {
      let next = width + self[index].columnWidth
      if next > columns { return columns > 0 ? (self[..<cut], true) : (self[..<startIndex], false) }
      width = next
      if width < columns { cut = self.index(after: index) }
    }
    return (self[...], false)
  }
}
