import Foundation

/// What a lesson keeps in a file: one line of JSON with sorted keys, the same from both variants.
package protocol SavedState: Codable, Hashable, Sendable {
  /// Checks what the types leave open.
  func validate() throws(InvalidState)
}

/// Why a saved state is refused: the value that is wrong, and what it may be.
package struct InvalidState: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension SavedState {
  /// The line of JSON, without the line's end.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("A saved state can be written as JSON (was \(error))")
    }
  }

  /// Reads a line of JSON, which has to have the names that `json` writes, and no others.
  package init(json: Data) throws(InvalidState) {
    guard let found = try? JSONDecoder().decode(JSONValue.self, from: json) else {
      throw InvalidState("it is not JSON")
    }
    try found.checkValues()
    do {
      self = try JSONDecoder().decode(Self.self, from: json)
    } catch let error as DecodingError {
      throw InvalidState(error.oneLine(about: found))
    } catch let error as InvalidState {
      throw error
    } catch {
      throw InvalidState("it cannot be read")
    }
    try validate()
    let kept = Data(self.json.utf8)
    if let known = try? JSONDecoder().decode(JSONValue.self, from: kept) { try found.checkNames(against: known) }
    if json.commas > kept.commas { throw InvalidState("it has a name twice, or a comma too many") }
  }
}

extension Data {
  /// How many commas of JSON there are outside of text. Foundation reads past those that are too many.
  fileprivate var commas: Int {
    var count = 0
    var isInText = false
    var isEscaped = false
    for byte in self {
      if byte == UInt8(ascii: "\""), !isEscaped { isInText.toggle() }
      if byte == UInt8(ascii: ","), !isInText { count += 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }
}

extension InvalidState {
  /// Throws unless a value lies within its limits.
  static func check(_ name: String, _ value: Int, in limits: ClosedRange<Int>) throws(InvalidState) {
    guard limits.contains(value) else {
      throw InvalidState("'\(name)' is \(value), allowed is \(limits.lowerBound)…\(limits.upperBound)")
    }
  }

  /// Throws unless a value is what the rest of the state makes of it.
  static func check<Value: Equatable>(_ name: String, _ value: Value, is expected: Value) throws(InvalidState) {
    guard value == expected else {
      throw InvalidState("'\(name)' is \(value), which does not fit the rest: it has to be \(expected)")
    }
  }
}

extension DecodingError {
  fileprivate func oneLine(about found: JSONValue) -> String {
    switch self {
    case .keyNotFound(let key, let context): "\(context.path(to: key)) is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "\(context.path()) is \(found[context.codingPath[...]] ?? .null), allowed is \(words(for: type))"
    case .dataCorrupted(let context): "\(context.path()) is not valid"
    @unknown default: "it cannot be read"
    }
  }
}

private func words(for type: Any.Type) -> String {
  switch type {
  case is any BinaryInteger.Type: "a whole number"
  case is Bool.Type: "true or false"
  case is String.Type: "text in quotes"
  case is [Any].Type, is any UnkeyedDecodingContainer.Type: "a list"
  default: "an object"
  }
}

extension DecodingError.Context {
  fileprivate func path(to key: (any CodingKey)? = nil) -> String {
    let keys = codingPath + (key.map { [$0] } ?? [])
    if keys.isEmpty { return "it" }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".").quoted
  }
}
