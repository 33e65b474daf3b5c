// Cells in words, for messages.

extension Cell: CustomStringConvertible {
  /// The character, and the style where there is one: `'7' bold blue`.
  public var description: String {
    let shown = glyph.character.map { "'\($0)'" } ?? "the right half of a wide character"
    return ([shown] + style.words).joined(separator: " ")
  }
}

extension Style {
  fileprivate var words: [String] {
    let named: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.underline, "underlined"), (.reverse, "reversed"),
    ]
    return named.filter { attributes.contains($0.0) }.map(\.1)
      + [foreground.map { "\($0)" }, background.map { "on \($0)" }].compactMap { $0 }
  }
}
