import PlainText
import Testing

@testable import Renderer

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
    for (text, columns) in RandomTexts() {
      #expect(
        row(of: text, columns: columns) == glyphs(of: text, columns: columns), "\(text.unicodeScalars.map(\.value))")
    }
  }
}
