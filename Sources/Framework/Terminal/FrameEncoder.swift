import Renderer

/// Turns frames into the bytes that change a terminal from what it shows to what it should show, few of them.
///
/// It keeps a copy of what the terminal shows. Only damaged columns are compared with it; what differs is written row
/// by row, beginning where the cursor is, with the shortest move and one style sequence where the style changes.
package struct FrameEncoder {
  private let size: Size
  private let usesColor: Bool
  private let glyphs: GlyphSet
  /// Whether cells are shown as they are.
  private let isVerbatim: Bool
  /// Whether wide characters are shown as such, not as two narrow ones.
  private let showsWide: Bool

  private var shown: [Cell]
  /// Whether nothing is known of what the terminal shows.
  private var isUnknown = true
  /// Where the next character will appear; `unknown` in both after a character that leaves it uncertain.
  private var cursorColumn = FrameEncoder.unknown
  private var cursorRow = FrameEncoder.unknown
  /// How the next character will look.
  private var pen = Style.plain

  private static let unknown = -1

  package init(size: Size, usesColor: Bool = true, glyphs: GlyphSet = .unicode) {
    self.size = size
    self.usesColor = usesColor
    self.glyphs = glyphs
    showsWide = glyphs == .unicode
    isVerbatim = usesColor && showsWide
    shown = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Has the next frame drawn from scratch: something else has written to the terminal.
  package mutating func forget() { isUnknown = true }

  /// Appends what shows the surface's damage; nothing when the terminal shows it already.
  /// - Parameter origin: Where the surface's top left corner is on the terminal. What lies around it stays.
  /// - Precondition: The surface fits there. Its damage names all that changed since the last frame.
  package mutating func encode(
    _ surface: Surface, at origin: Point = Point(x: 0, y: 0), into output: inout FrameBuffer
  ) {
    precondition(
      origin.x + surface.size.width <= size.width && origin.y + surface.size.height <= size.height,
      "A frame fits its terminal, \(size) (was \(surface.size))")
    if isUnknown {
      clear(&output)
      surface.damageAll()
    }
    // The row of the cursor comes first.
    let (first, damage) = (cursorRow - origin.y, surface.damage)
    if damage.rows.contains(first) { encode(first, of: surface, at: origin, &output) }
    for row in damage.rows where row != first { encode(row, of: surface, at: origin, &output) }
  }

  /// The one time that the terminal is cleared before it is drawn.
  private mutating func clear(_ output: inout FrameBuffer) {
    output.append("\u{1B}[m\u{1B}[2J")
    shown = Array(repeating: .blank, count: shown.count)
    pen = .plain
    (cursorColumn, cursorRow) = (FrameEncoder.unknown, FrameEncoder.unknown)
    isUnknown = false
  }

  private mutating func encode(_ row: Int, of surface: Surface, at origin: Point, _ output: inout FrameBuffer) {
    guard let columns = surface.damage[row] else { return }
    let (width, left, top) = (surface.size.width, origin.x, origin.y + row)
    surface.cells.withUnsafeBufferPointer { cells in
      for column in columns {
        let (index, place) = (row * width + column, top * size.width + left + column)
        let cell = isVerbatim ? cells[index] : shownForm(of: cells[index])
        if cell == shown[place] { continue }
        shown[place] = cell
        if cell.glyph.isTrailingHalf { continue }
        let isWide = showsWide && column + 1 < width && cells[index + 1].glyph.isTrailingHalf
        if isWide, !cell.glyph.hasCertainWidth {
          // A terminal that takes it for narrow leaves the second cell as it was.
          write(Cell(.blank, cell.style), width: 1, at: left + column + 1, top, &output)
        }
        write(cell, width: isWide ? 2 : 1, at: left + column, top, &output)
      }
    }
  }

  private func shownForm(of cell: Cell) -> Cell {
    let style = usesColor ? cell.style : Style(attributes: cell.style.attributes)
    return Cell(glyphs.replacing(cell.glyph), style)
  }

  /// After the last column a terminal may or may not wrap, and terminals disagree on the width of clusters.
  private mutating func write(_ cell: Cell, width: Int, at column: Int, _ row: Int, _ output: inout FrameBuffer) {
    move(to: column, row, &output)
    if cell.style != pen {
      StyleSequence.change(from: pen, to: cell.style).write(to: &output)
      pen = cell.style
    }
    output.append(cell.glyph)
    cursorColumn += width
    if !cell.glyph.hasCertainWidth || cursorColumn >= size.width {
      (cursorColumn, cursorRow) = (FrameEncoder.unknown, FrameEncoder.unknown)
    }
  }
}

// MARK: - Moving the cursor

extension FrameEncoder {
  private mutating func move(to column: Int, _ row: Int, _ output: inout FrameBuffer) {
    if row != cursorRow {
      output.appendMove(column: column, row: row)
    } else if column > cursorColumn {
      moveRight(to: column, &output)
    } else if column < cursorColumn {
      moveLeft(to: column, &output)
    }
    (cursorColumn, cursorRow) = (column, row)
  }

  /// Writes a short gap once more, when it looks as the pen writes, or jumps over it.
  private func moveRight(to column: Int, _ output: inout FrameBuffer) {
    let gap = cursorColumn..<column
    let start = cursorRow * size.width
    if gap.count <= 4, gap.allSatisfy({ shown[start + $0].glyph.isASCII && shown[start + $0].style == pen }) {
      for column in gap { output.append(shown[start + column].glyph.asciiByte) }
    } else {
      output.appendSequence(gap.count, final: "C")
    }
  }

  private func moveLeft(to column: Int, _ output: inout FrameBuffer) {
    let distance = cursorColumn - column
    if column == 0 {
      output.append(UInt8(ascii: "\r"))
    } else if distance <= 4 {
      for _ in 0..<distance { output.append(8) }
    } else {
      output.appendSequence(column + 1, final: "G")
    }
  }
}
