import Foundation
import PlainText
import Play
import SourceTools

/// JSON with a line for each row, and for each list of a row that holds rows itself: what a change of it changes can be read.
enum RecordLayout {
  private static let width = 118
  /// The lists of a row stand in so many objects and lists, and each of them on one line.
  private static let depthOfLists = 4

  /// - Parameter value: What `JSONSerialization` reads.
  static func text(of value: Any, after indent: String = "", depth: Int = 0) throws -> String {
    let line = try line(of: value)
    guard depth < depthOfLists, line.count + indent.count > width, line.contains("[{") else { return line }
    let inner = indent + "  "
    func member(_ value: Any) throws -> String { try text(of: value, after: inner, depth: depth + 1) }
    let members: [String] =
      if let object = value as? [String: Any] {
        try object.sorted { $0.key < $1.key }.map { name, value in "\(try self.line(of: name)): \(try member(value))" }
      } else {
        try (value as? [Any] ?? []).map(member)
      }
    let lines = members.map { inner + $0 }.joined(separator: ",\n")
    return "\(line.prefix(1))\n\(lines)\n\(indent)\(line.suffix(1))"
  }

  private static func line(of value: Any) throws -> String {
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
    return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
  }
}

extension Record where Contents: Encodable {
  /// Writes it anew, in lines of rows.
  func writeRows(_ contents: Contents, in package: PackageFolder) throws {
    let value = try JSONSerialization.jsonObject(with: Data(json(contents).utf8))
    try package.write(Data((RecordLayout.text(of: value) + "\n").utf8), to: path)
  }
}
