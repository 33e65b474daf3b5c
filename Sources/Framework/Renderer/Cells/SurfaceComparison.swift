/// Compares two surfaces again and again, and looks at no row that has not changed since it was last found the same.
public struct SurfaceComparison {
  private let first: Surface
  private let second: Surface
  /// The versions of each row, of either surface, that were last found to be the same; −1 before the first time.
  private var sameRows: [(first: Int, second: Int)]
  /// The versions of the surfaces that were last found to be the same in all rows.
  private var same = (first: -1, second: -1)

  /// Nothing is compared yet.
  public init(_ first: Surface, _ second: Surface) {
    self.first = first
    self.second = second
    sameRows = Array(repeating: (-1, -1), count: first.size.height)
  }

  /// The first place, in reading order, at which the two now differ; the top left corner when their sizes do.
  public mutating func firstDifference() -> Point? {
    if first.size != second.size { return Point(x: 0, y: 0) }
    if same == (first.version, second.version) { return nil }
    for row in sameRows.indices {
      let versions = (first.rowVersions[row], second.rowVersions[row])
      if sameRows[row] == versions { continue }
      if let place = first.firstDifference(inRow: row, from: second) { return place }
      sameRows[row] = versions
    }
    same = (first.version, second.version)
    return nil
  }
}
