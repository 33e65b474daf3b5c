/// Finds what is larger or nested deeper than anyone writes and than the parser bears, before a file is parsed.
///
/// - Brackets that open inside each other without anything between, `[[[[…`: the parser looks ahead from each of them
///   in two ways, so that its time doubles with each.
/// - Strings inside the interpolations of strings, `"\("\("\(…`: the lexer copies its state for each of them.
/// - Brackets of any kind, far deeper than the parser follows, and brackets that close nothing: its time is quadratic
///   there.
/// - Lines and statements: a syntax tree takes some kilobytes for each of them.
///
/// Comments are skipped. A line break ends every string of one line and what is open in it, and a bracket closes what
/// was left open inside it, so that what the scan misreads (a quote in a regular expression) misleads it for a line.
struct Nesting {
  static let runLimit = 16
  static let stringLimit = 32
  static let depthLimit = 1_000
  static let statementLimit = 200_000

  private enum Open: Equatable {
    case bracket(UInt8)
    case interpolation
    case string(hashes: Int, isMultiline: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var run = 0
  private var strings = 0
  private var statements = 0
  /// Brackets that close nothing.
  private var strays = 0
  private var open: [Open] = []

  /// The first place past a limit, and what is wrong there.
  static func excess(in bytes: UnsafeBufferPointer<UInt8>) -> (offset: Int, reason: String)? {
    var scan = Nesting(bytes: bytes)
    while scan.index < bytes.count {
      if case .string(let hashes, let isMultiline) = scan.open.last {
        scan.text(hashes, isMultiline)
      } else {
        scan.code()
      }
      if let reason = scan.reason { return (scan.index - 1, reason) }
    }
    return nil
  }

  private var reason: String? {
    if run > Nesting.runLimit { return "nests more than \(Nesting.runLimit) brackets without anything between" }
    if strings > Nesting.stringLimit { return "nests more than \(Nesting.stringLimit) strings in one another" }
    if open.count > Nesting.depthLimit { return "nests more than \(Nesting.depthLimit) brackets in one another" }
    if strays > Nesting.depthLimit { return "closes more than \(Nesting.depthLimit) brackets that nothing opens" }
    if statements > Nesting.statementLimit { return "has more than \(Nesting.statementLimit) lines or statements" }
    return nil
  }

  // MARK: Code

  private mutating func code() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): enter(byte)
    case UInt8(ascii: "]"): leave(UInt8(ascii: "["))
    case UInt8(ascii: ")"): leave(UInt8(ascii: "("))
    case UInt8(ascii: "}"): leave(UInt8(ascii: "{"))
    case UInt8(ascii: ";"): (run, statements) = (0, statements + 1)
    case _ where bytes.endsLine(byte, at: index):
      statements += 1
      if strings > 0 { endLine() }
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
    case UInt8(ascii: "\""): return begin(hashes: 0)
    case UInt8(ascii: "#"): return beginRaw()
    case UInt8(ascii: "/"): return skipComment()
    default: run = 0
    }
    index += 1
  }

  private mutating func enter(_ bracket: UInt8) {
    open.append(.bracket(bracket))
    run = bracket == UInt8(ascii: "{") ? 0 : bracket == UInt8(ascii: "[") ? run + 1 : run
  }

  /// Closes the nearest bracket of this kind, with what was left open inside it.
  private mutating func leave(_ bracket: UInt8) {
    run = 0
    let isEnd: (Open) -> Bool = { open in
      if case .string = open { return true }
      return open == .bracket(bracket) || open == .interpolation
    }
    guard let last = open.lastIndex(where: isEnd) else { return strays += 1 }
    if open[last] == .bracket(bracket) || open[last] == .interpolation && bracket == UInt8(ascii: "(") {
      open.removeSubrange(last...)
    }
  }

  private mutating func endLine() {
    let isLine: (Open) -> Bool = { if case .string(_, isMultiline: false) = $0 { true } else { false } }
    guard let first = open.firstIndex(where: isLine) else { return }
    open.removeSubrange(first...)
    strings = open.count { if case .string = $0 { true } else { false } }
  }

  private mutating func beginRaw() {
    var hashes = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { (hashes, index) = (hashes + 1, index + 1) }
    run = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { begin(hashes: hashes) }
  }

  private mutating func begin(hashes: Int) {
    let isMultiline = isQuoted(at: index, quotes: 3)
    open.append(.string(hashes: hashes, isMultiline: isMultiline))
    (run, strings) = (0, strings + 1)
    index += isMultiline ? 3 : 1
  }

  private mutating func skipComment() {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if next == UInt8(ascii: "/") {
      while index < bytes.count, !bytes.endsLine(bytes[index], at: index) { index += 1 }
    } else if next == UInt8(ascii: "*") {
      index += 2
      while index < bytes.count, bytes[index - 1] != UInt8(ascii: "*") || bytes[index] != UInt8(ascii: "/") {
        index += 1
      }
      index += 1
    } else {
      (run, index) = (0, index + 1)
    }
  }

  // MARK: Text

  private mutating func text(_ hashes: Int, _ isMultiline: Bool) {
    let quotes = isMultiline ? 3 : 1
    switch bytes[index] {
    case let byte where bytes.endsLine(byte, at: index):
      statements += 1
      if !isMultiline { endLine() }
    case UInt8(ascii: "\\") where isHashed(after: index, hashes):
      index += hashes + 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "(") { open.append(.interpolation) }
    case UInt8(ascii: "\"") where isQuoted(at: index, quotes: quotes) && isHashed(after: index + quotes - 1, hashes):
      index += quotes - 1 + hashes
      open.removeLast()
      strings -= 1
    default: break
    }
    index += 1
  }

  private func isQuoted(at start: Int, quotes: Int) -> Bool {
    start + quotes <= bytes.count && bytes[start..<(start + quotes)].allSatisfy { $0 == UInt8(ascii: "\"") }
  }

  private func isHashed(after start: Int, _ hashes: Int) -> Bool {
    if hashes == 0 { return true }
    return start + hashes < bytes.count && bytes[(start + 1)...(start + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
