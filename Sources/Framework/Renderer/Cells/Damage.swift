/// The cells that changed since they were last shown: for each row, the span of columns from the first to the last.
public struct Damage: Sendable {
  private struct Span {
    var first: Int
    var last: Int

    /// It begins behind its end, so that the first cell added replaces both.
    static let empty = Span(first: .max, last: .min)
  }

  private let width: Int
  private var spans: [Span]
  /// The rows from the first damaged one to the last.
  private var rowSpan = Span.empty

  /// No damage on a surface of that size.
  public init(size: Size) {
    width = size.width
    spans = Array(repeating: .empty, count: size.height)
  }

  /// Whether no cell is damaged.
  public var isEmpty: Bool { rowSpan.first > rowSpan.last }

  /// The rows that hold all damage; some between may have none.
  public var rows: Range<Int> { isEmpty ? 0..<0 : rowSpan.first..<rowSpan.last + 1 }

  /// The damaged columns of a row, or nothing.
  public subscript(row: Int) -> Range<Int>? {
    let span = spans[row]
    return span.first > span.last ? nil : span.first..<span.last + 1
  }

  /// Adds columns of a row, and all columns between them and the row's earlier damage.
  public mutating func add(_ columns: ClosedRange<Int>, row: Int) {
    extend(&spans[row], columns.lowerBound, columns.upperBound)
    extend(&rowSpan, row, row)
  }

  /// Adds every cell.
  public mutating func addAll() {
    guard width > 0 else { return }
    for row in spans.indices { add(0...width - 1, row: row) }
  }

  /// Forgets all of it. O(damaged rows).
  public mutating func removeAll() {
    for row in rows { spans[row] = .empty }
    rowSpan = .empty
  }

  private func extend(_ span: inout Span, _ first: Int, _ last: Int) {
    span.first = min(span.first, first)
    span.last = max(span.last, last)
  }
}
