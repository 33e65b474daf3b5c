/// The comments that speak to the meter: `// view state: reason` and `// rulemeter:allow R2 raw-write — reason`.
struct Comments {
  private var viewStates: [Int: String] = [:]
  private var ownLines: Set<Int> = []
  private(set) var suppressions: [SuppressionComment] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var allowances: [(text: String, line: Int, offset: Int)] = []
    let slash = UInt8(ascii: "/")
    for (line, text) in zip(1..., bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)) {
      // Not the one in "https://example.org".
      let start = text.indices.dropLast().first { index in
        text[index] == slash && text[index + 1] == slash && text[..<index].last != UInt8(ascii: ":")
      }
      guard let start else { continue }
      if text[..<start].allSatisfy({ " \t".utf8.contains($0) }) { ownLines.insert(line) }
      let words = text[start...].drop { $0 == slash }.drop { $0 == UInt8(ascii: " ") }
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

  /// A comment at the end of a line allows in its line, one on a line of its own in the first line below that is no
  /// comment. From the last to the first, so that a long block of comments is walked once.
  private mutating func resolve(_ allowances: [(text: String, line: Int, offset: Int)]) {
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
    let own = (first...max(first, last)).lazy.compactMap { viewStates[$0] }
    if let reason = own.first { return reason }
    var line = first - 1
    while ownLines.contains(line) {
      if let reason = viewStates[line] { return reason }
      line -= 1
    }
    return nil
  }

  private static func reason(after prefix: String, in text: String) -> String? {
    guard text.prefix(prefix.count).lowercased() == prefix else { return nil }
    let reason = text.dropFirst(prefix.count).drop { $0 == " " }
    return reason.isEmpty ? nil : String(reason)
  }
}
