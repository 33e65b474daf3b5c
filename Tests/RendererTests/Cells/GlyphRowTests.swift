import Testing

@testable import Renderer

/// Narrow, wide, combining, joining, without width, of one scalar and of several.
private let pieces = [
  "a", "b", " ", "é", "■", "語", "🐶", "\u{301}", "e\u{301}", "\u{200D}", "👩‍👧", "⚑\u{FE0F}", "🇩🇪", "🇩", "👍🏽", "한",
  "\u{1112}\u{1161}\u{11AB}", "\n", "\r\n", "\u{AD}", "…", "👧", "👩‍👩‍👧‍👦",
]

/// What fits, found character by character.
private func glyphs(of text: String, columns: Int) -> [Glyph] {
  let row = text.flatMap { character in
    [[], [Glyph(character)], [Glyph(character), .trailingHalf]][character.columnWidth]
  }
  if row.count <= columns { return row }
  var fitting: [Glyph] = []
  for character in text {
    let next = fitting.count + character.columnWidth
    if next >= columns { break }
    fitting += [[], [Glyph(character)], [Glyph(character), .trailingHalf]][character.columnWidth]
  }
  return columns > 0 ? fitting + [Glyph("…")] : []
}

private func row(of text: String, columns: Int) -> [Glyph] {
  withUnsafeTemporaryAllocation(of: Glyph.self, capacity: columns) { room in
    var row = GlyphRow(in: room)
    row.append(text)
    return Array(room[..<row.count])
  }
}

@Suite struct `A row of glyphs` {
  @Test(
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("a語", 3, "a語"), ("a語b", 3, "a…"), ("語語", 3, "語…"), ("", 0, ""),
      ("a", 0, ""), ("ab", 1, "…"), ("e\u{301}x", 2, "e\u{301}x"),
    ] as [(String, Int, String)])
  func `holds what fits, and says when that is not all`(text: String, columns: Int, shown: String) {
    #expect(String(row(of: text, columns: columns).compactMap(\.character)) == shown)
  }

  @Test func `is what its characters are one by one, for any text`() {
    var number = 1
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<6 {
        number = (number &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
        text += pieces[(number >> 8) % pieces.count]
      }
      let columns = (number >> 16) % 12
      #expect(
        row(of: text, columns: columns) == glyphs(of: text, columns: columns), "\(text.unicodeScalars.map(\.value))")
    }
  }
}
