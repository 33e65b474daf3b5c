import Foundation

/// A value of a JSON document.
struct JSON: Encodable {
  private let value: any Encodable

  static func text(_ text: String) -> JSON { JSON(value: text) }
  static func number(_ number: Int) -> JSON { JSON(value: number) }
  static func truth(_ truth: Bool) -> JSON { JSON(value: truth) }
  static func list(_ values: [JSON]) -> JSON { JSON(value: values) }
  /// Without the members that have no value.
  static func object(_ members: [String: JSON?]) -> JSON { JSON(value: members.compactMapValues { $0 }) }

  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }

  /// Indented, keys sorted, without a line end at its end.
  func document() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
