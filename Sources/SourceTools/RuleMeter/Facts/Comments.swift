/// The comments that speak to the meter: `// view state: reason` and `// rulemeter:allow R2 raw-write — reason`.
struct Comments {
  private var viewStates: [Int: String] = [:]
  private var ownLines: Set<Int> = []
  private(set) var suppressions: [SuppressionComment] = []
  private var allowances: [(text: String, line: Int, offset: Int)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable) {
    var index = 0
    let slash = UInt8(ascii: "/")
    while index + 1 < bytes.count {
      guard bytes[index] == slash, bytes[index + 1] == slash else {
        index += 1
        continue
      }
      let end = Comments.endOfLine(in: bytes, from: index)
      read(bytes, index..<end, lines)
      index = end
    }
    resolveSuppressions()
  }

  /// A comment at the end of a line allows in its line, one on a line of its own in the first line below that is no
  /// comment. From the last to the first, so that a long block of comments is walked once.
  private mutating func resolveSuppressions() {
    var below = (line: Int.max, allowed: Int.max)
    for (text, own, offset) in allowances.reversed() {
      var line = own
      while ownLines.contains(line), line < below.line { line += 1 }
      let allowed = line == below.line ? below.allowed : line
      below = (own, allowed)
      suppressions.append(SuppressionComment(text, line: allowed, offset: offset))
    }
    suppressions.reverse()
  }

  /// The reason given on the declaration's line or in the comment right above it.
  func viewStateReason(forDeclarationFrom first: Int, to last: Int) -> String? {
    for line in first...max(first, last) {
      if let reason = viewStates[line] { return reason }
    }
    var line = first - 1
    while ownLines.contains(line) {
      if let reason = viewStates[line] { return reason }
      line -= 1
    }
    return nil
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ lines: LineTable) {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] == UInt8(ascii: "/") { start += 1 }
    while start < range.upperBound, bytes[start] == UInt8(ascii: " ") { start += 1 }
    let isOwnLine = Comments.isBlank(bytes, before: range.lowerBound)
    let isDirective =
      start < range.upperBound && [UInt8(ascii: "v"), UInt8(ascii: "V"), UInt8(ascii: "r")].contains(bytes[start])
    guard isOwnLine || isDirective else { return }
    let line = lines.line(of: range.lowerBound)
    if isOwnLine { ownLines.insert(line) }
    guard isDirective else { return }
    let text = String(decoding: bytes[start..<range.upperBound], as: UTF8.self)
    if let reason = Comments.reason(after: "view state:", in: text) {
      viewStates[line] = reason
    } else if let rest = Comments.reason(after: "rulemeter:allow", in: text) {
      allowances.append((rest, line, range.lowerBound))
    }
  }

  private static func reason(after prefix: String, in text: String) -> String? {
    guard text.prefix(prefix.count).lowercased() == prefix else { return nil }
    let reason = text.dropFirst(prefix.count).drop { $0 == " " }
    return reason.isEmpty ? nil : String(reason)
  }

  private static func endOfLine(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
  }

  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
    let last = bytes[..<offset].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return last == nil || last == UInt8(ascii: "\n")
  }
}
