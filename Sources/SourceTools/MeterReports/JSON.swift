import Foundation

/// A value of a JSON document.
indirect enum JSON: Encodable {
  case text(String)
  case number(Int)
  case truth(Bool)
  case list([JSON])
  case object([String: JSON])

  /// An object without the members that have no value.
  static func members(_ members: [String: JSON?]) -> JSON { .object(members.compactMapValues { $0 }) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .truth(let truth): try container.encode(truth)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }

  /// Indented, keys sorted, without a line end at its end.
  func document() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
