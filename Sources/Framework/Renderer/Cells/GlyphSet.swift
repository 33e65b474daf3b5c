/// The characters that are drawn: all of Unicode, or what every font has.
public enum GlyphSet: Sendable {
  case unicode
  /// Every other character is replaced by one of as many columns, so that nothing moves.
  case ascii

  private static let replacements: [Character: Character] = [
    "💣": "*", "⚑": "F", "■": "#", "…": "~", "·": ".", "🐶": "d", "🐱": "c", "🐷": "p",
    "✓": "+", "✗": "x", "–": "-", "→": ">", "“": "\"", "”": "\"",
  ]

  /// What is drawn for a glyph. The second cell of a wide character becomes a blank.
  public func replacing(_ glyph: Glyph) -> Glyph {
    if self == .unicode || glyph.isASCII { return glyph }
    return glyph.character.map { Glyph(GlyphSet.replacements[$0] ?? "?") } ?? .blank
  }
}
