import Testing

@testable import Renderer

private func surface(_ width: Int, _ height: Int = 1, _ lines: String...) -> Surface {
  let surface = Surface(size: Size(width: width, height: height))
  let canvas = Canvas(on: surface, frame: Rect(surface.size))
  for (row, line) in lines.enumerated() { canvas.write(line, x: 0, y: row) }
  surface.clearDamage()
  return surface
}

/// The damaged columns of each row.
private func spans(_ surface: Surface) -> [Range<Int>?] { (0..<surface.size.height).map { surface.damage[$0] } }

@Test func `a new surface is blank, and damaged all over`() {
  let surface = Surface(size: Size(width: 3, height: 2))
  #expect(surface.lines == ["", ""])
  #expect(spans(surface) == [0..<3, 0..<3])
  surface.clearDamage()
  #expect(surface.damage.isEmpty)
  #expect(spans(surface) == [nil, nil])
}

@Test func `damage spans the columns that changed, row by row`() {
  let surface = surface(10, 4)
  surface.fill(7..<8, row: 1, with: Cell(Glyph("a")))
  surface.fill(2..<3, row: 1, with: Cell(Glyph("b")))
  surface.fill(4..<5, row: 3, with: Cell(Glyph("c")))
  #expect(spans(surface) == [nil, 2..<8, nil, 4..<5])
  #expect(surface.damage.rows == 1..<4)
}

@Test func `what stays as it is damages nothing, another style does`() {
  let surface = surface(5, 1, "abc💣")
  Canvas(on: surface, frame: Rect(surface.size)).write("abc💣", x: 0, y: 0)
  #expect(surface.damage.isEmpty)
  Canvas(on: surface, frame: Rect(surface.size)).write("abc💣", x: 0, y: 0, style: .bold)
  #expect(spans(surface) == [0..<5])
}

@Test(
  arguments: [
    // What is written over `a💣🐶b`, where, and what is left.
    ("x", 0, "x💣🐶b", 0..<1), ("x", 1, "ax 🐶b", 1..<3), ("x", 2, "a x🐶b", 1..<3), ("x", 3, "a💣x b", 3..<5),
    ("xy", 2, "a xy b", 1..<5), ("漢", 1, "a漢🐶b", 1..<3), ("漢", 0, "漢 🐶b", 0..<3), ("漢", 2, "a 漢 b", 1..<5),
  ] as [(String, Int, String, Range<Int>)])
func `half of a wide character never stays`(text: String, x: Int, left: String, damage: Range<Int>) {
  let surface = surface(6, 1, "a💣🐶b")
  Canvas(on: surface, frame: Rect(surface.size)).write(text, x: x, y: 0)
  #expect(surface.lines == [left])
  #expect(spans(surface) == [damage])
}

@Test func `clearing a part blanks its cells alone`() {
  let surface = surface(6, 2, "abcdef", "💣💣💣")
  surface.clear(Rect(x: 1, y: 0, width: 3, height: 2))
  #expect(surface.lines == ["a   ef", "    💣"])
  surface.clear(Rect(x: -5, y: 9, width: 3, height: 2))
  #expect(surface.lines == ["a   ef", "    💣"])
}

@Test func `damage is copied elsewhere as far as it fits`() {
  let part = surface(4, 2, "ab💣", "c💣d")
  part.damageAll()
  let whole = surface(6, 2, "------", "------")
  whole.copyDamage(of: part, to: Point(x: 3, y: 1))
  #expect(whole.lines == ["------", "---ab-"])
  part.clearDamage()
  Canvas(on: part, frame: Rect(part.size)).write("x", x: 3, y: 1)
  let second = surface(8, 2)
  second.copyDamage(of: part, to: Point(x: 1, y: 0))
  #expect(second.lines == ["", "    x"])
}

@Test func `the first difference is the first in reading order`() {
  #expect(surface(3, 2, "abc", "def").firstDifference(from: surface(3, 2, "abc", "def")) == nil)
  #expect(surface(3, 2, "abc", "dxx").firstDifference(from: surface(3, 2, "abc", "def")) == Point(x: 1, y: 1))
  #expect(surface(3, 2).firstDifference(from: surface(2, 3)) == Point(x: 0, y: 0))
}

@Test func `in ASCII a line keeps its columns`() {
  #expect(surface(17, 1, "💣⚑■…é漢! ✓✗–→“").lines(glyphs: .ascii) == ["* F#~?? ! +x->\""])
  #expect(GlyphSet.ascii.replacing(Glyph.trailingHalf) == .blank)
}
