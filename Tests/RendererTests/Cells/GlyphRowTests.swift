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
  @Test func `is what its characters are one by one, for any text`() {
    for (text, columns) in RandomTexts() {
      #expect(
        row(of: text, columns: columns) == glyphs(of: text, columns: columns), "\(text.unicodeScalars.map(\.value))")
    }
  }
}
