/// Lays out cells in columns of the terminal, a line a row. A cell that is wider than its column moves what follows.
package struct Table {
  /// From the left or from the right, at least so many columns of the terminal wide.
  package enum Column {
    case left(Int)
    case right(Int)
  }

  private let columns: [Column]
  private let gap: String

  /// - Parameter gap: What stands between two columns.
  package init(_ columns: [Column], gap: String = "") {
    self.columns = columns
    self.gap = gap
  }

  /// A row as it is printed; nothing is padded behind its last cell.
  package func line(_ cells: [String]) -> String {
    zip(cells, columns).enumerated().map { index, cell in
      switch cell.1 {
      case .left(let width): index == cells.count - 1 ? cell.0 : cell.0.padded(to: width)
      case .right(let width): cell.0.leftPadded(to: width)
      }
    }.joined(separator: gap)
  }

  /// Rows in columns as wide as their widest cells.
  /// - Parameter left: How many columns begin at the left; the others, numbers, end at the right.
  package static func lines(_ rows: [[String]], left: Int, gap: String) -> [String] {
    let columns = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      let width = rows.compactMap { column < $0.count ? $0[column].columnWidth : nil }.max() ?? 0
      return column < left ? Column.left(width) : .right(width)
    }
    return rows.map(Table(columns, gap: gap).line)
  }
}

extension String {
  /// With spaces behind it, to so many columns of the terminal.
  package func padded(to width: Int) -> String { self + spaces(to: width) }
  /// With spaces before it, to so many columns of the terminal.
  package func leftPadded(to width: Int) -> String { spaces(to: width) + self }

  private func spaces(to width: Int) -> String { String(repeating: " ", count: max(width - columnWidth, 0)) }
}
