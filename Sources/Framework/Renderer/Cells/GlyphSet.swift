import PlainText

/// The characters that are drawn: all of Unicode, or what every font has.
public enum GlyphSet: Sendable {
  case unicode
  /// Every other character is replaced by one of as many columns, so that nothing moves.
  case ascii

  private static let replacements: [Character: Character] = [
    "💣": "*", "⚑": "F", "■": "#", "…": "~", "·": ".", "🐶": "d", "🐱": "c", "🐷": "p",
  ]

  /// What is drawn for a glyph. The second cell of a wide character becomes a blank.
  public func replacing(_ glyph: Glyph) -> Glyph {
    if self == .unicode || glyph.isASCII { return glyph }
    return glyph.character.map { Glyph(replacement(for: $0)) } ?? .blank
  }

  /// The line with every character replaced that is not drawn.
  public func replacing(_ line: String) -> String {
    switch self {
    case .unicode: line
    case .ascii: line.reduce(into: "") { $0 += replacing($1) }
    }
  }

  /// What is drawn for one character.
  public func replacing(_ character: Character) -> String {
    if self == .unicode || character.isASCII { return String(character) }
    return String(replacement(for: character)) + String(repeating: " ", count: max(character.columnWidth - 1, 0))
  }

  private func replacement(for character: Character) -> Character { GlyphSet.replacements[character] ?? "?" }
}
