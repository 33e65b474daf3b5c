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

  /// Writes one narrow cell. A wide character that it cuts in half disappears whole.
  public func set(_ cell: Cell, x: Int, y: Int) { update(x..<x + 1, row: y) { _ in cell } }

  /// Writes the same narrow cell into a part of a row.
  public func fill(_ columns: Range<Int>, row: Int, with cell: Cell) { update(columns, row: row) { _ in cell } }

  /// Writes printable ASCII characters, in one style, from column `x` on.
  public func write(ascii bytes: UnsafeBufferPointer<UInt8>, x: Int, y: Int, style: Style) {
    update(x..<x + bytes.count, row: y) { Cell(Glyph(ascii: bytes[$0 - x]), style) }
  }

  /// Writes a character of two columns into `x` and `x + 1`.
  public func setWide(_ cell: Cell, x: Int, y: Int) {
    let index = y * size.width + x
    if cells[index] == cell, cells[index + 1].glyph == .trailingHalf { return }
    fill(x..<x + 2, row: y, with: Cell(.blank, cell.style))  // which removes what it would cut in half
    cells[index] = cell
    cells[index + 1] = Cell(.trailingHalf, cell.style)
    didChange(x...x + 1, row: y)
  }

  /// Writes text and returns the column behind it. Text that does not fit ends in `…`.
  /// - Parameter visible: The columns that are written; a wide character of which one half lies outside becomes a blank.
  func write(_ run: TextRun, visible: Range<Int>) -> Int {
    withUnsafeTemporaryAllocation(of: Glyph.self, capacity: run.columns.count) { room in
      let x = run.columns.lowerBound
      var row = GlyphRow(in: room)
      row.append(run.text)
      let columns = visible.clamped(to: x..<x + row.count)
      if columns.isEmpty { return x + row.count }
      let (first, end) = (columns.lowerBound - x, columns.upperBound - x)
      if room[first] == .trailingHalf { room[first] = .blank }
      if end < row.count, room[end] == .trailingHalf { room[end - 1] = .blank }
      let glyphs = UnsafeBufferPointer(rebasing: room[first..<end])
      write(glyphs, x: columns.lowerBound, y: run.row, style: run.style)
      return x + row.count
    }
  }

  /// Writes glyphs, in one style, from column `x` on; a wide one is followed by its trailing half.
  private func write(_ glyphs: UnsafeBufferPointer<Glyph>, x: Int, y: Int, style: Style) {
    let start = y * size.width + x
    guard let firstChange = glyphs.indices.first(where: { cells[start + $0] != Cell(glyphs[$0], style) }),
      let lastChange = glyphs.indices.last(where: { cells[start + $0] != Cell(glyphs[$0], style) })
    else { return }
    var (first, last) = (x + firstChange, x + lastChange)
    // What was cut in half at either end disappears whole, and what is wide is damaged whole.
    if self[first, y].glyph == .trailingHalf || glyphs[firstChange] == .trailingHalf { first -= 1 }
    if last + 1 < size.width, self[last + 1, y].glyph == .trailingHalf { last += 1 }
    if first < x { cells[start - 1].glyph = .blank }
    if last >= x + glyphs.count { cells[start + glyphs.count].glyph = .blank }
    for index in firstChange...lastChange { cells[start + index] = Cell(glyphs[index], style) }
    didChange(first...last, row: y)
  }

  /// Writes narrow cells and damages those that change. Before one half of a wide character is overwritten, the other
  /// becomes a blank.
  @inline(__always)
  private func update(_ columns: Range<Int>, row: Int, _ cell: (_ column: Int) -> Cell) {
    let width = size.width
    var first = Int.max
    var last = Int.min
    cells.withUnsafeMutableBufferPointer { cells in
      for x in columns {
        let index = row * width + x
        let old = cells[index]
        let new = cell(x)
        if old == new { continue }
        first = min(first, x)
        last = x
        if old.glyph == .trailingHalf {
          cells[index - 1].glyph = .blank
          first = min(first, x - 1)
        } else if x + 1 < width, cells[index + 1].glyph == .trailingHalf {
          cells[index + 1].glyph = .blank
          last = x + 1
        }
        cells[index] = new
      }
    }
    if first <= last { didChange(first...last, row: row) }
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
      guard let columns = other.damage[y] else { continue }
      for x in columns where origin.x + x < size.width { copy(other, x: x, y: y, to: origin) }
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

  /// Looks at several cells at once, without a way out at the first difference, as there mostly is no difference.
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
