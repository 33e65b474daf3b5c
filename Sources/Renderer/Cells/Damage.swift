/// The cells that changed since they were last shown: for each row, the span of columns from the first to the last.
package struct Damage: Sendable {
  private let width: Int
  /// An empty span begins behind its end, so that the first cell added replaces both.
  private var spans: [(first: Int, last: Int)]
  package private(set) var isEmpty = true

  package init(size: Size) {
    width = size.width
    spans = Array(repeating: (.max, .min), count: size.height)
  }

  /// The damaged columns of a row, or nothing.
  package subscript(row: Int) -> Range<Int>? {
    let span = spans[row]
    return span.first > span.last ? nil : span.first..<span.last + 1
  }

  package mutating func add(x: Int, y: Int) {
    isEmpty = false
    spans[y].first = min(spans[y].first, x)
    spans[y].last = max(spans[y].last, x)
  }

  package mutating func addAll() {
    guard width > 0, !spans.isEmpty else { return }
    isEmpty = false
    for row in spans.indices { spans[row] = (0, width - 1) }
  }

  package mutating func removeAll() {
    guard !isEmpty else { return }
    isEmpty = true
    for row in spans.indices { spans[row] = (.max, .min) }
  }
}
