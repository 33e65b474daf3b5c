import Foundation

/// A value as every command prints it with `--format json`: on one line unless it is to be read by people, keys sorted.
package func json(_ value: some Encodable, isPretty: Bool = false) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let text = String(decoding: try encoder.encode(value), as: UTF8.self)
  return isPretty ? laidOut(Array(text.utf8)[...]) : text
}

/// JSON on one line, in lines: what fits on one stays there, so that a record has a line for each of its rows.
private func laidOut(_ text: ArraySlice<UInt8>, after indent: String = "") -> String {
  let width = 118
  let isContainer = text.first == UInt8(ascii: "{") || text.first == UInt8(ascii: "[")
  if !isContainer || text.count + indent.count <= width { return String(decoding: text, as: UTF8.self) }
  let inner = indent + "  "
  let members = text.dropFirst().dropLast().split(outsideTextsAt: UInt8(ascii: ",")).map { member in
    let parts = member.split(outsideTextsAt: UInt8(ascii: ":"))
    guard text.first == UInt8(ascii: "{"), parts.count == 2 else { return inner + laidOut(member, after: inner) }
    return "\(inner)\(String(decoding: parts[0], as: UTF8.self)): \(laidOut(parts[1], after: inner))"
  }
  let (first, last) = (Character(Unicode.Scalar(text.first ?? 0)), Character(Unicode.Scalar(text.last ?? 0)))
  return "\(first)\n\(members.joined(separator: ",\n"))\n\(indent)\(last)"
}

extension ArraySlice<UInt8> {
  /// Cuts JSON at a sign that stands in no text, and in no object or list inside.
  fileprivate func split(outsideTextsAt separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var (start, depth, isText, isEscaped) = (startIndex, 0, false, false)
    for index in indices {
      let byte = self[index]
      if isText {
        if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case separator where depth == 0:
        parts.append(self[start..<index])
        start = index + 1
      default: break
      }
    }
    return parts + [self[start...]]
  }
}
