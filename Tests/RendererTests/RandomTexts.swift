/// Texts of six pieces, always the same: narrow, wide, combining, joining, without width, of one scalar and of several.
struct RandomTexts: Sequence, IteratorProtocol {
  private static let pieces = [
    "a", "b", " ", "é", "■", "語", "🐶", "\u{301}", "e\u{301}", "\u{200D}", "👩‍👧", "⚑\u{FE0F}", "🇩🇪", "🇩", "👍🏽", "한",
    "\u{1112}\u{1161}\u{11AB}", "\n", "\r\n", "\u{AD}", "…", "👧", "👩‍👩‍👧‍👦",
  ]

  private var number = 1
  private var left = 20_000

  /// - Returns: A text, and a width for it that it may or may not fit.
  mutating func next() -> (text: String, columns: Int)? {
    if left == 0 { return nil }
    left -= 1
    var text = ""
    for _ in 0..<6 {
      number = (number &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      text += Self.pieces[(number >> 8) % Self.pieces.count]
    }
    return (text, (number >> 16) % 12)
  }
}
