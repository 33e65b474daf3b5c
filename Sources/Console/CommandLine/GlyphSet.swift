import Renderer

/// The characters that are drawn: all of Unicode, or what every font has.
package enum GlyphSet: Sendable {
  case unicode, ascii

  private static let replacements: [Character: String] = ["💣": "*", "⚑": "F", "■": "#", "…": "~", "·": "."]

  /// The line with every character that is not ASCII replaced by one of as many columns.
  package func replacing(_ line: String) -> String {
    switch self {
    case .unicode: line
    case .ascii: line.reduce(into: "") { $0 += replacing($1) }
    }
  }

  /// The replacement of one character.
  package func replacing(_ character: Character) -> String {
    if self == .unicode || character.isASCII { return String(character) }
    let known = GlyphSet.replacements[character] ?? "?"
    return known + String(repeating: " ", count: max(character.columnWidth - 1, 0))
  }
}
