/// A retained grid of cells that remembers which of them changed: the damage.
package final class Surface {
  package let size: Size
  /// Row by row, from the left.
  package private(set) var cells: [Cell]
  package private(set) var damage: Damage

  /// A blank surface, all of it damaged: nothing of it has been shown yet.
  package init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
    damage = Damage(size: size)
    damage.addAll()
  }

  package subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  /// Writes one narrow cell. A wide character that it cuts in half disappears whole.
  package func set(_ cell: Cell, x: Int, y: Int) {
    let index = y * size.width + x
    let old = cells[index]
    guard old != cell else { return }
    repairNeighbours(of: x, y: y, old: old)
    cells[index] = cell
    damage.add(x: x, y: y)
  }

  /// Writes a character of two columns into `x` and `x + 1`.
  package func setWide(_ cell: Cell, x: Int, y: Int) {
    let index = y * size.width + x
    if cells[index] == cell, cells[index + 1].glyph == .trailingHalf { return }
    set(Cell(.blank, cell.style), x: x, y: y)
    set(Cell(.blank, cell.style), x: x + 1, y: y)
    cells[index] = cell
    cells[index + 1] = Cell(.trailingHalf, cell.style)
    damage.add(x: x, y: y)
    damage.add(x: x + 1, y: y)
  }

  /// Blanks the other half of a wide character before one half of it is overwritten.
  private func repairNeighbours(of x: Int, y: Int, old: Cell) {
    let index = y * size.width + x
    if old.glyph == .trailingHalf {
      cells[index - 1].glyph = .blank
      damage.add(x: x - 1, y: y)
    } else if x + 1 < size.width, cells[index + 1].glyph == .trailingHalf {
      cells[index + 1].glyph = .blank
      damage.add(x: x + 1, y: y)
    }
  }

  package func clear(_ rect: Rect) {
    let visible = rect.intersection(Rect(size))
    for y in visible.y..<visible.maxY {
      for x in visible.x..<visible.maxX { set(.blank, x: x, y: y) }
    }
  }

  /// Forgets the damage: what it named has been shown.
  package func clearDamage() { damage.removeAll() }

  /// Damages everything: what was shown is lost, as after a resize.
  package func damageAll() { damage.addAll() }

  /// Copies the damaged cells of `other` to here, its top left corner at `origin`, as far as they fit.
  package func copyDamage(of other: Surface, to origin: Point) {
    for y in 0..<min(other.size.height, size.height - origin.y) {
      guard let columns = other.damage[y] else { continue }
      for x in columns where origin.x + x < size.width {
        copy(other, x: x, y: y, to: origin)
      }
    }
  }

  private func copy(_ other: Surface, x: Int, y: Int, to origin: Point) {
    let cell = other[x, y]
    if cell.glyph == .trailingHalf { return }
    if x + 1 < other.size.width, other[x + 1, y].glyph == .trailingHalf {
      if origin.x + x + 1 < size.width { setWide(cell, x: origin.x + x, y: origin.y + y) }
    } else {
      set(cell, x: origin.x + x, y: origin.y + y)
    }
  }
}

extension Surface {
  /// The rows as plain text: trailing blanks cut, wide characters as themselves.
  package var lines: [String] {
    (0..<size.height).map { y in
      var line = String(cells[y * size.width..<(y + 1) * size.width].compactMap(\.glyph.character))
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The first place, in reading order, at which two surfaces differ; the top left corner when their sizes do.
  package func firstDifference(from other: Surface) -> Point? {
    if size != other.size { return Point(x: 0, y: 0) }
    if cells == other.cells { return nil }
    return zip(cells, other.cells).enumerated().first { $1.0 != $1.1 }
      .map { Point(x: $0.offset % size.width, y: $0.offset / size.width) }
  }
}
