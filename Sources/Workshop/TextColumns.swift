/// Lays out cells in columns, a line at a time.
struct TextColumns {
  enum Column {
    /// From the left, to so many columns of the terminal.
    case left(Int)
    /// From the right.
    case right(Int)
  }

  let columns: [Column]
  /// Between two columns.
  var gap = ""

  func line(_ cells: [String]) -> String {
    zip(cells, columns).map { cell, column in
      switch column {
      case .left(let width): cell.padded(to: width)
      case .right(let width): cell.leftPadded(to: width)
      }
    }.joined(separator: gap)
  }
}

extension TextColumns {
  /// Columns as wide as their widest cell: some from the left, the others, numbers, from the right.
  init(fitting rows: [[String]], left: Int, gap: String) {
    let count = rows.map(\.count).max() ?? 0
    columns = (0..<count).map { column in
      let width = rows.compactMap { column < $0.count ? $0[column].count : nil }.max() ?? 0
      return column < left ? .left(width) : .right(width)
    }
    self.gap = gap
  }
}
