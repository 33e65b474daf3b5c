/// Finds brackets that open inside each other without anything between: `[[[[…`.
///
/// The parser looks ahead from each of them in two ways, so that its time doubles with each; what is deeper than anyone
/// writes is refused before it is parsed. Comments and strings are skipped.
enum BracketRuns {
  static let limit = 16

  /// The offset of the first bracket past the limit.
  static func overflow(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var run = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["):
        run += 1
        if run > limit { return index }
      case UInt8(ascii: "("), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      case UInt8(ascii: "\""): index = endOfString(in: bytes, from: index)
      case UInt8(ascii: "/"): index = endOfComment(in: bytes, from: index)
      default: run = 0
      }
      index += 1
    }
    return nil
  }

  /// The last byte of the string that begins here. A string of one line ends with its line at the latest.
  private static func endOfString(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let quote = UInt8(ascii: "\"")
    let isMultiline = start + 2 < bytes.count && bytes[start + 1] == quote && bytes[start + 2] == quote
    var index = start + (isMultiline ? 3 : 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
      } else if isMultiline, bytes[index] == quote, index + 2 < bytes.count, bytes[index + 1] == quote,
        bytes[index + 2] == quote
      {
        return index + 2
      } else if !isMultiline, bytes[index] == quote || bytes[index] == UInt8(ascii: "\n") {
        return index
      }
      index += 1
    }
    return index
  }

  /// The last byte of the comment that begins here, or the slash itself.
  private static func endOfComment(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start + 1 < bytes.count else { return start }
    var index = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      return index
    case UInt8(ascii: "*"):
      while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
        index += 1
      }
      return index + 1
    default: return start
    }
  }
}
