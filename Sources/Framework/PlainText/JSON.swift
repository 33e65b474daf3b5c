import Foundation

/// A value as every command prints it with `--format json`: on one line unless it is to be read by people, keys sorted.
package func json(_ value: some Encodable, isPretty: Bool = false) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let data = try encoder.encode(value)
  if !isPretty { return String(decoding: data, as: UTF8.self) }
  return try laidOut(JSONSerialization.jsonObject(with: data)) { line, depth in line.utf8.count + 2 * depth > 118 }
}

/// JSON in lines: an object or a list that is broken has a line for each of its members.
/// - Parameters:
///   - value: What `JSONSerialization` reads.
///   - depth: In how many objects and lists it stands.
///   - isBroken: Whether to break a value that would otherwise be this whole line.
package func laidOut(
  _ value: Any, depth: Int = 0, where isBroken: (_ line: String, _ depth: Int) -> Bool
) throws -> String {
  let whole = try line(of: value)
  guard value is [String: Any] || value is [Any], isBroken(whole, depth) else { return whole }
  func member(_ value: Any) throws -> String { try laidOut(value, depth: depth + 1, where: isBroken) }
  let members: [String] =
    if let object = value as? [String: Any] {
      try object.sorted { $0.key < $1.key }.map { "\(try line(of: $0)): \(try member($1))" }
    } else {
      try (value as? [Any] ?? []).map(member)
    }
  let indent = String(repeating: "  ", count: depth)
  let lines = members.map { "\(indent)  \($0)" }.joined(separator: ",\n")
  return "\(whole.prefix(1))\n\(lines)\n\(indent)\(whole.suffix(1))"
}

private func line(of value: Any) throws -> String {
  let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
  return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
}
