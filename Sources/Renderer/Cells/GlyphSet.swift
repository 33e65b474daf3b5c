/// Which glyphs a terminal can show.
package enum GlyphSet: Sendable {
  case unicode
  /// ASCII alone, for fonts that lack the rest. Every glyph keeps its columns, so nothing moves.
  case ascii

  /// What stands for a glyph. The second cell of a wide character becomes a blank.
  package func replacement(for glyph: Glyph) -> Glyph {
    switch self {
    case .unicode: glyph
    case .ascii: glyph.isASCII ? glyph : glyph.asciiReplacement
    }
  }
}

extension Glyph {
  fileprivate var asciiReplacement: Glyph {
    if self == .trailingHalf { return .blank }
    return character.flatMap { Glyph.asciiReplacements[$0] } ?? Glyph(ascii: UInt8(ascii: "?"))
  }

  private static let asciiReplacements: [Character: Glyph] = [
    "💣": "*", "💥": "X", "⚑": "F", "■": "#", "…": "~", "·": ".", "●": "*", "✓": "v", "─": "-", "│": "|",
    "┌": "+", "┐": "+", "└": "+", "┘": "+", "├": "+", "┤": "+", "┬": "+", "┴": "+", "┼": "+",
  ].mapValues { Glyph($0) }
}
