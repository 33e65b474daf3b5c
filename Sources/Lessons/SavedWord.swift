/// One of a few words in a saved state; any other is refused with the words there are.
package protocol SavedWord: Codable, CaseIterable, RawRepresentable<String> {}

extension SavedWord {
  /// Reads the word; throws `InvalidState` for any other.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let word = Self(rawValue: text) else {
      let path = decoder.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      let words = Self.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw InvalidState("'\(path)' is \(text.quoted), allowed is one of \(words)")
    }
    self = word
  }
}
