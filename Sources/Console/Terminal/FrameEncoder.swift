import Renderer

/// Turns frames into the bytes that change a terminal from what it shows to what it should show, few of them.
///
/// It keeps a copy of what the terminal shows. Only damaged columns are compared with it; what differs is written row
/// by row, beginning where the cursor is, with the shortest move and one style sequence where the style changes.
package struct FrameEncoder {
  private let size: Size
  private let usesColor: Bool
  private let glyphs: GlyphSet

  private var shown: [Cell]
  /// Whether nothing is known of what the terminal shows.
  private var isUnknown = true
  /// Where the next character will appear, unless that is uncertain.
  private var cursor: Point?
  /// How the next character will look.
  private var pen = Style.plain

  package init(size: Size, usesColor: Bool = true, glyphs: GlyphSet = .unicode) {
    self.size = size
    self.usesColor = usesColor
    self.glyphs = glyphs
    shown = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Has the next frame drawn from scratch: something else has written to the terminal.
  package mutating func forget() { isUnknown = true }

  /// Appends what shows the surface's damage; nothing when the terminal shows it already.
  /// - Precondition: The surface has the encoder's size. Its damage names all that changed since the last frame.
  package mutating func encode(_ surface: Surface, into output: inout FrameBuffer) {
    precondition(surface.size == size, "A frame has its terminal's size, \(size) (was \(surface.size))")
    if isUnknown {
      clear(&output)
      for row in 0..<size.height { encode(0..<size.width, of: row, in: surface.cells, into: &output) }
    } else {
      encodeDamage(of: surface, into: &output)
    }
  }

  private mutating func clear(_ output: inout FrameBuffer) {
    output.append("\u{1B}[m\u{1B}[2J")
    shown = Array(repeating: .blank, count: shown.count)
    pen = .plain
    cursor = nil
    isUnknown = false
  }

  private mutating func encodeDamage(of surface: Surface, into output: inout FrameBuffer) {
    let damage = surface.damage
    let rows = damage.rows
    let first = cursor?.y ?? -1
    if rows.contains(first), let columns = damage[first] {
      encode(columns, of: first, in: surface.cells, into: &output)
    }
    for row in rows where row != first {
      if let columns = damage[row] { encode(columns, of: row, in: surface.cells, into: &output) }
    }
  }

  private mutating func encode(_ columns: Range<Int>, of row: Int, in cells: [Cell], into output: inout FrameBuffer) {
    for column in columns {
      let index = row * size.width + column
      let cell = shownForm(of: cells[index])
      if cell == shown[index] { continue }
      if cell.glyph != .trailingHalf {
        move(to: Point(x: column, y: row), &output)
        let isWide = column + 1 < size.width && cells[index + 1].glyph == .trailingHalf && glyphs == .unicode
        write(cell, width: isWide ? 2 : 1, &output)
      }
      shown[index] = cell
    }
  }

  /// What this terminal shows for a cell.
  private func shownForm(of cell: Cell) -> Cell {
    if usesColor && glyphs == .unicode { return cell }
    let style = usesColor ? cell.style : Style(attributes: cell.style.attributes)
    return Cell(glyphs.replacement(for: cell.glyph), style)
  }

  private mutating func write(_ cell: Cell, width: Int, _ output: inout FrameBuffer) {
    if cell.style != pen {
      StyleSequence.change(from: pen, to: cell.style).write(to: &output)
      pen = cell.style
    }
    output.append(cell.glyph)
    advance(by: width, isCertain: cell.glyph.hasCertainWidth)
  }

  /// After the last column a terminal may or may not wrap, and terminals disagree on the width of clusters.
  private mutating func advance(by width: Int, isCertain: Bool) {
    guard let place = cursor, isCertain, place.x + width < size.width else { return cursor = nil }
    cursor = Point(x: place.x + width, y: place.y)
  }
}

// MARK: - Moving the cursor

extension FrameEncoder {
  private mutating func move(to place: Point, _ output: inout FrameBuffer) {
    if let cursor {
      if cursor == place { return }
      if cursor.y == place.y {
        if cursor.x < place.x {
          moveRight(from: cursor, to: place.x, &output)
        } else {
          moveLeft(from: cursor, to: place.x, &output)
        }
      } else {
        output.appendMove(to: place)
      }
    } else {
      output.appendMove(to: place)
    }
    cursor = place
  }

  /// Writes a short gap once more, when it looks as the pen writes, or jumps over it.
  private func moveRight(from cursor: Point, to column: Int, _ output: inout FrameBuffer) {
    let start = cursor.y * size.width
    let gap = shown[start + cursor.x..<start + column]
    if gap.count <= 4, gap.allSatisfy({ $0.glyph.isASCII && $0.style == pen }) {
      for cell in gap { output.append(cell.glyph.asciiByte) }
    } else {
      output.appendSequence(gap.count, final: "C")
    }
  }

  private func moveLeft(from cursor: Point, to column: Int, _ output: inout FrameBuffer) {
    let distance = cursor.x - column
    if column == 0 {
      output.append(UInt8(ascii: "\r"))
    } else if distance <= 4 {
      for _ in 0..<distance { output.append(8) }
    } else {
      output.appendSequence(column + 1, final: "G")
    }
  }
}
