/// A retained grid of cells that remembers which of them changed: the damage.
public final class Surface {
  /// Columns and rows; they stay.
  public let size: Size
  /// Row by row, from the left.
  public private(set) var cells: [Cell]
  /// What changed since `clearDamage()`.
  public private(set) var damage: Damage
  /// For each row, how often cells of it changed: while the number stays, so does the row.
  public private(set) var rowVersions: [Int]
  /// How often cells changed.
  public private(set) var version = 0

  /// A blank surface, all of it damaged: nothing of it has been shown yet.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
    damage = Damage(size: size)
    damage.addAll()
    rowVersions = Array(repeating: 0, count: size.height)
  }

  /// - Precondition: The place lies on the surface.
  public subscript(x: Int, y: Int) -> Cell { cells[y * size.width + x] }

  /// Writes the same narrow cell into a part of a row.
  public func fill(_ columns: Range<Int>, row: Int, with cell: Cell) { write(columns, row: row) { _ in cell } }

  /// Writes printable ASCII characters, in one style, from column `x` on.
  public func write(ascii bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, style: Style) {
    write(x..<x + bytes.count, row: y) { Cell(Glyph(ascii: bytes[$0 - x]), style) }
  }

  /// Writes cells from column `x` on; a wide one is followed by its trailing half.
  public func write(_ cells: [Cell], x: Int, y: Int) { write(x..<x + cells.count, row: y) { cells[$0 - x] } }

  /// Writes text and returns the column behind it. Text that does not fit into its columns ends in `…`.
  /// - Parameter visible: The columns that are written; a wide character with one half outside becomes a blank.
  func write(_ text: String, in columns: Range<Int>, visible: Range<Int>, y: Int, style: Style) -> Int {
    withUnsafeTemporaryAllocation(of: Glyph.self, capacity: columns.count) { room in
      let x = columns.lowerBound
      var row = GlyphRow(in: room)
      row.append(text)
      let columns = visible.clamped(to: x..<x + row.count)
      if columns.isEmpty { return x + row.count }
      let (first, end) = (columns.lowerBound - x, columns.upperBound - x)
      if room[first] == .trailingHalf { room[first] = .blank }
      if end < row.count, room[end] == .trailingHalf { room[end - 1] = .blank }
      write(columns, row: y) { Cell(room[$0 - x], style) }
      return x + row.count
    }
  }

  /// Writes cells, of which a wide one is followed by its trailing half, and damages those that change. What was cut in
  /// half at either end disappears whole, and what is wide is damaged whole.
  @inline(__always)
  private func write(_ columns: Range<Int>, row: Int, _ cell: (_ column: Int) -> Cell) {
    let (start, width) = (row * size.width, size.width)
    let changed = cells.withUnsafeMutableBufferPointer { cells -> ClosedRange<Int>? in
      guard let firstChange = columns.first(where: { cells[start + $0] != cell($0) }),
        let lastChange = columns.last(where: { cells[start + $0] != cell($0) })
      else { return nil }
      var (first, last) = (firstChange, lastChange)
      if cells[start + first].glyph == .trailingHalf || cell(first).glyph == .trailingHalf { first -= 1 }
      if last + 1 < width, cells[start + last + 1].glyph == .trailingHalf { last += 1 }
      if first < columns.lowerBound { cells[start + first].glyph = .blank }
      if last >= columns.upperBound { cells[start + last].glyph = .blank }
      for column in firstChange...lastChange { cells[start + column] = cell(column) }
      return first...last
    }
    if let changed { didChange(changed, row: row) }
  }

  private func didChange(_ columns: ClosedRange<Int>, row: Int) {
    damage.add(columns, row: row)
    rowVersions[row] += 1
    version += 1
  }

  /// Blanks a rectangle, as far as it lies on the surface.
  public func clear(_ rect: Rect) {
    let visible = rect.intersection(Rect(size))
    guard !visible.isEmpty else { return }
    for y in visible.y..<visible.maxY { fill(visible.x..<visible.maxX, row: y, with: .blank) }
  }

  /// Forgets the damage: what it named has been shown.
  public func clearDamage() { damage.removeAll() }

  /// Damages everything: what was shown is lost, as after a resize.
  public func damageAll() { damage.addAll() }

  /// Copies the damaged cells of `other` to here, its top left corner at `origin`, as far as they fit.
  public func copyDamage(of other: Surface, to origin: Point) {
    for y in 0..<min(other.size.height, size.height - origin.y) {
      guard let damaged = other.damage[y] else { continue }
      var columns = damaged.clamped(to: 0..<max(size.width - origin.x, 0))
      let isCut = columns.upperBound < damaged.upperBound && other[columns.upperBound, y].glyph == .trailingHalf
      if isCut { columns = columns.dropLast() }
      write(columns.lowerBound + origin.x..<columns.upperBound + origin.x, row: origin.y + y) {
        other[$0 - origin.x, y]
      }
    }
  }
}

extension Surface {
  /// The rows as plain text: trailing blanks cut, wide characters as themselves.
  public var lines: [String] { lines(glyphs: .unicode) }

  /// The rows as plain text: trailing blanks cut.
  public func lines(glyphs: GlyphSet) -> [String] {
    (0..<size.height).map { y in
      let row = cells[y * size.width..<(y + 1) * size.width]
      var line = String(row.compactMap { glyphs.replacing($0.glyph).character })
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The first place, in reading order, at which two surfaces differ; the top left corner when their sizes do.
  public func firstDifference(from other: Surface) -> Point? {
    if size != other.size { return Point(x: 0, y: 0) }
    return (0..<size.height).lazy.compactMap { self.firstDifference(inRow: $0, from: other) }.first
  }

  /// The first place in a row at which two surfaces of the same size differ.
  func firstDifference(inRow row: Int, from other: Surface) -> Point? {
    let range = row * size.width..<(row + 1) * size.width
    if hasSameCells(in: range, as: other) { return nil }
    return range.first { cells[$0] != other.cells[$0] }.map { Point(x: $0 - range.lowerBound, y: row) }
  }

  /// Looks at several cells at once: without an early exit the compiler vectorises the loop. Mostly nothing differs.
  private func hasSameCells(in range: Range<Int>, as other: Surface) -> Bool {
    cells.withUnsafeBufferPointer { cells in
      other.cells.withUnsafeBufferPointer { others in
        var differentBits: UInt32 = 0
        for index in range { differentBits |= cells[index].differentBits(from: others[index]) }
        return differentBits == 0
      }
    }
  }
}
