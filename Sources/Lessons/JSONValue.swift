import Foundation

/// What a file holds, whatever it means.
enum JSONValue: Decodable, CustomStringConvertible {
  case object([String: JSONValue])
  case array([JSONValue])
  case number(Decimal)
  case string(String)
  case boolean(Bool)
  case null
  /// A number that `Decimal` cannot hold, or text that is not UTF-8.
  case invalid

  init(from decoder: any Decoder) throws {
    if let names = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        Dictionary(
          uniqueKeysWithValues: try names.allKeys.map { ($0.stringValue, try names.decode(JSONValue.self, forKey: $0)) }
        ))
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      self = .array(array)
    } else {
      let value = try decoder.singleValueContainer()
      self =
        (try? value.decode(Decimal.self)).map { .number($0) } ?? (try? value.decode(String.self)).map { .string($0) }
        ?? (try? value.decode(Bool.self)).map { .boolean($0) } ?? (value.decodeNil() ? .null : .invalid)
    }
  }

  var description: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .number(let number): "\(number)"
    case .string(let string): string.quoted
    case .boolean(let boolean): "\(boolean)"
    case .null: "null"
    case .invalid: "invalid"
    }
  }

  subscript(path: ArraySlice<any CodingKey>) -> JSONValue? {
    guard let key = path.first else { return self }
    switch self {
    case .object(let members): return members[key.stringValue]?[path.dropFirst()]
    case .array(let elements):
      guard let index = key.intValue, elements.indices.contains(index) else { return nil }
      return elements[index][path.dropFirst()]
    default: return nil
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  // MARK: Checking

  /// Throws when there is a name that another value, of the same form, does not have.
  func checkNames(against known: JSONValue, at path: String = "") throws(InvalidState) {
    switch (self, known) {
    case (.object(let members), .object(let knownMembers)):
      for (name, member) in members.sorted(by: { $0.key < $1.key }) {
        guard let known = knownMembers[name] else {
          let names = knownMembers.keys.sorted().joined(separator: ", ")
          throw InvalidState("\((path + name).quoted) is unknown, allowed are \(names)")
        }
        try member.checkNames(against: known, at: "\(path)\(name).")
      }
    case (.array(let elements), .array(let knownElements)):
      for (index, (element, known)) in zip(elements, knownElements).enumerated() {
        try element.checkNames(against: known, at: "\(path)\(index).")
      }
    default: break
    }
  }

  /// Throws when there is a number that is not whole, as all of ours are, or something that cannot be read.
  func checkValues(at path: String = "") throws(InvalidState) {
    let place = String(path.dropLast()).quoted
    switch self {
    case .object(let members):
      for (name, member) in members.sorted(by: { $0.key < $1.key }) { try member.checkValues(at: "\(path)\(name).") }
    case .array(let elements):
      for (index, element) in elements.enumerated() { try element.checkValues(at: "\(path)\(index).") }
    case .number(let number) where Int("\(number)") == nil:
      let limit = "\(number)".contains(".") ? "" : " of at most 18 digits"
      throw InvalidState("\(place) is \(number), allowed is a whole number\(limit)")
    case .invalid: throw InvalidState("\(place) is too large a number, or text that is not UTF-8")
    case .number, .string, .boolean, .null: break
    }
  }
}
