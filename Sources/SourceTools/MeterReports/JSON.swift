import Foundation

/// A value of a JSON document.
struct JSON: Encodable {
  private let value: any Encodable

  /// Without the members that have no value.
  static func object(_ members: [String: (any Encodable)?]) -> JSON {
    JSON(value: members.compactMapValues { $0.map(JSON.init) })
  }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// Indented, with sorted keys and without a final line break.
  func document() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
