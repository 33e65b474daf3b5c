/// The comments that speak to the meter: `// view state: reason` and `// rulemeter:allow R2 raw-write — reason`.
struct Comments {
  private var viewStates: [Int: String] = [:]
  private var ownLines: Set<Int> = []
  private(set) var suppressions: [SuppressionComment] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ lines: LineTable) {
    var allowances: [(text: String, line: Int, offset: Int)] = []
    for (line, begin) in zip(1..., lines.starts) {
      let text = bytes[begin..<(line < lines.starts.count ? lines.starts[line] - 1 : bytes.count)]
      guard let start = Comments.start(in: text) else { continue }
      if text[..<start].allSatisfy({ " \t".utf8.contains($0) }) {
        ownLines.insert(line)
        if ownLines.contains(line - 1) { viewStates[line] = viewStates[line - 1] }
      }
      let words = text[start...].drop { $0 == UInt8(ascii: "/") }.drop(while: " \t".utf8.contains)
      guard let first = words.first, "vVr".utf8.contains(first) else { continue }
      let comment = String(decoding: words.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      if let reason = Comments.reason(after: "view state:", in: comment) {
        viewStates[line] = reason
      } else if let rest = Comments.reason(after: "rulemeter:allow", in: comment) {
        allowances.append((rest, line, start))
      }
    }
    resolve(allowances)
  }

  /// Where a comment starts: not in "https://example.org", nor in another string that ends before it.
  private static func start(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    let (slash, quote, colon) = (UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: ":"))
    var (first, isInString) = (Int?.none, false)
    for index in line.indices.dropLast() {
      if line[index] == quote { isInString.toggle() }
      guard line[index] == slash, line[index + 1] == slash, line[..<index].last != colon else { continue }
      if !isInString { return index }
      first = first ?? index
    }
    return isInString == (line.last == quote) ? nil : first  // Behind a lone quote.
  }

  /// A comment at the end of a line allows in its line, one on a line of its own in the first line below that holds
  /// code. Goes from the last comment to the first, so that a long block of comments is walked once.
  private mutating func resolve(_ allowances: [(text: String, line: Int, offset: Int)]) {
    var below = (line: Int.max, allowed: Int.max)
    for (text, own, offset) in allowances.reversed() {
      var line = own
      while ownLines.contains(line), line < below.line { line += 1 }
      below = (own, line == below.line ? below.allowed : line)
      suppressions.append(SuppressionComment(text, line: below.allowed, offset: offset))
    }
    suppressions.reverse()
  }

  /// The reason given on the declaration's first line or on that of its name, or in the comment right above one of them.
  func viewStateReason(forDeclarationFrom first: Int, to last: Int) -> String? {
    let above = [first - 1, last - 1].filter(ownLines.contains)
    return ([first, last] + above).lazy.compactMap { viewStates[$0] }.first
  }

  private static func reason(after prefix: String, in text: String) -> String? {
    guard text.prefix(prefix.count).lowercased() == prefix else { return nil }
    let reason = text.dropFirst(prefix.count).drop { $0 == " " }
    return reason.isEmpty ? nil : String(reason)
  }
}
